import { NOTIFICATION_TYPES } from '@jarchi/domain/notices/notifications.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList } from '@jarchi/shell/list/define-list.ts';
import type { NoticeTab } from '#data/notifications/notifications.ts';

export const NOTICE_TABS: readonly NoticeTab[] = ['all', 'unread', ...NOTIFICATION_TYPES];

/** The list grows at its end, and has no pages. */
export const notificationsList = defineList({ parts: { tab: oneOf('show', NOTICE_TABS, 'all') } });
