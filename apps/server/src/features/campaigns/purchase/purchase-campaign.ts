import { isOfGroup } from '@jarchi/domain/account/roles.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import type { CampaignAct, Funds } from '@jarchi/domain/campaigns/life/events.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { leavesTimeToPublish } from '@jarchi/domain/campaigns/slots.ts';
import { listIncompleteSteps } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findEventByKey, updateCampaign, type CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { refusedAs, toRefusal } from '#features/campaigns/life/refusals.ts';
import { lockWithFunds, readStoredLife, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import { isListUnpaid, payList } from '#features/campaigns/purchase/pay-list.ts';
import { refuseSteps, withShortPeriod } from '#features/campaigns/creation/create-campaign.ts';
import type { QuoteDeps } from '#features/campaigns/quote/quote-sources.ts';
import { orderedBy, wishesOf, type Purchase, type PurchaseOrder, type PurchaseRefusal } from './purchase-order.ts';
import { renewQuote } from '#features/campaigns/quote/renew-quote.ts';
import { refuseAboveCeiling } from './ceiling.ts';
import { takeDiscounts } from './take-discounts.ts';

export type PurchaseDeps = LifeDeps & QuoteDeps;

/** The events of a purchase. */
const PURCHASES = ['purchase', 'purchase_short', 'pay', 'pay_difference'] as const;

/**
 * Buys a campaign inside the caller's transaction: locks its row and then the account's, so that two purchases never spend the same money.
 * The same key gets the same answer; a price that changed is saved and shown, never charged.
 */
export async function purchaseCampaign(
  writing: Writing<PurchaseDeps>,
  { account_id, id }: CampaignRef,
  order: PurchaseOrder,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const { tx, deps, now } = writing;
  const found = await lockWithFunds(tx, deps, account_id, id);
  if (!found) return refuse({ code: 'campaign_not_found' });
  const { row, life, funds } = found;
  const earlier = await findEventByKey(tx, row, order.idempotency_key, PURCHASES);
  if (earlier || order.isRepeated) {
    // A campaign that remained to be paid has no event of this key.
    const outcome = earlier && earlier.event !== 'purchase_short' ? 'held' : 'to_pay';
    return succeed({ outcome, shortfall: outcome === 'held' ? 0 : getShortfall(row.total, funds.available, funds.debt_limit) });
  }
  if (row.is_deleted) return refuse(refusedAs(life));
  if (await hasLostBuyer(writing, row, order)) {
    await updateCampaign(tx, account_id, id, { is_auto_after_charge: false });
    return succeed({ outcome: 'to_pay', shortfall: getShortfall(row.total, funds.available, funds.debt_limit) });
  }
  if (isListUnpaid(row)) return payList(writing, found, order);
  if (row.state !== 'CREATED' && row.state !== 'TO_PAY') return refuse(refusedAs(life));
  const incomplete = findUnbuyable(row, now);
  if (incomplete) return refuse(incomplete);
  const renewed = await renewQuote(writing, row);
  if (!renewed.ok) return renewed;
  const { lines, isNew } = renewed.value;
  const stored = isNew ? await readStoredLife(tx, account_id, id, { isLocked: true }) : found;
  if (!stored) throw new Error(`campaign ${id} was just there`);
  const { total } = stored.row;
  if (total !== order.expected_total || lines.length > 0)
    return refuse({ code: 'quote_changed', before: order.expected_total, after: total, lines });
  const above = await refuseAboveCeiling(writing, { row: stored.row, doer: order.doer, total, act: 'purchase' });
  return above ? refuse(above) : settleOrder(writing, { stored, funds }, order);
}

/** Whether the member who ordered what the system buys now may buy no more; the campaign then waits for a person. */
async function hasLostBuyer(
  { tx, deps }: Writing<PurchaseDeps>,
  row: CampaignRecord,
  { ordered_by = null }: PurchaseOrder,
): Promise<boolean> {
  if (ordered_by === null) return false;
  const place = await deps.members.findPlace(tx, row.account_id, ordered_by);
  return place === undefined || !isOfGroup(place.role, 'buyers');
}

/** Why a campaign cannot be bought now. */
export function findUnbuyable(row: CampaignRecord, now: number) {
  const steps = listIncompleteSteps(row.brief, tehranDay(now));
  return refuseSteps(leavesTimeToPublish(row, now) ? steps : withShortPeriod(steps, row, now));
}

interface Priced {
  readonly stored: StoredLife;
  readonly funds: Funds;
}

async function settleOrder(
  writing: Writing<PurchaseDeps>,
  { stored, funds }: Priced,
  order: PurchaseOrder,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const { tx, deps, now } = writing;
  const { row, life } = stored;
  const { actor, expected_total, is_auto_after_charge, idempotency_key: key, doer } = order;
  const shortfall = getShortfall(row.total, funds.available, funds.debt_limit);
  const isPaying = row.state === 'TO_PAY';
  const change = wishesOf(order);
  if (shortfall > 0 && isPaying) {
    if (actor === 'advertiser') await updateCampaign(tx, row.account_id, row.id, { is_auto_after_charge, ...change, ...orderedBy(doer) });
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const asked = { funds, expected_total, fresh: null };
  const short: CampaignAct = { event: 'purchase_short', is_auto_after_charge, ...asked };
  const command: CampaignAct = shortfall > 0 ? short : isPaying ? { event: 'pay', funds } : { event: 'purchase', ...asked };
  const turn = tryAct(stored, { command, by: actor, now });
  if (!turn.ok) return refuse(toRefusal(life, turn.error));
  if (shortfall > 0) {
    await saveAct(writing, stored, turn.value, { key, doer, facts: { shortfall }, change: { ...change, ...orderedBy(doer) } });
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const taken = await takeDiscounts(tx, deps.prices, row, new Date(now));
  if (!taken.ok) return taken;
  await saveAct(writing, stored, turn.value, { key, doer, change });
  return succeed({ outcome: 'held', shortfall: 0 });
}
