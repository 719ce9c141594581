import type { CallAnswer } from '@jarchi/contract/types.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { notificationsFa as fa } from './notifications.fa.ts';

export type Notification = CallAnswer<'notifications', 'listNotifications'>['results'][number];

const PAGE_ROWS = 20;
/** What every reader of messages shares: a write to them reads all again. */
const ROOT = ['notifications'];

export function notificationsQuery(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...ROOT, 'list', { isUnreadOnly }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.notifications.listNotifications({ query: { limit: PAGE_ROWS, offset: pageParam, only_unread: isUnreadOnly } }, { signal }),
    getNextPageParam: ({ count }, pages) => {
      const read = pages.reduce((sum, { results }) => sum + results.length, 0);
      return read < count ? read : undefined;
    },
  });
}

/** Marks one message, or all of them, as read. */
export function useSeeNotifications() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ROOT });
  const onError = (error: Error) => toast.error(errorText(error));
  const one = useMutation({
    mutationFn: (id: number) => api.notifications.seeNotification({ params: { id } }),
    onSuccess: refresh,
    onError,
  });
  const all = useMutation({
    mutationFn: () => api.notifications.seeAllNotifications({ body: {} }),
    onSuccess: async () => {
      toast.success(fa.allSeen);
      await refresh();
    },
    onError,
  });
  return { see: one.mutate, seeAll: () => all.mutate(), isSeeingAll: all.isPending };
}
