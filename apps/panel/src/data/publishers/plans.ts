import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { publisherKeys } from './publisher-keys.ts';
import type { PlanKind } from './plan-kind.ts';
import { planWindowRequest, WINDOW, type PlanSearch } from './plan-requests.ts';

export type MediaPlan = CallAnswer<'publishers', 'listMediaPlans'>['results'][number];

export type PlanDetails = CallAnswer<'publishers', 'getMediaPlan'>;

/** One window of 100 rows of a search. */
export function planWindow(search: PlanSearch, index: number) {
  const { kind, story_number, ordering, filter, suits, ids } = search;
  return queryOptions({
    queryKey: publisherKeys.window(kind, story_number, ordering, filter, suits, index, ids ?? null),
    enabled: ids === undefined || ids.length > 0,
    staleTime: 60_000,
    queryFn: ({ signal }) => api.publishers.listMediaPlans(planWindowRequest(search, index), { signal }),
  });
}

/** The rows of some plans, without the search, each once; one request has at most 100 ids. */
export async function fetchPlans({ kind, story_number }: PlanKind, ids: readonly number[], signal?: AbortSignal): Promise<MediaPlan[]> {
  const asked = [...new Set(ids)];
  const chunks = Array.from({ length: Math.ceil(asked.length / WINDOW) }, (_, i) => asked.slice(i * WINDOW, (i + 1) * WINDOW));
  const answers = await Promise.all(
    chunks.map((chunk) =>
      api.publishers.listMediaPlans({ params: { kind }, query: { limit: WINDOW, id: chunk.map(String), story_number } }, { signal }),
    ),
  );
  return answers.flatMap((answer) => answer.results);
}

/** The rows of some plans by their ids. */
export function plansByIdQuery(kind: PlanKind, ids: readonly number[]) {
  return queryOptions({
    queryKey: publisherKeys.byId(kind, ids),
    enabled: ids.length > 0,
    queryFn: ({ signal }) => fetchPlans(kind, ids, signal),
  });
}

/** One plan with its tariffs and other formats. */
export function planQuery(id: number) {
  return queryOptions({
    queryKey: publisherKeys.plan(id),
    staleTime: 60_000,
    queryFn: ({ signal }) => api.publishers.getMediaPlan({ params: { id } }, { signal }),
  });
}

export const categoriesQuery = queryOptions({
  queryKey: publisherKeys.categories(),
  staleTime: Infinity,
  queryFn: ({ signal }) => api.publishers.listCategories({}, { signal }),
});

export function useCategories() {
  return useQuery({ ...categoriesQuery, select: (answer) => answer.results });
}

/** The count of publishers of a kind, in all or in some categories, and the count for each of these categories. */
export function matchingQuery({ kind, story_number }: PlanKind, categoryIds: readonly number[]) {
  return queryOptions({
    queryKey: publisherKeys.matching(kind, story_number, categoryIds),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.publishers.listMediaPlans(
        {
          params: { kind },
          query: {
            limit: 1,
            with_facets: true,
            story_number,
            filter: categoryIds.length > 0 ? [['categories', ...categoryIds].join(',')] : [],
          },
        },
        { signal },
      ),
  });
}

export function useMatchingPublishers(kind: PlanKind, categoryIds: readonly number[]) {
  return useQuery(matchingQuery(kind, categoryIds));
}
