import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import type { NextStep } from '#features/campaigns/status/useNextStep.ts';

/** The next useful step: a labelled button if this person has to act, else a link. */
export function RowAction({ row, step }: { row: CampaignRow; step: NextStep }) {
  const { action, isAsked } = step;
  const params = { id: String(row.id) };
  if (isAsked)
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
