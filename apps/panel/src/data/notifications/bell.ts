import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { notificationKeys } from './notifications.ts';

export type NewNotices = CallAnswer<'notifications', 'listNewNotifications'>;
export type BellNotice = NewNotices['results'][number];

const POLL_MS = 60_000;

/** Read again only while the window is visible, and when a hidden window is shown again. */
export const newNoticesQuery = queryOptions({
  queryKey: notificationKeys.bell(),
  queryFn: ({ signal }) => api.notifications.listNewNotifications({}, { signal }),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
});
