import type { RunFailure } from '@jarchi/domain/alerts/report-schedule.ts';
import type { AdvertiserWait } from '@jarchi/domain/campaigns/waits/waits.ts';
import type { NoticeKind, NotificationType } from '@jarchi/domain/notices/notifications.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { OperatorNoticeFacts } from './operator-notices.ts';
import type { PeopleNoticeFacts } from './people-notices.ts';

/** The facts of a reminder: the publisher if the wait is about one placement, and the number of waits. */
export type WaitFacts = {
  readonly title: string;
  readonly publisher: string;
  readonly count: number;
  /** The first and the last end of these waits. */
  readonly until: string;
  readonly last_until: string;
  /** The amount that is released if no answer comes, and the amount to pay. */
  readonly released: number;
  readonly to_pay: number;
};

/** Placements whose wait ended without an answer. `publisher` is set if there is only one. */
type UnansweredFacts = { readonly title: string; readonly publisher: string; readonly count: number; readonly released: number };

/** Whose figures a scheduled report tells: one campaign's, by its title, or those of several. Days are YYYY-MM-DD. */
type ReportFacts = {
  readonly title: string;
  readonly campaigns: number;
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
  readonly cost: number;
  readonly from: string;
  readonly to: string;
  /** The due time of a late report; empty if it came in time. */
  readonly late_since: string;
};

/**
 * The facts of each kind of message. The text is made from them whenever the message is read: a kind keeps its name and its facts while
 * messages of it exist. Amounts are toman; `valid_until`, `until` and `due_at` are instants as ISO text.
 */
export type NoticeFacts = PeopleNoticeFacts &
  OperatorNoticeFacts & {
    payment_credited: { readonly order_id: number; readonly amount: number };
    payment_recovered: { readonly order_id: number; readonly amount: number };
    receipt_credited: { readonly amount: number };
    /** A slip that was credited with another amount than claimed. */
    receipt_adjusted: { readonly claimed: number; readonly amount: number; readonly reason: string };
    receipt_refused: { readonly amount: number; readonly reason: string };
    money_given: { readonly amount: number; readonly reason: string };
    money_deducted: { readonly amount: number; readonly reason: string };
    /** `account` is the title of the other account. */
    transfer_sent: { readonly amount: number; readonly account: string; readonly reason: string };
    transfer_received: { readonly amount: number; readonly account: string; readonly reason: string };
    money_back_paid: { readonly amount: number; readonly tracking_number: string };
    money_back_refused: { readonly amount: number; readonly reason: string };
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
    /** For older messages, which lack the reason why no list was accepted. */
    campaign_unanswered: { readonly title: string; readonly released: number };
    campaign_list_unanswered: { readonly title: string; readonly publishers: number; readonly released: number };
    campaign_unaccepted: { readonly title: string; readonly released: number };
    content_delivered: { readonly title: string; readonly publisher: string; readonly due_at: string };
    content_unanswered: UnansweredFacts;
    replacement_unanswered: UnansweredFacts;
    /** `total`: what is held for them; `is_auto`: 1 if the nearest publisher takes a share by itself. */
    replacement_open: {
      readonly title: string;
      readonly publisher: string;
      readonly count: number;
      readonly until: string;
      readonly total: number;
      readonly is_auto: 0 | 1;
    };
    replacement_taken: { readonly title: string; readonly publisher: string; readonly replacement: string; readonly released: number };
    /** Posts that their publishers changed while they were live. `publisher` is the one, if it is one. */
    post_edited: { readonly title: string; readonly publisher: string; readonly count: number };
    /** Posts that their publishers took down before their time, and what came back for them. */
    post_removed: { readonly title: string; readonly publisher: string; readonly count: number; readonly released: number };
    campaign_paused: { readonly title: string; readonly resume_at?: string };
    campaign_resumed: { readonly title: string };
    wait_quote: WaitFacts;
    wait_new_dates: WaitFacts;
    wait_list: WaitFacts;
    wait_difference: WaitFacts;
    wait_content: WaitFacts;
    wait_replacement: WaitFacts;
    campaign_live: { readonly title: string };
    campaign_completed: { readonly title: string; readonly captured: number; readonly released: number };
    alert_balance: { readonly spendable: number; readonly threshold: number };
    /** Percent points. */
    alert_pace: { readonly title: string; readonly behind: number; readonly threshold: number };
    alert_cost: { readonly title: string; readonly measure: Metric; readonly unit_cost: number; readonly threshold: number };
    alert_spent: { readonly title: string; readonly cost: number; readonly ends_at: string };
    /** `wait` as ADVERTISER_WAITS names it; `publisher` is the one, if it is one; `hours` is the threshold. */
    alert_wait: {
      readonly title: string;
      readonly wait: AdvertiserWait;
      readonly publisher: string;
      readonly count: number;
      readonly until: string;
      readonly hours: number;
    };
    alert_publisher_out: { readonly title: string; readonly publisher: string; readonly count: number };
    report_ready: ReportFacts;
    report_failed: { readonly failure: RunFailure; readonly from: string; readonly to: string; readonly due_at: string };
    announcement: { readonly title: string; readonly text: string; readonly path: string };
  };

/** An event that is told to an account. */
export type NewNotice = {
  readonly [K in NoticeKind]: {
    readonly kind: K;
    readonly facts: NoticeFacts[K];
    readonly campaign_id?: number;
    /** The member to whom it is told; undefined: every member of the account. */
    readonly user_id?: number;
    /** An event that was told under this key is not told again. */
    readonly dedupe_key?: string;
    /** The waits of the campaign that it tells of, by their keys. */
    readonly waits?: readonly string[];
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
const toWaiting = ({ wait }: NoticeFacts['alert_wait'], campaignId: number | null) => {
  if (wait === 'content') return toReview(wait, campaignId);
  return wait === 'replacement' ? toIdentity(wait, campaignId) : toReport(wait, campaignId);
};
/** The page on which an owner completes the act that a buyer could not. */
const toAsked = ({ act }: NoticeFacts['purchase_above_ceiling'], campaignId: number | null) =>
  act === 'purchase' && campaignId !== null ? `/campaign/${campaignId}/activation` : toReport(act, campaignId);
const toRange = ({ from, to }: ReportFacts, campaignId: number | null) =>
  `${campaignId === null ? '/dashboard' : `/campaigns/${campaignId}`}?from=${from}&to=${to}`;

const ofReport = { type: 'change_history', pathOf: toReport } as const;
const ofIdentity = { type: 'change_history', pathOf: toIdentity } as const;
const ofReview = { type: 'change_history', pathOf: toReview } as const;
const ofReceipt = { type: 'transaction', pathOf: () => '/financial/charge?way=receipt' } as const;
const ofMoneyBack = { type: 'transaction', pathOf: () => '/financial/money-back' } as const;
const ofSecurity = { type: 'object_notification', pathOf: () => '/profile?section=security' } as const;
const ofSessions = { ...ofSecurity, pathOf: () => '/profile?section=session' } as const;
const ofTeam = { type: 'object_notification', pathOf: () => '/profile?section=team' } as const;
const ofMoney = { type: 'transaction', pathOf: () => null } as const;

const toTicket = ({ ticket_id }: NoticeFacts['ticket_answered']) => `/support/${ticket_id}`;
const ofTicket = { type: 'ticket_message', pathOf: toTicket } as const;
const ofChannel = { type: 'object_notification', pathOf: () => '/profile?section=notifications' } as const;

export const noticeKinds: { readonly [K in NoticeKind]: KindRule<K> } = {
  payment_credited: { type: 'transaction', pathOf: toOrder },
  payment_recovered: { type: 'transaction', pathOf: toOrder },
  receipt_credited: ofReceipt,
  receipt_adjusted: ofReceipt,
  receipt_refused: ofReceipt,
  money_given: ofMoney,
  money_deducted: ofMoney,
  transfer_sent: ofMoney,
  transfer_received: ofMoney,
  money_back_paid: ofMoneyBack,
  money_back_refused: ofMoneyBack,
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
  replacement_open: ofReport,
  replacement_taken: ofIdentity,
  post_edited: ofReport,
  post_removed: ofIdentity,
  campaign_paused: ofReport,
  campaign_resumed: ofReport,
  campaign_stopped: ofIdentity,
  campaign_cancelled: ofIdentity,
  campaign_overdue: ofReport,
  campaign_refunded: ofIdentity,
  dispute_answered: ofIdentity,
  wait_quote: ofReport,
  wait_new_dates: ofReport,
  wait_list: ofReport,
  wait_difference: ofReport,
  wait_content: ofReview,
  wait_replacement: ofIdentity,
  campaign_live: ofReport,
  campaign_completed: ofReport,
  alert_balance: { type: 'transaction', pathOf: () => '/financial/charge' },
  alert_pace: ofReport,
  alert_cost: ofReport,
  alert_spent: ofReport,
  alert_wait: { type: 'change_history', pathOf: toWaiting },
  alert_publisher_out: ofReport,
  report_ready: { type: 'object_notification', pathOf: toRange },
  report_failed: { type: 'object_notification', pathOf: () => '/profile?section=alerts' },
  password_changed: ofSecurity,
  passkey_added: ofSecurity,
  sign_in_changed: ofSecurity,
  sign_in_frozen: ofSecurity,
  sign_in_restored: ofSecurity,
  phone_requested: ofSessions,
  phone_request_stopped: ofSessions,
  phone_request_refused: ofSessions,
  passkey_removed: ofSecurity,
  team_invitation: ofTeam,
  member_joined: ofTeam,
  member_left: ofTeam,
  member_removed: ofTeam,
  member_role_changed: ofTeam,
  purchase_above_ceiling: { type: 'change_history', pathOf: toAsked },
  ticket_answered: ofTicket,
  ticket_closed: ofTicket,
  channel_linked: ofChannel,
  channel_unlinked: ofChannel,
  announcement: { type: 'object_notification', pathOf: ({ path }) => path },
};
