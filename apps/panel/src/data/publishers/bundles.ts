import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { publisherKeys } from './publisher-keys.ts';
import type { PlanKind } from './plan-kind.ts';
import { bundlesRequest } from './plan-requests.ts';

export type Bundle = CallAnswer<'publishers', 'listBundles'>['results'][number];

/** Bundles of a kind, with the campaign's story number. */
export function bundlesQuery({ kind, story_number }: PlanKind) {
  return queryOptions({
    queryKey: publisherKeys.bundles(kind, story_number),
    staleTime: 60_000,
    queryFn: ({ signal }) => api.publishers.listBundles(bundlesRequest({ kind, story_number }), { signal }),
  });
}

export function useBundles(kind: PlanKind, isOffered: boolean) {
  return useQuery({ ...bundlesQuery(kind), enabled: isOffered, select: (answer) => answer.results });
}
