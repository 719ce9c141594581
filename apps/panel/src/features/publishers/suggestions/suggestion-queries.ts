import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type SuggestionsAnswer = CallAnswer<'publishers', 'suggestPackages'>;
export type Suggestion = NonNullable<SuggestionsAnswer['most_reach']>;
export type FoundSuggestion = Extract<Suggestion, { readonly found: true }>;
export type SuggestionWishes = NonNullable<CallInput<'publishers', 'suggestPackages'>['body']>;

/** What of the list's filters finds one publisher and does not narrow what is on offer. */
const FINDERS = ['search,', 'selectedOnly,'];

/** The filters of the list that a package keeps to. */
export function offerFilters(filter: readonly string[]): string[] {
  return filter.filter((text) => !FINDERS.some((start) => text.startsWith(start)));
}

/** The same wishes are asked once; an answer that is waited for no longer is called off. Null wishes ask nothing. */
export function useSuggestions(kind: string, wishes: SuggestionWishes | null) {
  const settled = useRested(JSON.stringify(wishes), pauses.figures);
  const query = useQuery({
    queryKey: ['publishers', 'packages', kind, settled],
    enabled: settled !== 'null',
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    // Only what failed: an answer does not grow old.
    refetchOnReconnect: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.publishers.suggestPackages({ params: { kind }, body: JSON.parse(settled) as SuggestionWishes }, { signal }),
  });
  return { ...query, isSettling: settled !== JSON.stringify(wishes) };
}
