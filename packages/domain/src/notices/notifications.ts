export const NOTIFICATION_TYPES = ['transaction', 'ticket_message', 'change_history', 'object_notification'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface Notice {
  readonly id: number;
  readonly notification_type: NotificationType;
  readonly seen: boolean;
  /** An instant as ISO text. */
  readonly history_date: string;
}

/** Unread notices that are kept, and those of them that the bell shows. */
export const UNREAD_KEPT = 5;
export const UNREAD_SHOWN = 3;

/** The latest unread notices, newest first, each once; later copies of one replace earlier ones. */
export function keepLatestUnread<T extends Notice>(notices: readonly T[]): T[] {
  const latest = new Map(notices.map((notice) => [notice.id, notice]));
  const instant = (notice: T) => Date.parse(notice.history_date) || 0;
  return [...latest.values()]
    .filter(({ seen }) => !seen)
    .toSorted((a, b) => instant(b) - instant(a) || b.id - a.id)
    .slice(0, UNREAD_KEPT);
}

/** What the bell shows of them. */
export function pickBellNotices<T extends Notice>(notices: readonly T[]): T[] {
  return keepLatestUnread(notices).slice(0, UNREAD_SHOWN);
}

/** The same notices with some, or all, marked as read. */
export function markSeen<T extends Notice>(notices: readonly T[], ids: readonly number[] | 'all'): T[] {
  return notices.map((notice) => (ids === 'all' || ids.includes(notice.id) ? { ...notice, seen: true } : notice));
}
