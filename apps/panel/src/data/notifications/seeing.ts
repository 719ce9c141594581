import type { CallAnswer } from '@jarchi/contract/types.ts';
import { markSeen } from '@jarchi/domain/notices/notifications.ts';
import { useMutation, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';
import type { NewNotices } from './bell.ts';

/** The fields that the bell's response and each page of the message list share. */
type Counted = Pick<NewNotices, 'unread' | 'results'>;
type Known = Counted | { readonly pages: readonly Counted[] };

function isCounted(data: unknown): data is Counted {
  return typeof data === 'object' && data !== null && 'unread' in data && 'results' in data;
}

function isKnown(data: unknown): data is Known {
  if (typeof data !== 'object' || data === null) return false;
  return 'pages' in data && Array.isArray(data.pages) ? data.pages.every(isCounted) : isCounted(data);
}

const listParts = (data: Known): readonly Counted[] => ('pages' in data ? data.pages : [data]);
const hasNotices = { queryKey: notificationKeys.all, predicate: ({ state }: Query) => isKnown(state.data) };

/** The same response with some or all messages marked as read; `read` of them counted before. What waits for an answer still counts. */
function markKnown(data: Known, ids: readonly number[] | 'all', read: number): Known {
  const mark = (part: Counted) => {
    const waiting = part.results.filter(({ is_waiting }) => is_waiting).length;
    return { ...part, unread: Math.max(waiting, part.unread - read), results: markSeen(part.results, ids) };
  };
  return 'pages' in data ? { ...data, pages: data.pages.map(mark) } : mark(data);
}

interface Telling<T = unknown> {
  readonly onSuccess?: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

function useMarking<V = void, T = unknown>(
  { send, idsOf }: { send: (input: V) => Promise<T>; idsOf: (input: V) => readonly number[] | 'all' },
  { onSuccess, onError }: Telling<T>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: notificationKeys.all,
    mutationFn: send,
    onMutate: async (input: V) => {
      await queryClient.cancelQueries(hasNotices);
      const ids = idsOf(input);
      const before: readonly [QueryKey, Known | undefined][] = queryClient.getQueriesData<Known>(hasNotices);
      const notices = before.flatMap(([, data]) => (data ? listParts(data) : [])).flatMap(({ results }) => results);
      const unseen = new Set(notices.flatMap(({ id, seen, is_waiting }) => (seen || is_waiting ? [] : [id])));
      const read = ids === 'all' ? Number.POSITIVE_INFINITY : ids.filter((id) => unseen.has(id)).length;
      queryClient.setQueriesData<Known>(hasNotices, (data) => data && markKnown(data, ids, read));
      return before;
    },
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error, _input, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
      onError(error);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: notificationKeys.all }) === 1) void queryClient.invalidateQueries(hasNotices);
    },
  });
}

/** Marks one message as read, here at once and on the server; a failure undoes it here. */
export function useSeeNotice(tell: Telling) {
  return useMarking({ send: (id: number) => api.notifications.seeNotification({ params: { id } }), idsOf: (id) => [id] }, tell);
}

/** The same for every message of the account. */
export function useSeeAllNotices(tell: Telling<CallAnswer<'notifications', 'seeAllNotifications'>>) {
  return useMarking({ send: () => api.notifications.seeAllNotifications({ body: {} }), idsOf: () => 'all' }, tell);
}
