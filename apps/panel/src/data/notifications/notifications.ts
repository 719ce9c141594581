import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { NotificationType } from '@jarchi/domain/notices/notifications.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';

export type Notification = CallAnswer<'notifications', 'listNotifications'>['results'][number];

/** All messages, the unread ones, or those of a type. */
export type NoticeTab = 'all' | 'unread' | NotificationType;

const PAGE_ROWS = 20;

export function notificationsQuery(show: NoticeTab) {
  const filter = show === 'all' ? {} : show === 'unread' ? { only_unread: true } : { notification_type: show };
  return infiniteQueryOptions({
    queryKey: notificationKeys.list(show),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.notifications.listNotifications({ query: { limit: PAGE_ROWS, offset: pageParam, ...filter } }, { signal }),
    getNextPageParam: ({ count }, pages) => {
      const read = pages.reduce((sum, { results }) => sum + results.length, 0);
      return read < count ? read : undefined;
    },
  });
}
