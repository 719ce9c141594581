import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { useQuery } from '@tanstack/react-query';
import {
  packagesQuery,
  viewsPackagesQuery,
  type SuggestionsAnswer,
  type SuggestionWishes,
  type ViewsWishes,
} from '#data/publishers/packages.ts';

export type Suggestion = NonNullable<SuggestionsAnswer['most_reach']>;
export type FoundSuggestion = Extract<Suggestion, { readonly found: true }>;

/** What of the list's filters finds one publisher and does not narrow what is on offer. */
const FINDERS = ['search,', 'selectedOnly,'];

/** The filters of the list that a package keeps to. */
export function offerFilters(filter: readonly string[]): string[] {
  return filter.filter((text) => !FINDERS.some((start) => text.startsWith(start)));
}

/** The same wishes are sent once; a response that is no longer needed is cancelled. Null wishes send nothing. */
export function useSuggestions(kind: string, wishes: SuggestionWishes | null) {
  const settled = useRested(JSON.stringify(wishes), pauses.figures);
  const query = useQuery(packagesQuery(kind, settled));
  return { ...query, isSettling: settled !== JSON.stringify(wishes) };
}

/** The same for packages of views. */
export function useViewsSuggestions(kind: string, wishes: ViewsWishes | null) {
  const settled = useRested(JSON.stringify(wishes), pauses.figures);
  const query = useQuery(viewsPackagesQuery(kind, settled));
  return { ...query, isSettling: settled !== JSON.stringify(wishes) };
}
