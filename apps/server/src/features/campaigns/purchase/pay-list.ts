import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import type { Funds } from '@jarchi/domain/campaigns/life/events.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { updateCampaign, type CampaignRecord, type PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import { refusedAs, toRefusal } from '#features/campaigns/life/refusals.ts';
import { saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import { refuseAboveCeiling } from '#features/campaigns/purchase/ceiling.ts';
import {
  orderedBy,
  wishesOf,
  type Purchase,
  type PurchaseOrder,
  type PurchaseRefusal,
} from '#features/campaigns/purchase/purchase-order.ts';

/** The price of a list. */
export type ListPrice = Record<'price' | 'discount' | 'vat' | 'total', number>;

/** Whether an accepted list waits for the difference between its total and the hold. */
export function isListUnpaid({ state, reason }: Pick<CampaignRecord, 'state' | 'reason'>): boolean {
  return state === 'TO_PAY' && reason === 'after_negotiation';
}

/** The instant (ms) until which a campaign waits for its money. */
export function payUntil(row: Pick<CampaignRecord, 'state' | 'reason' | 'state_since' | 'quote_valid_until'>): number {
  return isListUnpaid(row) ? deadlineEnd('difference', row.state_since.getTime()) : row.quote_valid_until.getTime();
}

/** The sum of these shares, as the list was last priced. */
export function priceOfShares(list: readonly ListPrice[]): ListPrice {
  const sum = (key: keyof ListPrice) => list.reduce((total, item) => total + item[key], 0);
  return { price: sum('price'), discount: sum('discount'), vat: sum('vat'), total: sum('total') };
}

export const getAccepted = <P extends Pick<PlacementRecord, 'state'>>(placements: readonly P[]): P[] =>
  placements.filter(({ state }) => state === 'accepted');

/** Pays the difference between an accepted list and the hold. The accepted price stays while the list waits. */
export async function payList(
  writing: Writing,
  stored: StoredLife & { readonly funds: Funds },
  order: PurchaseOrder,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const { tx, now } = writing;
  const { row, life, funds } = stored;
  const { actor, idempotency_key: key, doer, is_auto_after_charge } = order;
  const list = getAccepted(stored.placements);
  const price = priceOfShares(list);
  const above = await refuseAboveCeiling(writing, { row, doer, total: price.total, act: 'list' });
  if (above) return refuse(above);
  const difference = price.total - openHold(life);
  const shortfall = difference > 0 ? getShortfall(difference, funds.available, funds.debt_limit) : 0;
  const expected = actor === 'advertiser' ? { expected_total: order.expected_total } : {};
  const turn = tryAct(stored, { command: { event: 'pay_difference', funds, ...expected }, by: actor, now });
  if (turn.ok) {
    const change = { ...price, publishers: list.length, ...wishesOf(order) };
    await saveAct(writing, stored, turn.value, { key, doer, change });
    return succeed({ outcome: 'held', shortfall: 0 });
  }
  if (turn.error.code === 'quote_changed') return refuse(toRefusal(life, turn.error));
  if (turn.error.code !== 'spendable_short') return refuse(refusedAs(life));
  if (actor === 'advertiser')
    await updateCampaign(tx, row.account_id, row.id, { is_auto_after_charge, ...wishesOf(order), ...orderedBy(doer) });
  return succeed({ outcome: 'to_pay', shortfall });
}
