import type { CallAnswer } from '@jarchi/contract/types.ts';
import { markSeen } from '@jarchi/domain/notices/notifications.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
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

/** Marks messages as read in the cache; returns what takes that back. */
async function foresee(queryClient: QueryClient, ids: readonly number[] | 'all'): Promise<() => void> {
  await queryClient.cancelQueries(hasNotices);
  const before = queryClient.getQueriesData<Known>(hasNotices);
  const notices = before.flatMap(([, data]) => (data ? listParts(data) : [])).flatMap(({ results }) => results);
  const unseen = new Set(notices.flatMap(({ id, seen, is_waiting }) => (seen || is_waiting ? [] : [id])));
  const read = ids === 'all' ? Number.POSITIVE_INFINITY : ids.filter((id) => unseen.has(id)).length;
  queryClient.setQueriesData<Known>(hasNotices, (data) => data && markKnown(data, ids, read));
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
}

interface Telling<T = unknown> {
  readonly onSuccess?: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

/** Several may be marked at the same time. */
const marking = { group: notificationKeys.all, refreshes: [notificationKeys.all] };

/** Marks one message as read, here at once and on the server; a failure undoes it here. */
export function useSeeNotice(tell: Telling) {
  return useChange({
    ...marking,
    foresee: (queryClient, id) => foresee(queryClient, [id]),
    send: (id: number) => api.notifications.seeNotification({ params: { id } }),
    ...tell,
  });
}

/** The same for every message of the account. */
export function useSeeAllNotices(tell: Telling<CallAnswer<'notifications', 'seeAllNotifications'>>) {
  return useChange({
    ...marking,
    foresee: (queryClient) => foresee(queryClient, 'all'),
    send: () => api.notifications.seeAllNotifications({ body: {} }),
    ...tell,
  });
}
