import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { dispute } from './disputes.tables.ts';

export type DisputeRecord = typeof dispute.$inferSelect;
type NewDispute = typeof dispute.$inferInsert;

export async function insertDispute(tx: Tx, row: NewDispute): Promise<void> {
  await tx.insert(dispute).values(row);
}

/** The account of a dispute and who opened it, whoever asks; its id is unique over all accounts. */
export async function findDispute(tx: Tx, id: number): Promise<Pick<DisputeRecord, 'account_id' | 'opened_by'> | undefined> {
  const [row] = await tx.select({ account_id: dispute.account_id, opened_by: dispute.opened_by }).from(dispute).where(eq(dispute.id, id));
  return row;
}

export async function getDispute(tx: Tx, accountId: number, id: number): Promise<DisputeRecord> {
  const [row] = await tx
    .select()
    .from(dispute)
    .where(and(eq(dispute.account_id, accountId), eq(dispute.id, id)));
  if (!row) throw new Error(`dispute ${id} was just there`);
  return row;
}

/** Writes the answer to a dispute that is open. */
export async function closeDispute(
  tx: Tx,
  { account_id, id }: Pick<DisputeRecord, 'account_id' | 'id'>,
  answer: Pick<DisputeRecord, 'answer' | 'answered_at' | 'staff_id' | 'refunded'>,
): Promise<void> {
  await tx
    .update(dispute)
    .set(answer)
    .where(and(eq(dispute.account_id, account_id), eq(dispute.id, id), isNull(dispute.answered_at)));
}
