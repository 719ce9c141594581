import type { NoticeKind, NotificationType } from '@jarchi/domain/notices/notifications.ts';

/** What a reminder of a wait shows: whose content or place it is, if it is one, and how many. */
export type WaitFacts = {
  readonly title: string;
  readonly publisher: string;
  readonly count: number;
  /** The first and the last end of these waits. */
  readonly until: string;
  readonly last_until: string;
  /** What comes back to the balance if no answer comes, and what is to be paid. */
  readonly released: number;
  readonly to_pay: number;
};

/** Placements whose wait was over without an answer. `publisher` is the one, if it is one. */
type UnansweredFacts = {
  readonly title: string;
  readonly publisher: string;
  readonly count: number;
  readonly released: number;
};

/**
 * The facts of each kind of message. The text is made from them whenever the message is read: a kind keeps its name and its facts while
 * messages of it exist. Amounts are toman; `valid_until`, `until` and `due_at` are instants as ISO text.
 */
export type NoticeFacts = {
  payment_credited: { readonly order_id: number; readonly amount: number };
  payment_recovered: { readonly order_id: number; readonly amount: number };
  receipt_credited: { readonly amount: number };
  campaign_to_pay: { readonly title: string; readonly shortfall: number; readonly valid_until: string };
  campaign_bought: { readonly title: string; readonly amount: number };
  campaign_quote_lapsed: { readonly title: string };
  campaign_approved: { readonly title: string };
  campaign_rejected: { readonly title: string; readonly reason: string; readonly released: number };
  /** `until`: of newer messages. */
  campaign_asks_new_dates: { readonly title: string; readonly until?: string };
  campaign_undated: { readonly title: string; readonly released: number };
  /** `unanswered`: contents that got no answer; older messages do not have it. */
  campaign_unfilled: { readonly title: string; readonly released: number; readonly unanswered?: number };
  campaign_list_ready: { readonly title: string; readonly publishers: number; readonly until: string };
  campaign_list_paid: { readonly title: string; readonly amount: number };
  campaign_list_dropped: { readonly title: string; readonly until?: string };
  /** Of older messages, which do not know why no list was accepted. */
  campaign_unanswered: { readonly title: string; readonly released: number };
  campaign_list_unanswered: { readonly title: string; readonly publishers: number; readonly released: number };
  campaign_unaccepted: { readonly title: string; readonly released: number };
  content_delivered: { readonly title: string; readonly publisher: string; readonly due_at: string };
  content_unanswered: UnansweredFacts;
  replacement_unanswered: UnansweredFacts;
  wait_quote: WaitFacts;
  wait_new_dates: WaitFacts;
  wait_list: WaitFacts;
  wait_difference: WaitFacts;
  wait_content: WaitFacts;
  wait_replacement: WaitFacts;
  campaign_live: { readonly title: string };
  campaign_completed: { readonly title: string; readonly captured: number; readonly released: number };
  announcement: { readonly title: string; readonly text: string; readonly path: string };
};

/** An event that is told to an account. */
export type NewNotice = {
  readonly [K in NoticeKind]: {
    readonly kind: K;
    readonly facts: NoticeFacts[K];
    readonly campaign_id?: number;
    /** An event that was told under this key is not told again. */
    readonly dedupe_key?: string;
    /** World time: messages about money are listed among those of campaigns, newest first. */
    readonly at: Date;
  };
}[NoticeKind];

interface KindRule<K extends NoticeKind> {
  readonly type: NotificationType;
  /** The page of the panel to which a message links. */
  pathOf(facts: NoticeFacts[K], campaignId: number | null): string | null;
}

const toReport = (_facts: unknown, campaignId: number | null) => (campaignId === null ? null : `/campaigns/${campaignId}`);
const toIdentity = (_facts: unknown, campaignId: number | null) => (campaignId === null ? null : `/campaigns/${campaignId}/identity`);
const toReview = (_facts: unknown, campaignId: number | null) =>
  `/contents?view=review${campaignId === null ? '' : `&campaign=${campaignId}`}`;
const toOrder = ({ order_id }: { readonly order_id: number }) => `/financial/charge/result?order=${order_id}`;

const ofReport = { type: 'change_history', pathOf: toReport } as const;
const ofIdentity = { type: 'change_history', pathOf: toIdentity } as const;
const ofReview = { type: 'change_history', pathOf: toReview } as const;

export const noticeKinds: { readonly [K in NoticeKind]: KindRule<K> } = {
  payment_credited: { type: 'transaction', pathOf: toOrder },
  payment_recovered: { type: 'transaction', pathOf: toOrder },
  receipt_credited: { type: 'transaction', pathOf: () => null },
  campaign_to_pay: ofReport,
  campaign_bought: ofReport,
  campaign_quote_lapsed: ofReport,
  campaign_approved: ofReport,
  campaign_rejected: ofReport,
  campaign_asks_new_dates: ofReport,
  campaign_undated: ofIdentity,
  campaign_unfilled: ofIdentity,
  campaign_list_ready: ofReport,
  campaign_list_paid: ofReport,
  campaign_list_dropped: ofReport,
  campaign_unanswered: ofReport,
  campaign_list_unanswered: ofReport,
  campaign_unaccepted: ofReport,
  content_delivered: ofReview,
  content_unanswered: ofIdentity,
  replacement_unanswered: ofIdentity,
  wait_quote: ofReport,
  wait_new_dates: ofReport,
  wait_list: ofReport,
  wait_difference: ofReport,
  wait_content: ofReview,
  wait_replacement: ofIdentity,
  campaign_live: ofReport,
  campaign_completed: ofReport,
  announcement: { type: 'object_notification', pathOf: ({ path }) => path },
};
