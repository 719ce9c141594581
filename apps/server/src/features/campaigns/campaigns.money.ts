import { captureOf, captureTotal } from '@jarchi/domain/money/captures.ts';
import { captureEntries, holdEntries, releaseEntries, type LedgerEntry } from '@jarchi/domain/money/ledger.ts';
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

/**
 * Ends a placement's share: captures what `delivered` of the `bought` parts have earned and releases the rest,
 * so that captured + released = held. Does nothing to a share that is settled already.
 */
export async function settleShare(
  tx: Tx,
  ledger: CampaignLedger,
  row: CampaignRecord,
  share: PlacementRecord,
  delivered: number,
  at: Date,
  bought: number = share.availability_hours,
): Promise<{ captured: number; released: number }> {
  if (share.captured + share.released > 0) return { captured: 0, released: 0 };
  const capture = captureOf(share, delivered, bought);
  const captured = captureTotal(capture);
  const released = share.total - captured;
  const common = { account_id: row.account_id, at, campaign_id: row.id };
  if (captured > 0)
    await ledger.post(tx, {
      ...common,
      kind: 'capture',
      entries: captureEntries(capture),
      idempotency_key: `capture:${share.id}:${row.version}`,
    });
  if (released > 0)
    await ledger.post(tx, {
      ...common,
      kind: 'release',
      entries: releaseEntries(released),
      idempotency_key: `release:${share.id}:${row.version}`,
    });
  await updatePlacement(tx, row.account_id, share.id, { captured, released });
  return { captured, released };
}
