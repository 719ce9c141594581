import { NO_CAPTURE, settleLine, type Earned } from '@jarchi/domain/money/captures.ts';
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

/** Ends a placement's share: captures what it has earned and releases the rest. Does nothing to a share that is settled already. */
export async function settleShare(
  tx: Tx,
  ledger: CampaignLedger,
  row: CampaignRecord,
  share: PlacementRecord,
  earned: Earned,
  at: Date,
): Promise<{ captured: number; released: number }> {
  if (share.captured + share.released > 0) return { captured: 0, released: 0 };
  const { step, captured, released } = settleLine(share, NO_CAPTURE, earned);
  const post = async (kind: 'capture' | 'release', entries: readonly LedgerEntry[]) => {
    const idempotency_key = `${kind}:${share.id}:${row.version}`;
    if (entries.length > 0) await ledger.post(tx, { account_id: row.account_id, kind, entries, idempotency_key, at, campaign_id: row.id });
  };
  await post('capture', captureEntries(step));
  await post('release', releaseEntries(released));
  await updatePlacement(tx, row.account_id, share.id, { captured, released });
  return { captured, released };
}
