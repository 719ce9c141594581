import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { attachment } from './attachments.tables.ts';

export type AttachmentRecord = typeof attachment.$inferSelect;

export async function insertAttachment(tx: Tx, values: typeof attachment.$inferInsert): Promise<AttachmentRecord> {
  const [row] = await tx.insert(attachment).values(values).returning();
  if (!row) throw new Error('the attachment was not inserted');
  return row;
}

export async function listAttachments(tx: Tx, accountId: number, ids: readonly number[]): Promise<AttachmentRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(attachment)
    .where(and(eq(attachment.account_id, accountId), inArray(attachment.id, [...ids])));
}

/** When the `nth` latest attachment of the account was stored, in milliseconds. */
export async function findNthLatest(tx: Tx, accountId: number, nth: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ created: attachment.created })
    .from(attachment)
    .where(eq(attachment.account_id, accountId))
    .orderBy(desc(attachment.created))
    .limit(1)
    .offset(nth - 1);
  return row?.created.getTime();
}
