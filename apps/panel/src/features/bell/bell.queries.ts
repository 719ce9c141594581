import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { markSeen } from '@jarchi/domain/notices/notifications.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { queryOptions, useMutation, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type NewNotices = CallAnswer<'notifications', 'listNewNotifications'>;
export type BellNotice = NewNotices['results'][number];

const POLL_MS = 60_000;
const slice = ['notifications'] as const;

/** While the window is in view; what was hidden asks again when it comes back. */
export const newNoticesQuery = queryOptions({
  queryKey: [...slice, 'new'],
  queryFn: ({ signal }) => api.notifications.listNewNotifications({}, { signal }),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
});

/** The bell's own answer and every page of a list of messages have these two. */
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
const hasNotices = { queryKey: slice, predicate: ({ state }: Query) => isKnown(state.data) };

/** The same answer with some, or all, of its messages read; `read` of them were not before. */
function markKnown(data: Known, ids: readonly number[] | 'all', read: number): Known {
  const mark = (part: Counted) => ({ ...part, unread: Math.max(0, part.unread - read), results: markSeen(part.results, ids) });
  return 'pages' in data ? { ...data, pages: data.pages.map(mark) } : mark(data);
}

function useMarking<V = void>(send: (input: V) => Promise<unknown>, idsOf: (input: V) => readonly number[] | 'all') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: slice,
    mutationFn: send,
    onMutate: async (input: V) => {
      await queryClient.cancelQueries(hasNotices);
      const ids = idsOf(input);
      const before: readonly [QueryKey, Known | undefined][] = queryClient.getQueriesData<Known>(hasNotices);
      const notices = before.flatMap(([, data]) => (data ? listParts(data) : [])).flatMap(({ results }) => results);
      const unseen = new Set(notices.flatMap(({ id, seen }) => (seen ? [] : [id])));
      const read = ids === 'all' ? Number.POSITIVE_INFINITY : ids.filter((id) => unseen.has(id)).length;
      queryClient.setQueriesData<Known>(hasNotices, (data) => data && markKnown(data, ids, read));
      return before;
    },
    onError: (error, _input, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
      toast.error(errorText(error));
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: slice }) === 1) void queryClient.invalidateQueries(hasNotices);
    },
  });
}

/** Marks one message as read, here at once and on the server; taken back, with a word, when that fails. */
export function useSeeNotice() {
  return useMarking(
    (id: number) => api.notifications.seeNotification({ params: { id } }),
    (id) => [id],
  );
}

/** The same for every message of the account. */
export function useSeeAllNotices() {
  return useMarking(
    () => api.notifications.seeAllNotifications({ body: {} }),
    () => 'all',
  );
}
