import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { withoutApproving } from './queue/approvals.ts';

export type ContentList = CallAnswer<'contents', 'listContents'>;
export type Content = ContentList['results'][number];
export type PendingList = CallAnswer<'contents', 'listPendingFeedback'>;

/** What waits for the advertiser, the nearest deadline first; those being approved are not among them any more. */
export function pendingContentsQuery() {
  return queryOptions({
    queryKey: ['contents', 'pending'],
    queryFn: async ({ signal }) => withoutApproving(await api.contents.listPendingFeedback({ query: { limit: 50 } }, { signal })),
    staleTime: 60_000,
  });
}

/** One page of contents; the one before stays while the next is on its way. */
export function contentsQuery(query: NonNullable<CallInput<'contents', 'listContents'>['query']>) {
  return queryOptions({
    queryKey: ['contents', 'list', query],
    queryFn: ({ signal }) => api.contents.listContents({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
