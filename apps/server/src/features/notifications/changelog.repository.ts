import { and, asc, desc, eq, gt, gte, inArray, lte, max } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { changelogAttachment, changelogItem } from './notifications.tables.ts';

export type ChangelogRecord = typeof changelogItem.$inferSelect;
export type AttachmentRecord = typeof changelogAttachment.$inferSelect;
export type StoredAttachment = Omit<typeof changelogAttachment.$inferInsert, 'id' | 'item_id'>;

/** Items with an id above `after` that came at an instant or later, newest first. */
export async function listChangelogItems(tx: Tx, after: number, since: Date, limit: number): Promise<ChangelogRecord[]> {
  return tx
    .select()
    .from(changelogItem)
    .where(and(gt(changelogItem.id, after), gte(changelogItem.created, since)))
    .orderBy(desc(changelogItem.id))
    .limit(limit);
}

/** The newest item up to an id; 0 for none. */
export async function getNewestItem(tx: Tx, upTo: number): Promise<number> {
  const [row] = await tx
    .select({ id: max(changelogItem.id) })
    .from(changelogItem)
    .where(lte(changelogItem.id, upTo));
  return row?.id ?? 0;
}

/** Inserts an item of the changelog with its files. */
export async function insertChangelogItem(
  tx: Tx,
  item: typeof changelogItem.$inferInsert,
  attachments: readonly StoredAttachment[],
): Promise<void> {
  const [row] = await tx.insert(changelogItem).values(item).returning({ id: changelogItem.id });
  if (!row) throw new Error('a changelog item was not inserted');
  if (attachments.length > 0) await tx.insert(changelogAttachment).values(attachments.map((file) => ({ ...file, item_id: row.id })));
}

export async function listAttachments(tx: Tx, itemIds: readonly number[]): Promise<AttachmentRecord[]> {
  if (itemIds.length === 0) return [];
  return tx
    .select()
    .from(changelogAttachment)
    .where(inArray(changelogAttachment.item_id, [...itemIds]))
    .orderBy(asc(changelogAttachment.id));
}

export async function findAttachment(tx: Tx, id: number): Promise<AttachmentRecord | undefined> {
  const [row] = await tx.select().from(changelogAttachment).where(eq(changelogAttachment.id, id));
  return row;
}
