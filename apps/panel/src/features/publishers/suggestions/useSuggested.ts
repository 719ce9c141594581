import { useMemo } from 'react';
import { findWishes } from '#data/publishers/plan-requests.ts';
import type { Curve } from '#features/publishers/cart-panel/cart-place.ts';
import { findPicked, SUGGESTION_KEYS } from './picked.ts';
import { offerFilters, useSuggestions } from './suggestion-queries.ts';
import { usePicked, type Suggested } from './usePicked.ts';

/** The packages that are suggested for a draft, which of them was picked, and how all of them compare. */
export function useSuggested({ draftId, data, kind, contents, filters, isOffered }: Suggested) {
  const { picked, pick } = usePicked(draftId, SUGGESTION_KEYS);
  const wishes = isOffered ? findWishes(data, kind, offerFilters(filters), contents) : null;
  const isAsked = wishes !== null;
  const suggestions = useSuggestions(kind.kind, wishes);
  const answer = isAsked ? suggestions.data : undefined;
  const chosenKey = answer && findPicked(answer, SUGGESTION_KEYS, contents, picked)?.key;
  const curve = useMemo<Curve | undefined>(() => {
    if (answer === undefined) return undefined;
    const others = SUGGESTION_KEYS.flatMap((key) => {
      const one = answer[key];
      return one?.found === true && key !== chosenKey ? [{ cost: one.cost, reach: one.reach }] : [];
    });
    return { points: answer.frontier, others };
  }, [answer, chosenKey]);
  return { picked, pick, isAsked, suggestions, answer, curve };
}
