import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { RowMenu } from '#features/campaigns/duplicate/RowMenu.tsx';
import { needsAdvertiser, getNextAction } from '#features/campaigns/status/next-action.ts';
import { RowAction } from './RowAction.tsx';

/** At the end of a row: the next step if the advertiser has to act, and a menu with the rest. */
export function RowActions({ row }: { row: CampaignRow }) {
  return (
    <span className="inline-flex items-center gap-1">
      {needsAdvertiser(getNextAction(row)) && <RowAction row={row} />}
      <RowMenu row={row} />
    </span>
  );
}
