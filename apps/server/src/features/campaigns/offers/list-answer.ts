import type { CallAnswer } from '@jarchi/contract/types.ts';
import { openHold, type LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { deadlineAt } from '@jarchi/domain/campaigns/life/clock.ts';
import type { PriceSource } from '#features/campaigns/orders/quote-sources.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import { quoteList } from '#features/campaigns/orders/list-quote.ts';
import type { Tx } from '#infra/tenancy.ts';
import { acceptedOf, isListUnpaid, payUntil, priceOfShares } from './pay-list.ts';

export type ListAnswer = CallAnswer<'campaigns', 'getCampaign'>['list'];

export interface ListDeps {
  readonly prices: Pick<PriceSource, 'listDiscounts'>;
}

/** A list that is to be taken, at its price of now; one that is to be paid, at the price it was accepted at; null where there is none. */
export async function readList(
  tx: Tx,
  { prices }: ListDeps,
  { row, placements, life }: { readonly row: CampaignRecord; readonly placements: readonly PlacementRecord[]; readonly life: LifeCampaign },
  now: number,
): Promise<ListAnswer> {
  const accepted = acceptedOf(placements);
  const isUnpaid = isListUnpaid(row);
  if (accepted.length === 0 || (row.state !== 'NEGOTIATION' && !isUnpaid)) return null;
  const { price, discount, vat, total } = isUnpaid ? priceOfShares(accepted) : (await quoteList(tx, prices, row, accepted, now)).quote;
  const until = isUnpaid ? payUntil(row) : deadlineAt(life, 'list');
  const isoUntil = until === undefined ? null : new Date(until).toISOString();
  return { price, discount, vat, total, difference: total - openHold(life), until: isoUntil };
}
