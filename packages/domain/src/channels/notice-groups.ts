import type { NoticeKind, NotificationType } from '../notices/notifications.ts';

/** The groups of notices for which a person chooses channels. */
export const NOTICE_GROUPS = ['security', 'money', 'campaigns', 'contents', 'support', 'alerts', 'news'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

const OF_TYPES: Readonly<Record<NotificationType, NoticeGroup>> = {
  transaction: 'money',
  ticket_message: 'support',
  change_history: 'campaigns',
  object_notification: 'news',
};

/**
 * Kinds whose group is not that of their type. A kind of `object_notification` stands here, unless it is news that a person may switch off:
 * what is told there may be an event of security, which nobody can.
 */
const OF_KINDS: Partial<Readonly<Record<NoticeKind, NoticeGroup>>> = {
  channel_linked: 'security',
  channel_unlinked: 'security',
  password_changed: 'security',
  passkey_added: 'security',
  sign_in_changed: 'security',
  sign_in_frozen: 'security',
  sign_in_restored: 'security',
  phone_requested: 'security',
  phone_request_stopped: 'security',
  phone_request_refused: 'security',
  passkey_removed: 'security',
  team_invitation: 'security',
  member_joined: 'security',
  member_left: 'security',
  member_removed: 'security',
  member_role_changed: 'security',
  campaign_list_ready: 'contents',
  campaign_list_dropped: 'contents',
  campaign_list_unanswered: 'contents',
  content_delivered: 'contents',
  content_unanswered: 'contents',
  replacement_open: 'contents',
  replacement_taken: 'contents',
  replacement_unanswered: 'contents',
  wait_content: 'contents',
  wait_list: 'contents',
  wait_replacement: 'contents',
  alert_balance: 'alerts',
  alert_cost: 'alerts',
  alert_pace: 'alerts',
  alert_publisher_out: 'alerts',
  alert_spent: 'alerts',
  alert_wait: 'alerts',
  report_failed: 'alerts',
  report_ready: 'alerts',
};

export function findNoticeGroup(kind: NoticeKind, type: NotificationType): NoticeGroup {
  return OF_KINDS[kind] ?? OF_TYPES[type];
}
