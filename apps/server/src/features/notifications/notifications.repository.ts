import {
  and,
  arrayContained,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { notification, notificationRead } from './notifications.tables.ts';

export type NotificationRecord = typeof notification.$inferSelect;
/** A message as one person has it. */
export type ReadNotification = NotificationRecord & { readonly seen_at: Date | null };
export type NewNotification = typeof notification.$inferInsert;

/** A member of an account. They read the messages to all members and those to themself. */
export interface NoticeReader {
  readonly account_id: number;
  readonly user_id: number;
  /** Whether this member may answer what waits for the advertiser. */
  readonly mayAnswer: boolean;
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
  /** Cursor: the last message of the previous batch. `history_date` is ISO. */
  readonly after?: { readonly id: number; readonly history_date: string } | undefined;
}

function ofReader({ account_id, user_id }: Pick<NoticeReader, 'account_id' | 'user_id'>) {
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

/** The mark of this reader on a message. */
const ofMark = ({ user_id }: Pick<NoticeReader, 'user_id'>) =>
  and(
    eq(notificationRead.account_id, notification.account_id),
    eq(notificationRead.notice_id, notification.id),
    eq(notificationRead.user_id, user_id),
  );

export const isWaiting = ({ waits, settled_at }: Pick<NotificationRecord, 'waits' | 'settled_at'>): boolean =>
  waits !== null && settled_at === null;

/** Unread, or read and still waiting for an answer that this reader may give. */
const counts = ({ mayAnswer }: NoticeReader) =>
  mayAnswer
    ? or(isNull(notificationRead.seen_at), and(isNotNull(notification.waits), isNull(notification.settled_at)))
    : isNull(notificationRead.seen_at);

const selectRead = (tx: Tx, reader: NoticeReader) =>
  tx
    .select({ ...getTableColumns(notification), seen_at: notificationRead.seen_at })
    .from(notification)
    .leftJoin(notificationRead, ofMark(reader));

const ofOne = (reader: NoticeReader, id: number) => and(ofReader(reader), eq(notification.id, id));

/** Adds messages, except those whose key was told before; returns the ids of those that were added. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(notification)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      account_id: notification.account_id,
      id: notification.id,
      campaign_id: notification.campaign_id,
      waits: notification.waits,
      history_date: notification.history_date,
    });
  if (added.length > 0) for (const { account_id } of rows) noteChange(account_id, 'notice');
  for (const row of added) if (row.waits !== null) await settleToldAnew(tx, row);
  return added.map(({ id }) => id);
}

type AddedNotification = Pick<NotificationRecord, 'account_id' | 'id' | 'campaign_id' | 'waits' | 'history_date'>;

/** A message about the same waits as earlier ones replaces them as waiting: each wait counts once. */
async function settleToldAnew(tx: Tx, { account_id, id, campaign_id, waits, history_date }: AddedNotification): Promise<void> {
  if (campaign_id === null || waits === null) return;
  const open = and(isNotNull(notification.waits), isNull(notification.settled_at), arrayContained(notification.waits, waits));
  await tx
    .update(notification)
    .set({ settled_at: history_date })
    .where(and(eq(notification.account_id, account_id), eq(notification.campaign_id, campaign_id), lt(notification.id, id), open));
}

/** Newest first; at the same instant, the one that was told later comes first. */
export async function listNotifications(
  tx: Tx,
  reader: NoticeReader,
  scope: NoticeScope,
  { isUnreadOnly, limit, offset, after }: NoticePage,
): Promise<ReadNotification[]> {
  // With a cast: a row of two parameters has no types of its own.
  const older =
    after && sql`(${notification.history_date}, ${notification.id}) < (${after.history_date}::timestamptz, ${after.id}::bigint)`;
  return selectRead(tx, reader)
    .where(and(inScope(reader, scope), isUnreadOnly ? counts(reader) : undefined, older))
    .orderBy(desc(notification.history_date), desc(notification.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotifications(tx: Tx, reader: NoticeReader, scope: NoticeScope): Promise<{ all: number; unread: number }> {
  const [row] = await tx
    .select({ all: count(), unread: sql<number>`count(*) filter (where ${counts(reader)})`.mapWith(Number) })
    .from(notification)
    .leftJoin(notificationRead, ofMark(reader))
    .where(inScope(reader, scope));
  return row ?? { all: 0, unread: 0 };
}

export async function countUnread(tx: Tx, reader: NoticeReader, scope: NoticeScope): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notification)
    .leftJoin(notificationRead, ofMark(reader))
    .where(and(inScope(reader, scope), counts(reader)));
  return row?.unread ?? 0;
}

export async function findNotification(tx: Tx, reader: NoticeReader, id: number): Promise<ReadNotification | undefined> {
  const [row] = await selectRead(tx, reader).where(ofOne(reader, id));
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

/** Marks messages as read by one person and returns how many; those that they read before keep their instant. */
export async function setSeen(
  tx: Tx,
  reader: Pick<NoticeReader, 'account_id' | 'user_id'>,
  at: Date,
  { id, campaign_id }: SeenWhich = {},
): Promise<number> {
  const { account_id, user_id } = reader;
  const meant = tx
    .select({
      account_id: notification.account_id,
      notice_id: notification.id,
      user_id: sql<number>`${user_id}::bigint`.as('user_id'),
      seen_at: sql<Date>`${at.toISOString()}::timestamptz`.as('seen_at'),
    })
    .from(notification)
    .where(
      and(
        ofReader(reader),
        id === undefined ? undefined : eq(notification.id, id),
        campaign_id === undefined ? undefined : eq(notification.campaign_id, campaign_id),
      ),
    );
  const { rowCount } = await tx.insert(notificationRead).select(meant).onConflictDoNothing();
  noteChange(account_id, 'notice');
  return rowCount ?? 0;
}

/** Makes the messages unread again that a person marked at one instant. */
export async function setUnseen(tx: Tx, { account_id, user_id }: NoticeReader, at: Date): Promise<void> {
  await tx
    .delete(notificationRead)
    .where(and(eq(notificationRead.account_id, account_id), eq(notificationRead.user_id, user_id), eq(notificationRead.seen_at, at)));
  noteChange(account_id, 'notice');
}

interface SettledWaits {
  readonly account_id: number;
  readonly campaign_id: number;
  /** Waits that are over, and those that still run. */
  readonly over: readonly string[];
  readonly open: readonly string[];
}

/** Messages whose waits are all over wait no more. */
export async function settleWaits(tx: Tx, { account_id, campaign_id, over, open }: SettledWaits, at: Date): Promise<void> {
  const { rowCount } = await tx
    .update(notification)
    .set({ settled_at: at })
    .where(
      and(
        eq(notification.account_id, account_id),
        eq(notification.campaign_id, campaign_id),
        isNotNull(notification.waits),
        isNull(notification.settled_at),
        arrayOverlaps(notification.waits, [...over]),
        open.length === 0 ? undefined : not(arrayOverlaps(notification.waits, [...open])),
      ),
    );
  if ((rowCount ?? 0) > 0) noteChange(account_id, 'notice');
}
