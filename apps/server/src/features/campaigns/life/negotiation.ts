import type { CallRefusal } from '@jarchi/contract/types.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Observation } from '#features/campaigns/campaigns.observe.ts';
import {
  findEventByKey,
  listPlacements,
  lockCampaign,
  updateCampaign,
  type CampaignRecord,
  type PlacementRecord,
} from '#features/campaigns/campaigns.repository.ts';
import { applyTransition, mustApply } from '#features/campaigns/campaigns.transitions.ts';
import { quoteList } from '#features/campaigns/orders/list-quote.ts';
import { readHeld } from '#features/campaigns/purchase/ceiling-hold.repository.ts';
import type { Tx } from '#infra/tenancy.ts';
import { listEndsAt } from './content-standing.ts';
import type { LifeDeps } from './deps.ts';
import { enqueueAdvance } from './enqueue-advance.ts';
import { acceptedOf, saveShares, takeList } from './list-payment.ts';
import { takeAnswers } from './offers.ts';
import { releaseAll } from './placement-steps.ts';

/** Publishers answer; a list that is empty, or that its advertiser leaves alone, ends the negotiation. */
export async function followNegotiation(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  if (await takeAnswers(tx, deps, row, placements, seen, now)) {
    await tellListReady(tx, deps, row);
    return true;
  }
  const endsAt = listEndsAt(row, placements);
  if (endsAt === undefined) return false;
  const isEmpty = placements.every(({ state }) => state === 'declined');
  if (!isEmpty && now < endsAt) return false;
  const released = await releaseAll(tx, deps, row, placements, new Date(now));
  await mustApply(tx, deps, row, 'end_negotiation', 'system', new Date(now), { amount: row.total, released });
  return true;
}

export interface ListOrder {
  readonly idempotency_key: string;
  /** The total the advertiser saw. */
  readonly expected_total: number;
  /** With money short: paid by itself after a charge. */
  readonly is_auto_after_charge: boolean;
}

/** Tells the advertiser once nobody is left to answer. */
async function tellListReady(tx: Tx, deps: LifeDeps, row: CampaignRecord): Promise<void> {
  const placements = await listPlacements(tx, row.account_id, row.id);
  const endsAt = listEndsAt(row, placements);
  const publishers = acceptedOf(placements).length;
  if (endsAt === undefined || publishers === 0) return;
  const readyAt = Math.max(...placements.map(({ answered_at }) => answered_at?.getTime() ?? 0));
  const facts = { title: row.title, publishers, until: new Date(endsAt).toISOString() };
  await deps.notify(tx, row.account_id, { kind: 'campaign_list_ready', campaign_id: row.id, at: new Date(readyAt), facts });
}

/**
 * The advertiser takes those who accepted: the hold moves to the list's total, and contents are ordered. A list above the
 * hold that the money does not reach waits for the difference, at the price that was accepted.
 */
export async function acceptOffersIn(
  tx: Tx,
  deps: LifeDeps,
  accountId: number,
  id: number,
  order: ListOrder,
  now: number,
): Promise<Result<number, CallRefusal<'contents', 'acceptOffers'>>> {
  const balances = await deps.ledger.readBalances(tx, accountId);
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, accountId, id, order.idempotency_key, ['accept_list', 'accept_list_short'])) return succeed(id);
  const placements = await listPlacements(tx, accountId, id);
  const list = acceptedOf(placements);
  const endsAt = row.state === 'NEGOTIATION' ? listEndsAt(row, placements) : Infinity;
  if (endsAt === undefined || now >= endsAt || (row.state === 'NEGOTIATION' && list.length === 0))
    return refuse({ code: 'offers_open', waiting: placements.filter(({ state }) => state === 'offered').length });
  const { quote, discounts } = await quoteList(tx, deps.prices, row, list, now);
  const { price, discount, vat, total } = quote;
  if (row.state === 'NEGOTIATION' && total !== order.expected_total)
    return refuse({ code: 'quote_changed', before: order.expected_total, after: total, lines: [] });
  const difference = total - (await readHeld(tx, accountId, id));
  const shortfall = difference > 0 ? shortfallOf(difference, balances.available, balances.debt_limit) : 0;
  const at = new Date(now);
  const facts = { idempotency_key: order.idempotency_key, amount: total, difference, publishers: list.length };
  const isShort = shortfall > 0;
  const moved = await (isShort
    ? applyTransition(tx, deps, row, 'accept_list_short', 'advertiser', at, { ...facts, shortfall })
    : applyTransition(tx, deps, row, 'accept_list', 'advertiser', at, facts));
  if (!moved.ok) return moved;
  await saveShares(tx, list, quote);
  if (isShort) {
    await updateCampaign(tx, accountId, id, { discounts, is_auto_after_charge: order.is_auto_after_charge });
    await enqueueAdvance(tx, accountId, id, new Date(deadlineEnd('difference', now)));
  } else await takeList(tx, deps, row, list, { price, discount, vat, total, discounts }, difference, at);
  return succeed(id);
}

/** The advertiser takes nobody: all is given back. */
export async function refuseOffersIn(
  tx: Tx,
  deps: LifeDeps,
  accountId: number,
  id: number,
  key: string,
  now: number,
): Promise<Result<number, CallRefusal<'contents', 'refuseOffers'>>> {
  await deps.ledger.readBalances(tx, accountId);
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, accountId, id, key, ['end_negotiation'])) return succeed(id);
  const facts = { idempotency_key: key, released: await readHeld(tx, accountId, id) };
  const moved = await applyTransition(tx, deps, row, 'end_negotiation', 'advertiser', new Date(now), facts);
  if (!moved.ok) return moved;
  await releaseAll(tx, deps, row, [], new Date(now));
  return succeed(id);
}
