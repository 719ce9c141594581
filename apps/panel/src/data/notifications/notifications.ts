import type { CallAnswer } from '@jarchi/contract/types.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type Notification = CallAnswer<'notifications', 'listNotifications'>['results'][number];

const PAGE_ROWS = 20;

export const notificationKeys = {
  all: ['notifications'],
  list: (filter: { readonly isUnreadOnly: boolean }) => ['notifications', 'list', filter] as const,
  bell: () => ['notifications', 'new'] as const,
} as const;

export function notificationsQuery(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: notificationKeys.list({ isUnreadOnly }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.notifications.listNotifications({ query: { limit: PAGE_ROWS, offset: pageParam, only_unread: isUnreadOnly } }, { signal }),
    getNextPageParam: ({ count }, pages) => {
      const read = pages.reduce((sum, { results }) => sum + results.length, 0);
      return read < count ? read : undefined;
    },
  });
}
