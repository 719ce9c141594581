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
  readonly notification_type?: string | undefined;
}

export interface NoticePage {
  readonly isUnreadOnly: boolean;
  readonly limit: number;
  readonly offset: number;
  /** The last message of the batch before it: those that follow it are read. `history_date` is ISO. */
  readonly after?: { readonly id: number; readonly history_date: string } | undefined;
}

function ofReader({ account_id, user_id }: NoticeReader) {
  return and(eq(notification.account_id, account_id), or(isNull(notification.user_id), eq(notification.user_id, user_id)));
}

function inScope(reader: NoticeReader, { kinds, campaign_id, notification_type }: NoticeScope) {
  return and(
    ofReader(reader),
    inArray(notification.kind, [...kinds]),
    campaign_id === undefined ? undefined : eq(notification.campaign_id, campaign_id),
    notification_type === undefined ? undefined : eq(notification.notification_type, notification_type),
  );
}

const ofOne = (reader: NoticeReader, id: number) => and(ofReader(reader), eq(notification.id, id));

/** Adds messages, except those whose key was told before; returns the ids of those that were added. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(notification)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: notification.id });
  if (added.length > 0) for (const { account_id } of rows) noteChange(account_id, 'notice');
  return added.map(({ id }) => id);
}

/** Newest first; at the same instant, the one that was told later comes first. */
export async function listNotifications(
  tx: Tx,
  reader: NoticeReader,
  scope: NoticeScope,
  { isUnreadOnly, limit, offset, after }: NoticePage,
): Promise<NotificationRecord[]> {
  // With a cast: a row of two parameters has no types of its own.
  const older =
    after && sql`(${notification.history_date}, ${notification.id}) < (${after.history_date}::timestamptz, ${after.id}::bigint)`;
  return tx
    .select()
    .from(notification)
    .where(and(inScope(reader, scope), isUnreadOnly ? isNull(notification.seen_at) : undefined, older))
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

export async function findNotification(tx: Tx, reader: NoticeReader, id: number): Promise<NotificationRecord | undefined> {
  const [row] = await tx.select().from(notification).where(ofOne(reader, id));
  return row;
}

/** Messages by their ids, whoever they are told to. */
export async function listByIds(tx: Tx, accountId: number, ids: readonly number[]): Promise<NotificationRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(notification)
    .where(and(eq(notification.account_id, accountId), inArray(notification.id, [...ids])))
    .orderBy(asc(notification.history_date), asc(notification.id));
}

/** Which messages are meant: one, those of a campaign, or all of them. */
export interface SeenWhich {
  readonly id?: number;
  readonly campaign_id?: number;
}

/** Marks messages as read and returns how many; those that were read before keep their instant. */
export async function setSeen(tx: Tx, reader: NoticeReader, at: Date, { id, campaign_id }: SeenWhich = {}): Promise<number> {
  const { rowCount } = await tx
    .update(notification)
    .set({ seen_at: at })
    .where(
      and(
        id === undefined ? ofReader(reader) : ofOne(reader, id),
        campaign_id === undefined ? undefined : eq(notification.campaign_id, campaign_id),
        isNull(notification.seen_at),
      ),
    );
  noteChange(reader.account_id, 'notice');
  return rowCount ?? 0;
}

/** Makes the messages unread again that were marked at one instant. */
export async function setUnseen(tx: Tx, reader: NoticeReader, at: Date): Promise<void> {
  await tx
    .update(notification)
    .set({ seen_at: null })
    .where(and(ofReader(reader), eq(notification.seen_at, at)));
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
