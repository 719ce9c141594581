import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { planWindow } from '#data/publishers/plans.ts';
import { networkFilters } from './network-filters.ts';
import { networkFa as fa } from './network.fa.ts';

export interface NetworkPlansProps {
  kind: string;
  media_type: MediaType;
  chosen: number | null;
  error: string | undefined;
  onChoose: (id: number) => void;
}

/** The networks of a format, of which one is chosen; a single network is chosen automatically. */
export function NetworkPlans({ kind, media_type, chosen, error, onChoose }: NetworkPlansProps) {
  const networks = useQuery(planWindow({ kind, ordering: 'suitable', filter: networkFilters(media_type), suits: [] }, 0));
  const plans = networks.data?.results;
  const only = plans?.length === 1 ? plans[0]?.id : undefined;
  const isGone = chosen !== null && plans !== undefined && !plans.some(({ id }) => id === chosen);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (only !== undefined && (chosen === null || isGone)) choose(only);
  }, [only, chosen, isGone]);
  return (
    <section className="mx-auto w-full max-w-(--form-max) px-(--gutter) py-6">
      <DataRegion
        state={plans ? (plans.length > 0 ? 'ready' : 'empty') : networks.isError ? 'failed' : 'loading'}
        skeleton={<SkeletonRows rows={2} />}
        failedText={errorText(networks.error)}
        onRetry={() => void networks.refetch()}
        empty={{ title: fa.empty }}
      >
        {plans && (
          <RadioCards
            look="list"
            label={fa.title}
            hint={only === undefined ? fa.lead : `${fa.lead} ${fa.only}`}
            error={error === undefined ? undefined : fa.required}
            value={chosen === null || isGone ? '' : String(chosen)}
            onChange={(id) => onChoose(Number(id))}
            options={plans.map((plan) => ({
              value: String(plan.id),
              label: plan.title,
              text: fa.members(formatNumber(plan.followers)),
              media: <PlatformGlyph platform={plan.media_type} size={32} />,
            }))}
          />
        )}
      </DataRegion>
    </section>
  );
}
