import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { NOTICE_KINDS, type NoticeKind, keepLatestUnread, UNREAD_KEPT } from '@jarchi/domain/notices/notifications.ts';
import type { AccountCaller, FileAnswer } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createFileKey, type FileStore } from '#infra/files/file-store.ts';
import { enterAccount, type Tenancy, type Tx } from '#infra/store/tenancy.ts';
import { noticesFa } from './notifications.fa.ts';
import { noticeKinds, type NewNotice, type NoticeFacts } from './notifications.kinds.ts';
import {
  countNotifications,
  countUnread,
  findAttachment,
  getNewestItem,
  hasNotification,
  insertChangelogItem,
  insertNotifications,
  listAttachments,
  listChangelogItems,
  listNotifications,
  setSeen,
  type NotificationRecord,
  type StoredAttachment,
} from './notifications.repository.ts';

export interface NotificationsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly files: FileStore;
  readonly bases: { readonly main: string };
  /** From session and account, slices of the same floor; they run inside this slice's transaction. */
  readonly readers: {
    /** The newest item of the changelog that a person has closed; 0 for none. */
    getClosedNews(tx: Tx, userId: number): Promise<number>;
    /** An earlier item than the last one changes nothing. */
    closeNews(tx: Tx, userId: number, itemId: number): Promise<void>;
    /** When an account began. */
    getBeginning(tx: Tx, accountId: number): Promise<Date>;
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Tells an account what happened, in order, in the same transaction; handed to the slices in which things happen. */
export type Notify = (tx: Tx, accountId: number, notices: readonly NewNotice[]) => Promise<void>;

export const notify: Notify = (tx, accountId, notices) =>
  insertNotifications(
    tx,
    notices.map(({ kind, facts, at, ...rest }) => ({
      ...rest,
      account_id: accountId,
      kind,
      facts,
      notification_type: noticeKinds[kind].type,
      history_date: at,
    })),
  );

export interface NewChangelogItem {
  readonly title: string;
  readonly content: string;
  readonly created: Date;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
}

type NoticeAnswer = CallAnswer<'notifications', 'listNotifications'>['results'][number];

/** A reader who was away for a long time is shown only the latest items. */
const CHANGELOG_MAX = 20;

/** A message's text and its link; only kinds that have both are read. */
function getContent<K extends NoticeKind>(kind: K, facts: NoticeFacts[K], campaignId: number | null) {
  return { ...noticesFa[kind](facts), path: noticeKinds[kind].pathOf(facts, campaignId) };
}

function getAnswer(row: NotificationRecord): NoticeAnswer {
  const kind = row.kind as NoticeKind;
  return {
    id: row.id,
    kind,
    notification_type: noticeKinds[kind].type,
    campaign_id: row.campaign_id,
    ...getContent(kind, row.facts as NoticeFacts[typeof kind], row.campaign_id),
    seen: row.seen_at !== null,
    history_date: row.history_date.toISOString(),
  };
}

/** Messages to accounts, and the changelog of the panel. */
export function createNotificationsService({ tenancy, clocks, files, bases, readers }: NotificationsDeps) {
  /** Staff who act for a customer read the customer's messages without marking them as read. */
  async function markSeen(caller: AccountCaller, tx: Tx, id?: number): Promise<void> {
    if (caller.impersonated_by === null) await setSeen(tx, caller, new Date(clocks.wall.now()), id);
  }

  return {
    async list(
      caller: AccountCaller,
      { campaign_id, only_unread, limit, offset }: ParsedInput<'notifications', 'listNotifications'>['query'],
    ): Promise<CallAnswer<'notifications', 'listNotifications'>> {
      const scope = { kinds: NOTICE_KINDS, campaign_id };
      return tenancy.withAccount(caller.account_id, async (tx) => {
        const { all, unread } = await countNotifications(tx, caller, scope);
        const rows = await listNotifications(tx, caller, scope, { isUnreadOnly: only_unread, limit, offset });
        return { count: only_unread ? unread : all, unread, results: rows.map(getAnswer) };
      });
    },

    async listNew(caller: AccountCaller): Promise<CallAnswer<'notifications', 'listNewNotifications'>> {
      const scope = { kinds: NOTICE_KINDS };
      return tenancy.withAccount(caller.account_id, async (tx) => {
        const rows = await listNotifications(tx, caller, scope, { isUnreadOnly: true, limit: UNREAD_KEPT, offset: 0 });
        return { unread: await countUnread(tx, caller, scope), results: keepLatestUnread(rows.map(getAnswer)) };
      });
    },

    /** False when the account has no such message. */
    async see(caller: AccountCaller, id: number): Promise<boolean> {
      return tenancy.withAccount(caller.account_id, async (tx) => {
        await markSeen(caller, tx, id);
        return hasNotification(tx, caller, id);
      });
    },

    async seeAll(caller: AccountCaller): Promise<void> {
      await tenancy.withAccount(caller.account_id, (tx) => markSeen(caller, tx));
    },

    /** What came since the account began and this person has not closed: news are no news to somebody who has just signed up. */
    async listChangelog({ account_id, user_id }: AccountCaller, after: number): Promise<CallAnswer<'notifications', 'listChangelog'>> {
      const { items, attachments } = await tenancy.withSystem(async (tx) => {
        const closed = await readers.getClosedNews(tx, user_id);
        await enterAccount(tx, account_id);
        const since = await readers.getBeginning(tx, account_id);
        const found = await listChangelogItems(tx, Math.max(after, closed), since, CHANGELOG_MAX);
        return {
          items: found,
          attachments: await listAttachments(
            tx,
            found.map(({ id }) => id),
          ),
        };
      });
      return {
        results: items.map(({ id, title, content }) => ({
          id,
          title,
          content,
          attachments: attachments
            .filter(({ item_id }) => item_id === id)
            .map((file) => ({ id: file.id, file: `${bases.main}/changelog/attachments/${file.id}`, name: file.name, size: file.size })),
        })),
      };
    },

    /** Items up to this one are not shown to the person again. Staff who act for a customer close nothing. */
    async closeChangelog({ user_id, impersonated_by }: AccountCaller, id: number): Promise<void> {
      if (impersonated_by !== null) return;
      await tenancy.withSystem(async (tx) => readers.closeNews(tx, user_id, await getNewestItem(tx, id)));
    },

    /** Adds an item to the changelog, which every account reads; its files are stored first. */
    async addChangelogItem({ attachments, ...item }: NewChangelogItem): Promise<void> {
      const stored: StoredAttachment[] = [];
      for (const { bytes, ...file } of attachments) {
        const file_key = createFileKey();
        await files.put(file_key, bytes);
        stored.push({ ...file, file_key, size: bytes.byteLength });
      }
      await tenancy.withSystem((tx) => insertChangelogItem(tx, item, stored));
    },

    async findChangelogFile(id: number): Promise<FileAnswer | undefined> {
      const row = await tenancy.withSystem((tx) => findAttachment(tx, id));
      if (!row || !(await files.stat(row.file_key))) return undefined;
      return { type: row.type, body: files.read(row.file_key), filename: row.name };
    },
  };
}
