import type { CallAnswer } from '@jarchi/contract/types.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import type { Quoting } from '#features/campaigns/quote/quote-sources.ts';
import type { ShownCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import { quoteList, type ListDeps } from '#features/campaigns/quote/quote-list.ts';
import { getAccepted, isListUnpaid, payUntil, priceOfShares } from '#features/campaigns/purchase/pay-list.ts';

export type ListAnswer = CallAnswer<'campaigns', 'getCampaign'>['list'];

/** A list that can be accepted, at its price of now; one that is to be paid, at its accepted price; null where there is no list. */
export async function readList(quoting: Quoting<ListDeps>, { row, placements }: ShownCampaign): Promise<ListAnswer> {
  const accepted = getAccepted(placements);
  const isUnpaid = isListUnpaid(row);
  if (accepted.length === 0 || (row.state !== 'NEGOTIATION' && !isUnpaid)) return null;
  const { price, discount, vat, total } = isUnpaid ? priceOfShares(accepted) : (await quoteList(quoting, row, accepted)).quote;
  const until = isUnpaid ? payUntil(row) : row.list_ready_at === null ? undefined : deadlineEnd('list', row.list_ready_at.getTime());
  const isoUntil = until === undefined ? null : new Date(until).toISOString();
  return { price, discount, vat, total, difference: total - openHold(row), until: isoUntil };
}
