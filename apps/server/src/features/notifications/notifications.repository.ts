import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { changelogAttachment, changelogItem, notification } from './notifications.tables.ts';

export type NotificationRecord = typeof notification.$inferSelect;
export type NewNotification = typeof notification.$inferInsert;
export type ChangelogRecord = typeof changelogItem.$inferSelect;
export type AttachmentRecord = typeof changelogAttachment.$inferSelect;
export type StoredAttachment = Omit<typeof changelogAttachment.$inferInsert, 'id' | 'item_id'>;

/** Which messages of an account are meant; kinds without text on this server are ignored. */
export interface NoticeScope {
  readonly kinds: readonly string[];
  readonly campaign_id?: number | undefined;
}

function inScope(accountId: number, { kinds, campaign_id }: NoticeScope) {
  return and(
    eq(notification.account_id, accountId),
    inArray(notification.kind, [...kinds]),
    campaign_id === undefined ? undefined : eq(notification.campaign_id, campaign_id),
  );
}

const ofOne = (accountId: number, id: number) => and(eq(notification.account_id, accountId), eq(notification.id, id));

/** Adds messages, except those whose key was told before. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(notification)
      .values([...rows])
      .onConflictDoNothing();
}

/** Newest first; at the same instant, the one that was told later comes first. */
export async function listNotifications(
  tx: Tx,
  accountId: number,
  scope: NoticeScope,
  { isUnreadOnly, limit, offset }: { readonly isUnreadOnly: boolean; readonly limit: number; readonly offset: number },
): Promise<NotificationRecord[]> {
  return tx
    .select()
    .from(notification)
    .where(and(inScope(accountId, scope), isUnreadOnly ? isNull(notification.seen_at) : undefined))
    .orderBy(desc(notification.history_date), desc(notification.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotifications(tx: Tx, accountId: number, scope: NoticeScope): Promise<{ all: number; unread: number }> {
  const [row] = await tx
    .select({ all: count(), unread: sql<number>`count(*) filter (where ${notification.seen_at} is null)`.mapWith(Number) })
    .from(notification)
    .where(inScope(accountId, scope));
  return row ?? { all: 0, unread: 0 };
}

export async function countUnread(tx: Tx, accountId: number, scope: NoticeScope): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notification)
    .where(and(inScope(accountId, scope), isNull(notification.seen_at)));
  return row?.unread ?? 0;
}

export async function hasNotification(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const rows = await tx.select({ id: notification.id }).from(notification).where(ofOne(accountId, id));
  return rows.length > 0;
}

/** Marks one message, or all of them, as read; one that was read before keeps its instant. */
export async function setSeen(tx: Tx, accountId: number, at: Date, id?: number): Promise<void> {
  const which = id === undefined ? eq(notification.account_id, accountId) : ofOne(accountId, id);
  await tx
    .update(notification)
    .set({ seen_at: at })
    .where(and(which, isNull(notification.seen_at)));
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
