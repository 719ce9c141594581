import { CREATION_STEPS } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { leavesTimeToPublish } from '@jarchi/domain/campaigns/slots.ts';
import type { Tx } from '#infra/tenancy.ts';
import { holdCampaign, type CampaignLedger } from '#features/campaigns/campaigns.money.ts';
import { findEventByKey, lockCampaign, updateCampaign, type CampaignRecord } from '#features/campaigns/campaigns.repository.ts';
import { applyTransition, refusedAs, type TransitionDeps } from '#features/campaigns/campaigns.transitions.ts';
import { enqueueAdvance } from '#features/campaigns/life/enqueue-advance.ts';
import { isListUnpaid, payListIn } from '#features/campaigns/life/list-payment.ts';
import { findIncomplete, listOpenFields } from '#features/campaigns/orders/campaigns.creation.ts';
import type { QuoteDeps } from '#features/campaigns/orders/quote-sources.ts';
import type { Purchase, PurchaseOrder, PurchaseRefusal } from './purchase-order.ts';
import { renewQuote } from './renew-quote.ts';
import { takeDiscounts } from './take-discounts.ts';

export interface PurchaseDeps extends TransitionDeps, QuoteDeps {
  readonly ledger: CampaignLedger;
  readonly reviewAfterMs: number;
}

/**
 * Buys a campaign inside the caller's transaction: the account's row is locked first, so that two purchases never spend
 * the same money; the same key answers what it answered before; a price that changed is saved and shown, never charged.
 */
export async function purchaseIn(
  tx: Tx,
  deps: PurchaseDeps,
  accountId: number,
  id: number,
  order: PurchaseOrder,
  now: number,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const balances = await deps.ledger.readBalances(tx, accountId);
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  const earlier = await findEventByKey(tx, accountId, id, order.idempotency_key, ['purchase', 'purchase_short', 'pay', 'pay_difference']);
  if (earlier) {
    const outcome = earlier.event === 'purchase_short' ? 'to_pay' : 'held';
    return succeed({ outcome, shortfall: outcome === 'held' ? 0 : shortfallOf(row.total, balances.available, balances.debt_limit) });
  }
  if (row.is_deleted) return refuse(refusedAs(row));
  if (isListUnpaid(row)) return payListIn(tx, deps, row, order, balances, now);
  const isPaying = row.state === 'TO_PAY' && row.reason === 'before_review';
  if (row.state !== 'CREATED' && !isPaying) {
    const refused = await applyTransition(tx, deps, row, 'purchase', 'advertiser', new Date(now));
    if (!refused.ok) return refused;
  }
  const fields = listOpenFields('general-information', row.brief, now);
  if (!leavesTimeToPublish(row, now)) fields.push('publish_period_end');
  if (fields.length > 0) return refuse({ code: 'draft_incomplete', step: CREATION_STEPS[0], fields: [...new Set(fields)] });
  const incomplete = findIncomplete(row.brief, now);
  if (incomplete) return refuse(incomplete);
  const renewed = await renewQuote(tx, deps, row, now);
  if (!renewed.ok) return renewed;
  const quoted = renewed.value.row;
  if (quoted.total !== order.expected_total || renewed.value.lines.length > 0)
    return refuse({ code: 'quote_changed', before: order.expected_total, after: quoted.total, lines: renewed.value.lines });
  return settleOrder(tx, deps, quoted, isPaying, order, shortfallOf(quoted.total, balances.available, balances.debt_limit), now);
}

async function settleOrder(
  tx: Tx,
  deps: PurchaseDeps,
  row: CampaignRecord,
  isPaying: boolean,
  order: PurchaseOrder,
  shortfall: number,
  now: number,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const at = new Date(now);
  const facts = { idempotency_key: order.idempotency_key, amount: row.total, shortfall };
  if (shortfall > 0) {
    if (order.actor === 'advertiser')
      await updateCampaign(tx, row.account_id, row.id, { is_auto_after_charge: order.is_auto_after_charge });
    if (!isPaying) {
      const moved = await applyTransition(tx, deps, row, 'purchase_short', 'advertiser', at, facts);
      if (!moved.ok) return moved;
      await enqueueAdvance(tx, row.account_id, row.id, row.quote_valid_until);
    }
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const taken = await takeDiscounts(tx, deps.prices, row, at);
  if (!taken.ok) return taken;
  const moved = await applyTransition(tx, deps, row, isPaying ? 'pay' : 'purchase', order.actor, at, {
    idempotency_key: order.idempotency_key,
    amount: row.total,
  });
  if (!moved.ok) return moved;
  await holdCampaign(tx, deps.ledger, row, at);
  await enqueueAdvance(tx, row.account_id, row.id, new Date(now + deps.reviewAfterMs));
  return succeed({ outcome: 'held', shortfall: 0 });
}
