import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { needsAdvertiser, getNextAction } from '#features/campaigns/status/next-action.ts';

/** The next useful step: a labelled button if the advertiser has to act, else a link. */
export function RowAction({ row }: { row: CampaignRow }) {
  const action = getNextAction(row);
  const params = { id: String(row.id) };
  if (needsAdvertiser(action))
    return (
      <Link to="/campaigns/$id" params={params} className={`${buttonClass({ variant: 'soft' })} relative z-1`}>
        {fa.actions[action]}
      </Link>
    );
  return (
    <Link
      to="/campaigns/$id"
      params={params}
      aria-label={`${fa.actions[action]}: ${row.title}`}
      className={`${iconButtonClass()} relative z-1`}
    >
      <ChevronLeft aria-hidden size={18} />
    </Link>
  );
}
