export const NOTIFICATION_TYPES = ['transaction', 'ticket_message', 'change_history', 'object_notification'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The subjects of a message to an account. */
export const NOTICE_KINDS = [
  'payment_credited',
  'payment_recovered',
  'receipt_credited',
  'receipt_adjusted',
  'receipt_refused',
  'money_given',
  'money_deducted',
  'transfer_sent',
  'transfer_received',
  'money_back_paid',
  'money_back_refused',
  'campaign_to_pay',
  'campaign_bought',
  'campaign_quote_lapsed',
  'campaign_approved',
  'campaign_rejected',
  'campaign_asks_new_dates',
  'campaign_undated',
  'campaign_unfilled',
  'campaign_list_ready',
  'campaign_list_paid',
  'campaign_list_dropped',
  'campaign_unanswered',
  'campaign_list_unanswered',
  'campaign_unaccepted',
  'content_delivered',
  'content_unanswered',
  'replacement_unanswered',
  'replacement_open',
  'replacement_taken',
  'post_edited',
  'post_removed',
  'campaign_paused',
  'campaign_resumed',
  'campaign_stopped',
  'campaign_cancelled',
  'campaign_overdue',
  'campaign_refunded',
  'dispute_answered',
  'wait_quote',
  'wait_new_dates',
  'wait_list',
  'wait_difference',
  'wait_content',
  'wait_replacement',
  'campaign_live',
  'campaign_completed',
  'alert_balance',
  'alert_pace',
  'alert_cost',
  'alert_spent',
  'alert_wait',
  'alert_publisher_out',
  'report_ready',
  'report_failed',
  'password_changed',
  'passkey_added',
  'sign_in_changed',
  'sign_in_frozen',
  'sign_in_restored',
  'phone_requested',
  'phone_request_stopped',
  'phone_request_refused',
  'passkey_removed',
  'team_invitation',
  'member_joined',
  'member_left',
  'member_removed',
  'member_role_changed',
  'purchase_above_ceiling',
  'ticket_answered',
  'ticket_closed',
  'channel_linked',
  'channel_unlinked',
  'announcement',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notice {
  readonly id: number;
  readonly notification_type: NotificationType;
  readonly seen: boolean;
  /** Something that it tells of waits for an answer of its reader, and has a deadline. */
  readonly is_waiting: boolean;
  /** An instant as ISO text. */
  readonly history_date: string;
}

/** Whether a notice stands in the bell and counts: unread, or read and not answered. */
const isOpenNotice = ({ seen, is_waiting }: Pick<Notice, 'seen' | 'is_waiting'>): boolean => !seen || is_waiting;

/** How many unread notices are kept, and how many of them the bell shows. */
export const UNREAD_KEPT = 5;
export const UNREAD_SHOWN = 3;

/** The latest notices that are unread or wait, newest first, each once; a later copy replaces an earlier one. */
export function keepLatestUnread<T extends Notice>(notices: readonly T[]): T[] {
  const latest = new Map(notices.map((notice) => [notice.id, notice]));
  const instant = (notice: T) => Date.parse(notice.history_date) || 0;
  return [...latest.values()]
    .filter(isOpenNotice)
    .toSorted((a, b) => instant(b) - instant(a) || b.id - a.id)
    .slice(0, UNREAD_KEPT);
}

/** The notices that the bell shows. */
export function pickBellNotices<T extends Notice>(notices: readonly T[]): T[] {
  return keepLatestUnread(notices).slice(0, UNREAD_SHOWN);
}

/** The same notices with some, or all, marked as read. */
export function markSeen<T extends Notice>(notices: readonly T[], ids: readonly number[] | 'all'): T[] {
  return notices.map((notice) => (ids === 'all' || ids.includes(notice.id) ? { ...notice, seen: true } : notice));
}
