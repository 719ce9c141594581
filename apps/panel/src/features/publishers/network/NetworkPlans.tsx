import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { CircleCheck } from 'lucide-react';
import type { MediaPlan } from '#data/publishers/plans.ts';
import { networkFa as fa } from './network.fa.ts';
import type { useNetworkChoice } from './useNetworks.ts';

/** The one possible answer, which is given already. */
function OnlyNetwork({ plan }: { plan: MediaPlan }) {
  return (
    <section aria-labelledby="only-network" className="rounded-lg border border-line-strong bg-surface px-4 py-4">
      <h2 id="only-network" className="flex items-center gap-2 text-lg font-bold">
        {fa.title}
        <span className="inline-flex items-center gap-1.5 text-sm font-medium text-success-text">
          <CircleCheck aria-hidden size={16} />
          {fa.done}
        </span>
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <PlatformGlyph platform={plan.media_type} size={40} />
        <p className="min-w-0">
          <span className="block truncate text-md font-semibold">{plan.title}</span>
          <span className="block text-sm text-text-3">{fa.members(formatNumber(plan.followers))}</span>
        </p>
      </div>
      <p className="mt-3 text-md text-text-2">
        {fa.lead} {fa.only}
      </p>
    </section>
  );
}

/** The networks of a format, of which one is chosen; a single network is shown as chosen. */
export function NetworkPlans({ choice, error }: { choice: ReturnType<typeof useNetworkChoice>; error: string | undefined }) {
  const { networks, plans, only, chosen, choose } = choice;
  return (
    <section className="mx-auto w-full max-w-(--form-max) px-(--gutter) py-6">
      <DataRegion
        state={plans ? (plans.length > 0 ? 'ready' : 'empty') : networks.isError ? 'failed' : 'loading'}
        skeleton={<SkeletonRows rows={2} />}
        error={networks.error}
        failedText={errorText(networks.error)}
        onRetry={() => void networks.refetch()}
        empty={{ title: fa.empty }}
      >
        {only ? (
          <OnlyNetwork plan={only} />
        ) : (
          plans && (
            <RadioCards
              variant="list"
              label={fa.title}
              hint={fa.lead}
              error={error === undefined ? undefined : fa.required}
              value={chosen === undefined ? '' : String(chosen.id)}
              onChange={(id) => choose(Number(id))}
              options={plans.map((plan) => ({
                value: String(plan.id),
                label: plan.title,
                text: fa.members(formatNumber(plan.followers)),
                media: <PlatformGlyph platform={plan.media_type} size={32} />,
              }))}
            />
          )
        )}
      </DataRegion>
    </section>
  );
}
