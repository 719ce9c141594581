import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { runChange } from '@jarchi/client-state/change/change.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';

/** Takes back that messages were marked as read: those that were marked at one instant. */
export function unseeNotices(queryClient: QueryClient, seenAt: string): Promise<unknown> {
  const send = (seen_at: string) => api.channels.unseeNotifications({ body: { seen_at } });
  return runChange(queryClient, { send, refreshes: [notificationKeys.all] }, seenAt);
}
