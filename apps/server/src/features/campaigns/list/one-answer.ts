import type { CallAnswer } from '@jarchi/contract/types.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import { campaignAnswer } from './campaign-answers.ts';
import type { ShownCampaign, WholeCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { ListAnswer } from '#features/campaigns/offers/list-answer.ts';

/** The money that is missing to buy a campaign, or to accept its list. */
function getLack({ state, total, available, debt_limit }: WholeCampaign, list: ListAnswer): number {
  const isUnpaid = state === 'CREATED' || state === 'TO_PAY';
  const needed = list?.difference ?? (isUnpaid ? total : 0);
  return needed > 0 ? getShortfall(needed, available, debt_limit) : 0;
}

export function oneAnswer(row: WholeCampaign, shown: ShownCampaign, list: ListAnswer, now: number): CallAnswer<'campaigns', 'getCampaign'> {
  const { events, disputes } = row;
  return campaignAnswer({ ...shown, events, disputes, list, shortfall: getLack(row, list), now });
}
