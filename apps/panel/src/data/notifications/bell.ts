import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { isLive, pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';

export type NewNotices = CallAnswer<'notifications', 'listNewNotifications'>;
export type BellNotice = NewNotices['results'][number];

const POLL_MS = 60_000;

/** Without a stream it is read again while the window is visible, and when a hidden window is shown again. */
export const newNoticesQuery = queryOptions({
  queryKey: notificationKeys.bell(),
  queryFn: ({ signal }) => api.notifications.listNewNotifications({}, { signal }),
  refetchInterval: () => pollUnlessLive(POLL_MS),
  refetchOnWindowFocus: () => !isLive(),
});
