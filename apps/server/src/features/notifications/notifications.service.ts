import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createFileKey, type FileStore } from '#infra/files/file-store.ts';
import { AT_ONCE, enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import { enterAccount, type Tenancy, type Tx } from '#infra/store/tenancy.ts';
import { createNoticeReading } from './notice-reading.ts';
import { noticeKinds, type NewNotice } from './notifications.kinds.ts';
import {
  findAttachment,
  getNewestItem,
  insertChangelogItem,
  listAttachments,
  listChangelogItems,
  type StoredAttachment,
} from './changelog.repository.ts';
import { insertNotifications, setSeen, settleWaits } from './notifications.repository.ts';

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
    /** From campaigns, a slice above this one. */
    hasCampaign(tx: Tx, accountId: number, campaignId: number): Promise<boolean>;
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Tells an account what happened, in order, in the same transaction; handed to the slices in which things happen. */
export type Notify = (tx: Tx, accountId: number, notices: readonly NewNotice[]) => Promise<void>;

/** A wall job, of the channels' slice: messages by their ids go to the channels of those to whom they are told. */
export const SPREAD_JOB = 'channels.spread';

const insertNotices = (tx: Tx, accountId: number, notices: readonly NewNotice[]) =>
  insertNotifications(
    tx,
    notices.map(({ kind, facts, at, waits, ...rest }) => ({
      ...rest,
      ...(waits !== undefined && waits.length > 0 && { waits: [...waits] }),
      account_id: accountId,
      kind,
      facts,
      notification_type: noticeKinds[kind].type,
      history_date: at,
    })),
  );

/** Tells that waits of a campaign are over: what tells of them waits no more. */
export const settleNotices = settleWaits;

/** Messages from before a person joined count as read for them. */
export const markAllRead = setSeen;

/** Tells in the panel alone: where no channel is set up. */
export const notifyInPanel: Notify = async (tx, accountId, notices) => {
  await insertNotices(tx, accountId, notices);
};

/** Tells in the panel, and outside of it by the channels of people. */
export const notify: Notify = async (tx, accountId, notices) => {
  const ids = await insertNotices(tx, accountId, notices);
  // Without an account: it waits for no other job of the account, and none waits for it.
  if (ids.length > 0) await enqueueJob(tx, { kind: SPREAD_JOB, payload: { account_id: accountId, ids }, clock: 'wall', runAt: AT_ONCE });
};

export interface NewChangelogItem {
  readonly title: string;
  readonly content: string;
  readonly created: Date;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
}

/** A reader who was away for a long time is shown only the latest items. */
const CHANGELOG_MAX = 20;

/** Messages to accounts, and the changelog of the panel. */
export function createNotificationsService({ tenancy, clocks, files, bases, readers }: NotificationsDeps) {
  return {
    ...createNoticeReading({ tenancy, clocks, hasCampaign: readers.hasCampaign }),

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
