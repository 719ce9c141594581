import { findViewsWishes } from '#data/publishers/plan-requests.ts';
import { VIEWS_KEYS } from '#features/publishers/suggestions/picked.ts';
import { offerFilters, useViewsSuggestions } from '#features/publishers/suggestions/suggestion-queries.ts';
import { usePicked, type Suggested } from '#features/publishers/suggestions/usePicked.ts';

/** The packages that fill a draft's goal of views, and which of them was picked. */
export function useViewsSuggested({ draftId, data, kind, contents, filters, isOffered }: Suggested) {
  const picking = usePicked(draftId, VIEWS_KEYS);
  const wishes = isOffered ? findViewsWishes(data, kind, offerFilters(filters), contents) : null;
  const query = useViewsSuggestions(kind.kind, wishes);
  const answer = wishes === null ? undefined : query.data;
  return { ...picking, isAsked: wishes !== null, answer, query };
}
