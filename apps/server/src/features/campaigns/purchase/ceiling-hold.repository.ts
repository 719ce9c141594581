import { and, eq, sum, type SQL } from 'drizzle-orm';
import type { Tx } from '#infra/tenancy.ts';
import { ledgerEntry, ledgerTransaction } from '#features/finance/finance.tables.ts';

/** What was given back under one key, to the account's own money. */
export async function readReleased(tx: Tx, accountId: number, key: string): Promise<number> {
  return sumEntries(tx, accountId, 'advertiser.available', eq(ledgerTransaction.idempotency_key, key));
}

/** What is set aside for a campaign, whatever it was held for. */
export async function readHeld(tx: Tx, accountId: number, campaignId: number): Promise<number> {
  return sumEntries(tx, accountId, 'advertiser.held', eq(ledgerTransaction.campaign_id, campaignId));
}

async function sumEntries(tx: Tx, accountId: number, code: 'advertiser.available' | 'advertiser.held', which: SQL): Promise<number> {
  const [row] = await tx
    .select({ amount: sum(ledgerEntry.amount) })
    .from(ledgerTransaction)
    .innerJoin(
      ledgerEntry,
      and(eq(ledgerEntry.account_id, ledgerTransaction.account_id), eq(ledgerEntry.transaction_id, ledgerTransaction.id)),
    )
    .where(and(eq(ledgerTransaction.account_id, accountId), which, eq(ledgerEntry.code, code)));
  return Number(row?.amount ?? 0);
}
