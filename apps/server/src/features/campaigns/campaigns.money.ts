import { laneOf } from '@jarchi/domain/campaigns/campaign-life.ts';
import { captureDifference, captureOf, captureTotal, NO_CAPTURE, settleLine, type Earned } from '@jarchi/domain/money/captures.ts';
import {
  captureEntries,
  holdDifferenceEntries,
  holdEntries,
  releaseEntries,
  type Capture,
  type LedgerEntry,
} from '@jarchi/domain/money/ledger.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';
import { updatePlacement } from './campaigns.repository.ts';

export interface LedgerTransaction {
  readonly account_id: number;
  readonly kind: 'hold' | 'release' | 'capture';
  readonly entries: readonly LedgerEntry[];
  readonly idempotency_key: string;
  readonly at: Date;
  readonly campaign_id: number;
}

/** The ledger as campaigns use it, inside their own transaction. */
export interface CampaignLedger {
  post(tx: Tx, transaction: LedgerTransaction): Promise<{ readonly posted: boolean }>;
  /** Under the account's lock: nobody else moves its money before this transaction ends. */
  readBalances(tx: Tx, accountId: number): Promise<{ readonly available: number; readonly held: number; readonly debt_limit: number }>;
}

/** Sets the campaign's total aside. */
export async function holdCampaign(tx: Tx, ledger: CampaignLedger, row: CampaignRecord, at: Date): Promise<void> {
  await ledger.post(tx, {
    account_id: row.account_id,
    kind: 'hold',
    entries: holdEntries(row.total),
    idempotency_key: `hold:${row.id}:${row.version}`,
    at,
    campaign_id: row.id,
  });
}

/** What the captures of a share add up to so far: views and clicks are captured as they come, hours at their end. */
function capturedOf(share: PlacementRecord): Capture {
  return share.bought_units === null ? NO_CAPTURE : captureOf(share, share.delivered_units, share.bought_units);
}

interface Settled {
  readonly captured: number;
  readonly released: number;
}

/** Captures what more of a share's views or clicks was delivered; the share stays open. Answers what was captured now, VAT included. */
export async function captureUnits(
  tx: Tx,
  ledger: CampaignLedger,
  row: CampaignRecord,
  share: PlacementRecord,
  delivered: number,
  at: Date,
): Promise<number> {
  if (share.bought_units === null) throw new Error(`placement ${share.id} is not paid by units`);
  const step = captureDifference(captureOf(share, delivered, share.bought_units), capturedOf(share));
  const entries = captureEntries(step);
  const captured = captureTotal(step);
  const idempotency_key = `capture:${share.id}:${row.version}:${delivered}`;
  if (entries.length > 0)
    await ledger.post(tx, { account_id: row.account_id, kind: 'capture', entries, idempotency_key, at, campaign_id: row.id });
  await updatePlacement(tx, row.account_id, share.id, { captured: share.captured + captured, delivered_units: delivered });
  return captured;
}

/** Offers that were not on the accepted list have no share of the hold. */
function hasShare(row: CampaignRecord, { state }: PlacementRecord): boolean {
  return laneOf(row.campaign_type) === 1 || (state !== 'offered' && state !== 'declined');
}

/** Ends a placement's share: captures what it has earned and releases the rest. Does nothing to a share that is settled already. */
export async function settleShare(
  tx: Tx,
  ledger: CampaignLedger,
  row: CampaignRecord,
  share: PlacementRecord,
  earned: Earned,
  at: Date,
): Promise<Settled> {
  if (!hasShare(row, share) || share.captured + share.released === share.total) return { captured: 0, released: 0 };
  const { step, captured, released } = settleLine(share, capturedOf(share), earned);
  const post = async (kind: 'capture' | 'release', entries: readonly LedgerEntry[]) => {
    const idempotency_key = `${kind}:${share.id}:${row.version}`;
    if (entries.length > 0) await ledger.post(tx, { account_id: row.account_id, kind, entries, idempotency_key, at, campaign_id: row.id });
  };
  await post('capture', captureEntries(step));
  await post('release', releaseEntries(released));
  await updatePlacement(tx, row.account_id, share.id, { captured: share.captured + captured, released });
  return { captured, released };
}

/** Moves a campaign's hold from its ceiling to the total of the accepted list: up by a difference, or down. */
export async function moveHold(tx: Tx, ledger: CampaignLedger, row: CampaignRecord, difference: number, at: Date): Promise<void> {
  if (difference === 0) return;
  await ledger.post(tx, {
    account_id: row.account_id,
    kind: difference > 0 ? 'hold' : 'release',
    entries: holdDifferenceEntries(difference),
    idempotency_key: `list:${row.id}:${row.version}`,
    at,
    campaign_id: row.id,
  });
}
