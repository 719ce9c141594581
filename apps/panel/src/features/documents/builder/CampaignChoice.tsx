import { PRE_INVOICE_CAMPAIGNS_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Checkbox } from '@jarchi/ui/fields/CheckboxField.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { buyableCampaignsQuery } from '#data/documents/pre-invoices.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { builderFa as fa } from './builder.fa.ts';

export interface CampaignChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** The campaigns that are not bought yet. Payment of the pre-invoice buys the chosen ones. */
export function CampaignChoice({ chosen, onChange }: CampaignChoiceProps) {
  const campaigns = useQuery(buyableCampaignsQuery());
  const isFull = chosen.length >= PRE_INVOICE_CAMPAIGNS_MAX;
  return (
    <section aria-labelledby="pre-invoice-campaigns">
      <h2 id="pre-invoice-campaigns" className="text-md font-semibold">
        {fa.campaigns}
      </h2>
      <p className="mb-2 text-sm text-text-3">{isFull ? fa.tooMany(formatNumber(PRE_INVOICE_CAMPAIGNS_MAX)) : fa.campaignsHint}</p>
      <div className="rounded-lg border border-line-strong">
        <DataRegion
          {...getRegion(campaigns, { isEmpty: ({ results }) => results.length === 0 })}
          skeleton={<SkeletonRows rows={3} hasAvatar={false} />}
          empty={fa.noCampaigns}
        >
          <ul className="max-h-80 divide-y divide-line overflow-y-auto">
            {campaigns.data?.results.map(({ id, title, state, total }) => {
              const isChosen = chosen.includes(id);
              return (
                <li key={id}>
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2.5 hover:bg-surface-hover">
                    <Checkbox
                      isSelected={isChosen}
                      isDisabled={isFull && !isChosen}
                      onChange={(isSelected) => onChange(isSelected ? [...chosen, id] : chosen.filter((one) => one !== id))}
                    />
                    <span className="min-w-0 flex-1 truncate text-md">{title}</span>
                    <span className="max-sm:hidden">
                      <StateBadge state={state} />
                    </span>
                    <span className="text-md font-semibold">
                      {formatToman(total)} <span className="text-sm font-normal text-text-3">{documentsFa.toman}</span>
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </DataRegion>
      </div>
    </section>
  );
}
