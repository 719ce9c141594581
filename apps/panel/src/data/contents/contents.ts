import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#api/api.ts';
import { pendingRequest } from '#data/first-requests.ts';
import { fromHome } from '#data/home/from-home.ts';
import { undoables } from '@jarchi/client-state/change/undoable.ts';
import { without } from '@jarchi/client-state/change/without-rows.ts';
import { contentKeys } from '#data/keys/content-keys.ts';

export type ContentList = CallAnswer<'contents', 'listContents'>;
export type Content = ContentList['results'][number];
export type PendingList = CallAnswer<'contents', 'listPendingFeedback'>;
type ListQuery = NonNullable<CallInput<'contents', 'listContents'>['query']>;

/** Contents that wait for the advertiser, the nearest deadline first. */
export function pendingContentsQuery() {
  return queryOptions({
    queryKey: contentKeys.pending(),
    queryFn: ({ signal }) => fromHome('pending', () => api.contents.listPendingFeedback(pendingRequest, { signal })),
    staleTime: 60_000,
  });
}

/** One page of contents; the previous page stays until the next one arrives. */
export function contentsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: contentKeys.list(query),
    queryFn: ({ signal }) => api.contents.listContents({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The name of the act that approves a content. */
export const approvalOf = (id: number): string => `content ${id}`;

/** Tells whether a content is being approved: it no longer waits, even if the server's list still has it. */
export function useIsApproving(): (id: number) => boolean {
  const gone = useSyncExternalStore(undoables.subscribe, undoables.getSnapshot);
  return (id) => gone.has(approvalOf(id));
}

/** Contents that wait for the advertiser, without those being approved. */
export function usePendingContents() {
  const isApproving = useIsApproving();
  return useQuery({ ...pendingContentsQuery(), select: (list) => without(list, isApproving) });
}

/** One page of contents as they stand on screen: those being approved count as confirmed. */
export function useContents(query: ListQuery) {
  const isApproving = useIsApproving();
  return useQuery({ ...contentsQuery(query), select: (list) => withApprovals(list, query, isApproving) });
}

function withApprovals(list: ContentList, { state }: ListQuery, isApproving: (id: number) => boolean): ContentList {
  const approved = list.results.filter((content) => content.state === 'pending' && isApproving(content.id));
  if (approved.length === 0) return list;
  const isApproved = (id: number) => approved.some((content) => content.id === id);
  const { pending, confirmed } = list.counts;
  const counts = { ...list.counts, pending: pending - approved.length, confirmed: confirmed + approved.length };
  if (state === 'pending') return { ...without(list, isApproved), counts };
  return {
    ...list,
    counts,
    results: list.results.map((content) => (isApproved(content.id) ? { ...content, state: 'confirmed' } : content)),
  };
}
