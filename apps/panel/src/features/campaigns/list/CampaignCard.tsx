import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { CampaignTitle } from '#features/campaigns/CampaignTitle.tsx';
import { periodText } from '#features/campaigns/campaign-dates.ts';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { RowMenu } from '#features/campaigns/duplicate/RowMenu.tsx';
import { RowAction } from './RowAction.tsx';
import { useNextStep } from '#features/campaigns/status/useNextStep.ts';
import { SpendCell } from './SpendCell.tsx';

/** A row of the list below lg. */
export function CampaignCard({ row }: { row: CampaignRow }) {
  const step = useNextStep(row);
  return (
    <div className="relative flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <CampaignTitle row={row} hasId={false} isCover />
        <span className="-me-3 flex items-center">
          <RowMenu row={row} />
          {!step.isAsked && <RowAction row={row} step={step} />}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StateBadge state={row.state} />
        <span className="text-sm text-text-3">{periodText(row.publish_period_start, row.publish_period_end)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <SpendCell row={row} unit={fa.million} />
        </div>
        {step.isAsked && <RowAction row={row} step={step} />}
        {step.waitsFor !== undefined && <span className="text-end text-sm text-text-3">{step.waitsFor}</span>}
      </div>
    </div>
  );
}
