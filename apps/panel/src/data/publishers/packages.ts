import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { publisherKeys } from './publisher-keys.ts';
import type { PlanKind } from './plan-kind.ts';
import { packagesRequest } from './plan-requests.ts';

export type SuggestionsAnswer = CallAnswer<'publishers', 'suggestPackages'>;
export type SuggestionWishes = NonNullable<CallInput<'publishers', 'suggestPackages'>['body']>;
export type ViewsAnswer = CallAnswer<'publishers', 'suggestViewsPackages'>;
export type ViewsWishes = NonNullable<CallInput<'publishers', 'suggestViewsPackages'>['body']>;

/** A choice of packages is dear: its response never becomes old, and only a failed request is repeated, when the network is back. */
const SENT_ONCE = {
  staleTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: true,
  placeholderData: keepPreviousData,
} as const;

/** Packages for some wishes, as JSON: the same wishes are sent once. `null` sends nothing. */
export function packagesQuery(kind: string, wishes: string) {
  return queryOptions({
    queryKey: publisherKeys.packages(kind, wishes),
    ...SENT_ONCE,
    enabled: wishes !== 'null',
    queryFn: ({ signal }) => api.publishers.suggestPackages(packagesRequest(kind, JSON.parse(wishes) as SuggestionWishes), { signal }),
  });
}

/** Packages for a goal of views, in the same way. */
export function viewsPackagesQuery(kind: string, wishes: string) {
  return queryOptions({
    queryKey: publisherKeys.viewsPackages(kind, wishes),
    ...SENT_ONCE,
    enabled: wishes !== 'null',
    queryFn: ({ signal }) => api.publishers.suggestViewsPackages({ params: { kind }, body: JSON.parse(wishes) as ViewsWishes }, { signal }),
  });
}

/** The plans closest to each given plan, without the selected ones. */
export function alternativesQuery(kind: PlanKind, plans: number[], selected: number[]) {
  return queryOptions({
    queryKey: publisherKeys.alternatives(kind, plans, selected),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const ask = (asked: number[]) => api.publishers.suggestAlternatives({ body: { ...kind, plans: asked, selected } }, { signal });
      // A package may hold plans that this kind never had; the others still have plans close to them.
      return ask(plans).catch((error: unknown) => {
        if (!hasErrorCode(error, 'plans_unknown')) throw error;
        const refused = [...error.facts.plan_ids, ...error.facts.other_kind];
        return ask(plans.filter((id) => !refused.includes(id)));
      });
    },
  });
}
