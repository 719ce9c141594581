import { useMemo } from 'react';
import type { SuggestionsAnswer } from '#data/publishers/packages.ts';
import { findWishes } from '#data/publishers/plan-requests.ts';
import { findPicked, SUGGESTION_KEYS } from './picked.ts';
import { offerFilters, useSuggestions } from './suggestion-queries.ts';
import { usePicked, type Suggested } from './usePicked.ts';

/** The best reach of each cost, and the other suggested packages. */
export interface Curve {
  readonly points: SuggestionsAnswer['frontier'];
  readonly others: readonly { readonly cost: number; readonly reach: number }[];
}

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
