import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { findStoryNumber, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { publisherKeys } from './keys.ts';

export type MediaPlan = CallAnswer<'publishers', 'listMediaPlans'>['results'][number];
export type PlanOrdering = NonNullable<NonNullable<CallInput<'publishers', 'listMediaPlans'>['query']>['ordering']>;

export type PlanDetails = CallAnswer<'publishers', 'getMediaPlan'>;

export const WINDOW = 100;

/** The plans that a campaign can buy. */
export interface PlanKind {
  /** For example instagram-story. */
  readonly kind: string;
  /** How many stories in a row; undefined for other formats. */
  readonly story_number?: StoryNumber | undefined;
}

export interface PlanSearch extends PlanKind {
  readonly ordering: PlanOrdering;
  readonly filter: readonly string[];
  /** The campaign's categories, which decide the suitable plans. */
  readonly suits: readonly number[];
  /** Only these plans; an empty list finds nothing and sends nothing. */
  readonly ids?: readonly number[] | undefined;
}

export function getKind(media_type: MediaType, content_type: ContentType): string {
  return `${media_type}-${content_type}`.toLowerCase().replaceAll('_', '-');
}

export function planKind(draft: Pick<CampaignDraft, 'media_type' | 'content_type' | 'story_number'>): PlanKind {
  return { kind: getKind(draft.media_type, draft.content_type), story_number: findStoryNumber(draft) };
}

/** One window of 100 rows of a search. */
export function planWindow(search: PlanSearch, index: number) {
  const { kind, story_number, ordering, filter, suits, ids } = search;
  return queryOptions({
    queryKey: publisherKeys.window(kind, story_number, ordering, filter, suits, index, ids ?? null),
    enabled: ids === undefined || ids.length > 0,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      api.publishers.listMediaPlans(
        {
          params: { kind },
          query: {
            ordering,
            limit: WINDOW,
            offset: index * WINDOW,
            filter: [...filter],
            suits: suits.map(String),
            id: ids?.map(String),
            story_number,
          },
        },
        { signal },
      ),
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

export function useCategories() {
  return useQuery({
    queryKey: publisherKeys.categories(),
    staleTime: Infinity,
    queryFn: ({ signal }) => api.publishers.listCategories({}, { signal }),
    select: (answer) => answer.results,
  });
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
