import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ScheduledReport } from '#data/alerts/alerts.ts';
import { listQuery } from '#data/campaigns/campaigns.ts';
import { scheduledFa } from './scheduled.fa.ts';

const fa = scheduledFa.form;
/** The most that a list answers at once, newest first. */
const OFFERED = { limit: 100, offset: 0, ordering: '-created' } as const;

export interface CampaignChoiceProps {
  /** Ids. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  /** Of the report that is edited: they may be older than those offered, or archived. */
  known: ScheduledReport['campaigns'];
  error: string | undefined;
}

export function CampaignChoice({ chosen, onChange, known, error }: CampaignChoiceProps) {
  const list = useQuery(listQuery(OFFERED));
  const offered = list.data?.results ?? [];
  const campaigns = [...known, ...offered.filter(({ id }) => !known.some((campaign) => campaign.id === id))];
  const region = known.length > 0 ? { state: 'ready' as const } : getRegion(list, { isEmpty: ({ results }) => results.length === 0 });
  return (
    <Field isGroup label={fa.campaigns} error={error} isErrorUrgent>
      <div
        tabIndex={-1}
        data-invalid={error !== undefined || undefined}
        className="control-frame max-h-56 overflow-y-auto px-3 py-1.5"
        id="report-campaigns"
      >
        <DataRegion {...region} skeleton={<SkeletonRows rows={3} hasAvatar={false} />} empty={{ title: fa.noCampaigns }}>
          {campaigns.map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={<bdi>{title}</bdi>}
              isSelected={chosen.includes(id)}
              onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
              className="py-1.5"
            />
          ))}
        </DataRegion>
      </div>
    </Field>
  );
}
