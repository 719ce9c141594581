import { calls } from '@jarchi/contract/calls.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { isOfGroup } from '@jarchi/domain/account/roles.ts';
import { findNoticeGroup, type NoticeGroup } from '@jarchi/domain/channels/notice-groups.ts';
import { keepLatestUnread, NOTICE_KINDS, type NoticeKind, UNREAD_KEPT } from '@jarchi/domain/notices/notifications.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { readInBatches, RowsAnswer } from '#infra/http/answers/rows-answer.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { noticesFa } from './notifications.fa.ts';
import { noticeKinds, type NoticeFacts } from './notifications.kinds.ts';
import { askedFa, type Asked } from './words/wait-notices.fa.ts';
import {
  countNotifications,
  countUnread,
  findNotification,
  isWaiting,
  listByIds,
  listNotifications,
  setSeen,
  setUnseen,
  type NoticeReader,
  type NoticeScope,
  type NotificationRecord,
  type SeenWhich,
} from './notifications.repository.ts';

type NoticePage = CallAnswer<'notifications', 'listNotifications'>;
type NoticeAnswer = NoticePage['results'][number];
type ListQuery = ParsedInput<'notifications', 'listNotifications'>['query'];
type CampaignQuery = ParsedInput<'channels', 'listCampaignNotifications'>['query'];
type PanelQuery = ParsedInput<'channels', 'listPanelNotifications'>['query'];

/** A message as it is told outside of the panel. */
export interface ToldNotice extends NoticeAnswer {
  readonly group: NoticeGroup;
  /** The only member whom it is told to; null: all. */
  readonly user_id: number | null;
}

/** Reads for one person. A notice waits only for members who may answer it. */
const readerOf = ({ account_id, user_id, role }: AccountCaller): NoticeReader => ({
  account_id,
  user_id,
  mayAnswer: isOfGroup(role, calls.contents.decideContent.for),
});

const isKnown = (kind: string): kind is NoticeKind => NOTICE_KINDS.some((known) => known === kind);

/** A message's text and its link; only kinds that have both are read. */
function getContent<K extends NoticeKind>(kind: K, facts: NoticeFacts[K], campaignId: number | null, asked: Asked) {
  return { ...noticesFa[kind](facts, asked), path: noticeKinds[kind].pathOf(facts, campaignId) };
}

/** Only buyers can do what a message asks for; other members read who the buyers are. */
function getAnswer(
  row: NotificationRecord & { readonly seen_at?: Date | null },
  { mayAnswer }: Pick<NoticeReader, 'mayAnswer'>,
): NoticeAnswer {
  const kind = row.kind as NoticeKind;
  return {
    id: row.id,
    kind,
    notification_type: noticeKinds[kind].type,
    campaign_id: row.campaign_id,
    ...getContent(kind, row.facts as NoticeFacts[typeof kind], row.campaign_id, mayAnswer ? askedFa.you : askedFa.buyers),
    seen: (row.seen_at ?? null) !== null,
    is_waiting: mayAnswer && isWaiting(row),
    history_date: row.history_date.toISOString(),
  };
}

/** Messages by their ids, oldest first, with what decides where they go; those of unknown kinds are left out. */
export async function describeNotices(tx: Tx, accountId: number, ids: readonly number[]): Promise<ToldNotice[]> {
  const rows = await listByIds(tx, accountId, ids);
  return rows
    .filter(({ kind }) => isKnown(kind))
    .map((row) => {
      const answer = getAnswer(row, { mayAnswer: true });
      return { ...answer, group: findNoticeGroup(answer.kind, answer.notification_type), user_id: row.user_id };
    });
}

export interface NoticeReadingDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  /** From campaigns, a slice above this one. */
  hasCampaign(tx: Tx, accountId: number, campaignId: number): Promise<boolean>;
}

/** How messages are read and marked as read. */
export function createNoticeReading({ tenancy, clocks, hasCampaign }: NoticeReadingDeps) {
  const now = () => new Date(clocks.wall.now());

  /** Staff who act for a customer read the customer's messages without marking them as read. */
  async function markSeen(caller: AccountCaller, tx: Tx, which: SeenWhich = {}): Promise<{ count: number; seen_at: string }> {
    const at = now();
    const count = caller.impersonated_by === null ? await setSeen(tx, caller, at, which) : 0;
    return { count, seen_at: at.toISOString() };
  }

  async function readPage(tx: Tx, caller: AccountCaller, { limit, offset, only_unread, ...filter }: ListQuery): Promise<NoticePage> {
    const reader = readerOf(caller);
    const scope = { kinds: NOTICE_KINDS, ...filter };
    const { all, unread } = await countNotifications(tx, reader, scope);
    const rows = await listNotifications(tx, reader, scope, { isUnreadOnly: only_unread, limit, offset });
    return { count: only_unread ? unread : all, unread, results: rows.map((row) => getAnswer(row, reader)) };
  }

  return {
    list: (caller: AccountCaller, query: ListQuery) => tenancy.withAccount(caller.account_id, (tx) => readPage(tx, caller, query)),

    /** Undefined when the account has no such campaign. */
    async listOfCampaign(caller: AccountCaller, campaign_id: number, query: CampaignQuery): Promise<NoticePage | undefined> {
      return tenancy.withAccount(caller.account_id, async (tx) => {
        if (!(await hasCampaign(tx, caller.account_id, campaign_id))) return undefined;
        return readPage(tx, caller, { ...query, campaign_id });
      });
    },

    /** The same for any number of messages, read while they are sent. */
    async listPanel(caller: AccountCaller, { limit, offset, only_unread, ...filter }: PanelQuery): Promise<RowsAnswer<NoticeAnswer>> {
      const scope: NoticeScope = { kinds: NOTICE_KINDS, ...filter };
      const reader = readerOf(caller);
      const { all, unread } = await tenancy.withAccount(caller.account_id, (tx) => countNotifications(tx, reader, scope));
      const batches = readInBatches<NoticeAnswer>(limit, async (batch) => {
        const page = { isUnreadOnly: only_unread, limit: batch.limit, offset: batch.after ? 0 : offset, after: batch.after };
        return (await tenancy.withAccount(caller.account_id, (tx) => listNotifications(tx, reader, scope, page))).map((row) =>
          getAnswer(row, reader),
        );
      });
      return new RowsAnswer(only_unread ? unread : all, batches, { unread });
    },

    async listNew(caller: AccountCaller): Promise<CallAnswer<'notifications', 'listNewNotifications'>> {
      const scope = { kinds: NOTICE_KINDS };
      const reader = readerOf(caller);
      return tenancy.withAccount(caller.account_id, async (tx) => {
        const rows = await listNotifications(tx, reader, scope, { isUnreadOnly: true, limit: UNREAD_KEPT, offset: 0 });
        return {
          unread: await countUnread(tx, reader, scope),
          results: keepLatestUnread(rows.map((row) => getAnswer(row, reader))),
        };
      });
    },

    /** Undefined when the account has no such message, or its kind is unknown. */
    async find(caller: AccountCaller, id: number): Promise<NoticeAnswer | undefined> {
      const reader = readerOf(caller);
      const row = await tenancy.withAccount(caller.account_id, (tx) => findNotification(tx, reader, id));
      return row && isKnown(row.kind) ? getAnswer(row, reader) : undefined;
    },

    /** False when the account has no such message. */
    async see(caller: AccountCaller, id: number): Promise<boolean> {
      return tenancy.withAccount(caller.account_id, async (tx) => {
        await markSeen(caller, tx, { id });
        return (await findNotification(tx, readerOf(caller), id)) !== undefined;
      });
    },

    /** False when the account has no such campaign. */
    async seeOfCampaign(caller: AccountCaller, campaign_id: number): Promise<boolean> {
      return tenancy.withAccount(caller.account_id, async (tx) => {
        await markSeen(caller, tx, { campaign_id });
        return hasCampaign(tx, caller.account_id, campaign_id);
      });
    },

    /** The number of marked messages, and the instant of the mark, which takes it back. */
    seeAll: (caller: AccountCaller) => tenancy.withAccount(caller.account_id, (tx) => markSeen(caller, tx)),

    async unsee(caller: AccountCaller, seenAt: string): Promise<void> {
      if (caller.impersonated_by !== null) return;
      await tenancy.withAccount(caller.account_id, (tx) => setUnseen(tx, readerOf(caller), new Date(seenAt)));
    },
  };
}
