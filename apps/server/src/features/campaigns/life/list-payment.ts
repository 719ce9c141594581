import type { CallRefusal } from '@jarchi/contract/types.ts';
import { mustBecome } from '@jarchi/domain/campaigns/placements.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import type { CampaignQuote } from '@jarchi/domain/pricing/quote-campaign.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { moveHold, type CampaignLedger } from '#features/campaigns/campaigns.money.ts';
import {
  findEventByKey,
  listPlacements,
  lockCampaign,
  updateCampaign,
  updatePlacement,
  type CampaignRecord,
  type NewCampaign,
  type PlacementRecord,
} from '#features/campaigns/campaigns.repository.ts';
import { applyTransition, refusedAs, type TransitionDeps } from '#features/campaigns/campaigns.transitions.ts';
import { readHeld } from '#features/campaigns/purchase/ceiling-hold.repository.ts';
import type { Purchase, PurchaseOrder, PurchaseRefusal } from '#features/campaigns/purchase/purchase-order.ts';
import type { Tx } from '#infra/tenancy.ts';
import { enqueueAdvance } from './enqueue-advance.ts';

export interface ListDeps extends TransitionDeps {
  readonly ledger: CampaignLedger;
}

/** Money that a list costs. */
export type ListPrice = Record<'price' | 'discount' | 'vat' | 'total', number>;

/** Whether an accepted list waits for what it is above the hold. */
export function isListUnpaid({ state, reason }: Pick<CampaignRecord, 'state' | 'reason'>): boolean {
  return state === 'TO_PAY' && reason === 'after_negotiation';
}

/** Until when (ms) a campaign waits for its money. */
export function payUntil(row: Pick<CampaignRecord, 'state' | 'reason' | 'state_since' | 'quote_valid_until'>): number {
  return isListUnpaid(row) ? deadlineEnd('difference', row.state_since.getTime()) : row.quote_valid_until.getTime();
}

/** Those who accepted, and what they cost as the list was priced last. */
export function priceOfShares(list: readonly ListPrice[]): ListPrice {
  const sum = (key: keyof ListPrice) => list.reduce((total, item) => total + item[key], 0);
  return { price: sum('price'), discount: sum('discount'), vat: sum('vat'), total: sum('total') };
}

export const acceptedOf = (placements: readonly PlacementRecord[]): PlacementRecord[] =>
  placements.filter(({ state }) => state === 'accepted');

/** Writes each offer's share of the list; what the publisher asks stays beside it. */
export async function saveShares(tx: Tx, list: readonly PlacementRecord[], { lines }: CampaignQuote['quote']): Promise<void> {
  for (const item of list) {
    const line = lines.find(({ plan_id }) => plan_id === item.plan_id);
    if (!line) throw new Error(`placement ${item.id} is not on the list`);
    const { price, discount, vat, total } = line;
    await updatePlacement(tx, item.account_id, item.id, { price, discount, vat, total, plan_price: item.plan_price ?? item.price });
  }
}

/** The hold moves to the list, whose contents are ordered. */
export async function takeList(
  tx: Tx,
  deps: ListDeps,
  row: CampaignRecord,
  list: readonly PlacementRecord[],
  change: Partial<NewCampaign>,
  difference: number,
  at: Date,
): Promise<void> {
  await moveHold(tx, deps.ledger, row, difference, at);
  await updateCampaign(tx, row.account_id, row.id, { ...change, publishers: list.length });
  for (const item of list) await updatePlacement(tx, row.account_id, item.id, { state: mustBecome(item.state, 'content_pending') });
  await enqueueAdvance(tx, row.account_id, row.id, at);
}

/** Pays what an accepted list is above the hold, under the account's lock. The price that was accepted holds while it waits. */
export async function payListIn(
  tx: Tx,
  deps: ListDeps,
  row: CampaignRecord,
  order: PurchaseOrder,
  balances: { readonly available: number; readonly debt_limit: number },
  now: number,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const { actor, idempotency_key } = order;
  if (now >= payUntil(row)) return refuse(refusedAs(row));
  const list = acceptedOf(await listPlacements(tx, row.account_id, row.id));
  const price = priceOfShares(list);
  const { total } = price;
  if (actor === 'advertiser' && order.expected_total !== total)
    return refuse({ code: 'quote_changed', before: order.expected_total, after: total, lines: [] });
  const difference = total - (await readHeld(tx, row.account_id, row.id));
  const shortfall = difference > 0 ? shortfallOf(difference, balances.available, balances.debt_limit) : 0;
  if (shortfall > 0) {
    const { is_auto_after_charge } = order;
    if (actor === 'advertiser') await updateCampaign(tx, row.account_id, row.id, { is_auto_after_charge });
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const at = new Date(now);
  const facts = { idempotency_key, amount: total, difference, publishers: list.length };
  const moved = await applyTransition(tx, deps, row, 'pay_difference', actor, at, facts);
  if (!moved.ok) return moved;
  await takeList(tx, deps, row, list, price, difference, at);
  return succeed({ outcome: 'held', shortfall: 0 });
}

/** The advertiser leaves a list that is not paid yet: it can be taken or refused again. */
export async function dropOffersIn(
  tx: Tx,
  deps: ListDeps,
  accountId: number,
  id: number,
  key: string,
  now: number,
): Promise<Result<number, CallRefusal<'contents', 'dropOffers'>>> {
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, accountId, id, key, ['drop_list'])) return succeed(id);
  const at = new Date(now);
  const moved = await applyTransition(tx, deps, row, 'drop_list', 'advertiser', at, { idempotency_key: key });
  if (!moved.ok) return moved;
  await enqueueAdvance(tx, accountId, id, at);
  return succeed(id);
}
