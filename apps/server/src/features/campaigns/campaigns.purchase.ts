import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { Actor } from '@jarchi/domain/campaigns/campaign-life.ts';
import { CREATION_STEPS } from '@jarchi/domain/drafts/drafts.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import { findVatPercent } from '@jarchi/domain/money/money.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { leavesTimeToPublish } from '@jarchi/domain/campaigns/slots.ts';
import { enqueueJob } from '#infra/jobs.ts';
import type { Tx } from '#infra/tenancy.ts';
import { listOpenFields } from './campaigns.creation.ts';
import { holdCampaign, type CampaignLedger } from './campaigns.money.ts';
import { placementsOf, quoteBrief, type PlanSource } from './campaigns.quote.ts';
import { findEventByKey, lockCampaign, replacePlacements, updateCampaign, type CampaignRecord } from './campaigns.repository.ts';
import { applyTransition } from './campaigns.transitions.ts';

export const ADVANCE_JOB = 'campaign.advance';
/** About a month of them, an hour apart: a platform that is down for a day must not end a campaign's life. */
const ADVANCE_ATTEMPTS = 720;

export interface PurchaseDeps {
  readonly ledger: CampaignLedger;
  readonly plans: PlanSource;
  readonly reviewAfterMs: number;
}

export interface PurchaseOrder {
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
  readonly idempotency_key: string;
  readonly actor: Extract<Actor, 'advertiser' | 'system'>;
}

type Outcome = CallAnswer<'campaigns', 'purchaseCampaign'>['outcome'];
export type Purchase = { readonly outcome: Outcome; readonly shortfall: number };
type PurchaseRefusal = CallRefusal<'campaigns', 'purchaseCampaign'>;

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
  const earlier = await findEventByKey(tx, accountId, id, order.idempotency_key, ['purchase', 'purchase_short', 'pay']);
  if (earlier) {
    const outcome = earlier.event === 'purchase_short' ? 'to_pay' : 'held';
    return succeed({ outcome, shortfall: outcome === 'held' ? 0 : shortfallOf(row.total, balances.available, balances.debt_limit) });
  }
  const isPaying = row.state === 'TO_PAY' && row.reason === 'before_review';
  if (row.state !== 'CREATED' && !isPaying) {
    const refused = await applyTransition(tx, row, 'purchase', 'advertiser', new Date(now));
    if (!refused.ok) return refused;
  }
  const fields = listOpenFields('general-information', row.brief, now);
  if (!leavesTimeToPublish(row, now)) fields.push('publish_period_end');
  if (fields.length > 0) return refuse({ code: 'draft_incomplete', step: CREATION_STEPS[0], fields: [...new Set(fields)] });
  const quoted = await renewQuote(tx, deps, row, now);
  if (!quoted.ok) return quoted;
  if (quoted.value.total !== order.expected_total)
    return refuse({ code: 'quote_changed', before: order.expected_total, after: quoted.value.total });
  return settleOrder(
    tx,
    deps,
    quoted.value,
    isPaying,
    order,
    shortfallOf(quoted.value.total, balances.available, balances.debt_limit),
    now,
  );
}

/** The row as it is, or with a fresh quote when the old one lapsed or the day's VAT is another. */
async function renewQuote(tx: Tx, deps: PurchaseDeps, row: CampaignRecord, now: number): Promise<Result<CampaignRecord, PurchaseRefusal>> {
  const percent = findVatPercent(tehranDay(now));
  if (percent === undefined) return refuse({ code: 'vat_rate_missing' });
  if (now < row.quote_valid_until.getTime() && percent === row.vat_percent) return succeed(row);
  const fresh = await quoteBrief(tx, deps.plans, row.brief, now);
  if (!fresh.ok) return fresh;
  const { price, discount, vat, total, vat_percent } = fresh.value.quote;
  const change = { price, discount, vat, total, vat_percent, quote_valid_until: fresh.value.valid_until };
  await updateCampaign(tx, row.account_id, row.id, change);
  await replacePlacements(tx, row.account_id, row.id, placementsOf(row.account_id, row.id, fresh.value));
  return succeed({ ...row, ...change });
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
      const moved = await applyTransition(tx, row, 'purchase_short', 'advertiser', at, facts);
      if (!moved.ok) return moved;
      await enqueueAdvance(tx, row.account_id, row.id, row.quote_valid_until);
    }
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const moved = await applyTransition(tx, row, isPaying ? 'pay' : 'purchase', order.actor, at, {
    idempotency_key: order.idempotency_key,
    amount: row.total,
  });
  if (!moved.ok) return moved;
  await holdCampaign(tx, deps.ledger, row, at);
  await enqueueAdvance(tx, row.account_id, row.id, new Date(now + deps.reviewAfterMs));
  return succeed({ outcome: 'held', shortfall: 0 });
}

/** Asks for the campaign to be looked at again at a time of the world. */
export async function enqueueAdvance(tx: Tx, accountId: number, id: number, runAt: Date): Promise<void> {
  await enqueueJob(tx, {
    kind: ADVANCE_JOB,
    payload: { campaign_id: id },
    clock: 'world',
    runAt,
    accountId,
    dedupeKey: `${accountId}:${id}`,
    replace: true,
    maxAttempts: ADVANCE_ATTEMPTS,
  });
}
