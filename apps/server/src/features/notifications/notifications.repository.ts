import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { changelogAttachment, changelogItem, notification } from './notifications.tables.ts';

export type NotificationRecord = typeof notification.$inferSelect;
export type NewNotification = typeof notification.$inferInsert;
export type ChangelogRecord = typeof changelogItem.$inferSelect;
export type AttachmentRecord = typeof changelogAttachment.$inferSelect;
export type StoredAttachment = Omit<typeof changelogAttachment.$inferInsert, 'id' | 'item_id'>;

/** A member of an account, who reads what is told to all of its members and what is told to this one. */
export interface NoticeReader {
  readonly account_id: number;
  readonly user_id: number;
}

/** Which messages of a reader are meant; kinds without text on this server are ignored. */
export interface NoticeScope {
  readonly kinds: readonly string[];
  readonly campaign_id?: number | undefined;
}

function ofReader({ account_id, user_id }: NoticeReader) {
  return and(eq(notification.account_id, account_id), or(isNull(notification.user_id), eq(notification.user_id, user_id)));
}

function inScope(reader: NoticeReader, { kinds, campaign_id }: NoticeScope) {
  return and(
    ofReader(reader),
    inArray(notification.kind, [...kinds]),
    campaign_id === undefined ? undefined : eq(notification.campaign_id, campaign_id),
  );
}

const ofOne = (reader: NoticeReader, id: number) => and(ofReader(reader), eq(notification.id, id));

/** Adds messages, except those whose key was told before. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return;
  const { rowCount } = await tx
    .insert(notification)
    .values([...rows])
    .onConflictDoNothing();
  if (rowCount) for (const { account_id } of rows) noteChange(account_id, 'notice');
}

/** Newest first; at the same instant, the one that was told later comes first. */
export async function listNotifications(
  tx: Tx,
  reader: NoticeReader,
  scope: NoticeScope,
  { isUnreadOnly, limit, offset }: { readonly isUnreadOnly: boolean; readonly limit: number; readonly offset: number },
): Promise<NotificationRecord[]> {
  return tx
    .select()
    .from(notification)
    .where(and(inScope(reader, scope), isUnreadOnly ? isNull(notification.seen_at) : undefined))
    .orderBy(desc(notification.history_date), desc(notification.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotifications(tx: Tx, reader: NoticeReader, scope: NoticeScope): Promise<{ all: number; unread: number }> {
  const [row] = await tx
    .select({ all: count(), unread: sql<number>`count(*) filter (where ${notification.seen_at} is null)`.mapWith(Number) })
    .from(notification)
    .where(inScope(reader, scope));
  return row ?? { all: 0, unread: 0 };
}

export async function countUnread(tx: Tx, reader: NoticeReader, scope: NoticeScope): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notification)
    .where(and(inScope(reader, scope), isNull(notification.seen_at)));
  return row?.unread ?? 0;
}

export async function hasNotification(tx: Tx, reader: NoticeReader, id: number): Promise<boolean> {
  const rows = await tx.select({ id: notification.id }).from(notification).where(ofOne(reader, id));
  return rows.length > 0;
}

/** Marks one message, or all of them, as read; one that was read before keeps its instant. */
export async function setSeen(tx: Tx, reader: NoticeReader, at: Date, id?: number): Promise<void> {
  const which = id === undefined ? ofReader(reader) : ofOne(reader, id);
  await tx
    .update(notification)
    .set({ seen_at: at })
    .where(and(which, isNull(notification.seen_at)));
  noteChange(reader.account_id, 'notice');
}

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
