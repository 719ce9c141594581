import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { CampaignTitle } from '#features/campaigns/CampaignTitle.tsx';
import { periodText } from '#features/campaigns/campaign-dates.ts';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { RowMenu } from '#features/campaigns/duplicate/RowMenu.tsx';
import { RowAction } from './RowAction.tsx';
import { needsAdvertiser, getNextAction } from '#features/campaigns/status/next-action.ts';
import { SpendCell } from './SpendCell.tsx';

/** A row of the list below lg. */
export function CampaignCard({ row }: { row: CampaignRow }) {
  const isAsked = needsAdvertiser(getNextAction(row));
  return (
    <div className="relative flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <CampaignTitle row={row} hasId={false} isCover />
        <span className="-me-3 flex items-center">
          <RowMenu row={row} />
          {!isAsked && <RowAction row={row} />}
        </span>
      </div>
      <div className="flex items-center justify-between gap-3">
        <StateBadge state={row.state} />
        <span className="text-sm text-text-3">{periodText(row.publish_period_start, row.publish_period_end)}</span>
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <SpendCell row={row} unit={fa.million} />
        </div>
        {isAsked && <RowAction row={row} />}
      </div>
    </div>
  );
}
