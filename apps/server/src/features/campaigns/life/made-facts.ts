import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { PriceSource } from '#features/campaigns/orders/quote-sources.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import { quoteList } from '#features/campaigns/orders/list-quote.ts';
import { readReleasedCeiling } from '#features/campaigns/purchase/ceiling-hold.ts';
import type { Tx } from '#infra/tenancy.ts';
import { listEndsAt } from './content-standing.ts';
import type { ContentShelf, DeliveredContent } from './deps.ts';
import { acceptedOf, isListUnpaid, payUntil, priceOfShares } from './list-payment.ts';

type List = CallAnswer<'campaigns', 'getCampaign'>['list'];

/** What an answer about a campaign says beside its own rows, where publishers make the content. */
export interface MadeFacts {
  readonly contents: readonly Pick<DeliveredContent, 'placement_id' | 'state' | 'created'>[];
  /** Of its ceiling, before any list was taken. */
  readonly released: number;
  readonly list: List;
}

export const NOTHING_MADE: MadeFacts = { contents: [], released: 0, list: null };

export interface MadeDeps {
  readonly prices: Pick<PriceSource, 'listDiscounts'>;
  readonly contents: Pick<ContentShelf, 'listContents'>;
}

export async function readMadeFacts(
  tx: Tx,
  deps: MadeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  now: number,
): Promise<MadeFacts> {
  return {
    contents: await deps.contents.listContents(tx, row.account_id, row.id),
    released: await readReleasedCeiling(tx, row),
    list: await readList(tx, deps, row, placements, now),
  };
}

/** A list that is to be taken, at its price of now; one that is to be paid, at the price it was accepted at. */
async function readList(
  tx: Tx,
  { prices }: MadeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  now: number,
): Promise<List> {
  const accepted = acceptedOf(placements);
  const isUnpaid = isListUnpaid(row);
  if (accepted.length === 0 || (row.state !== 'NEGOTIATION' && !isUnpaid)) return null;
  const { price, discount, vat, total } = isUnpaid ? priceOfShares(accepted) : (await quoteList(tx, prices, row, accepted, now)).quote;
  const until = isUnpaid ? payUntil(row) : listEndsAt(row, placements);
  const isoUntil = until === undefined ? null : new Date(until).toISOString();
  // Before a list is taken the whole ceiling is held.
  return { price, discount, vat, total, difference: total - row.total, until: isoUntil };
}
