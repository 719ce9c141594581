import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { useMemo, useState } from 'react';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import { findWishes } from '#data/publishers/plan-requests.ts';
import type { Curve } from '#features/publishers/cart/cart-place.ts';
import type { CartContents } from '#features/publishers/cart/state/contents.ts';
import { readPicked, writePicked } from '#features/publishers/cart/state/wishes.ts';
import { findPicked, SUGGESTION_KEYS, type SuggestionKey } from './picked.ts';
import { offerFilters, useSuggestions } from './suggestion-queries.ts';

interface Suggested {
  readonly draftId: number | null;
  readonly data: CampaignDraft;
  readonly kind: PlanKind;
  readonly contents: CartContents;
  /** The filters of the list. */
  readonly filters: readonly string[];
  /** Packages are sold for this campaign. */
  readonly isOffered: boolean;
}

/** The packages that are suggested for a draft, which of them was picked, and how all of them compare. */
export function useSuggested({ draftId, data, kind, contents, filters, isOffered }: Suggested) {
  const [picked, setPicked] = useState(() => SUGGESTION_KEYS.find((key) => key === readPicked(draftId)) ?? null);
  const pick = (key: SuggestionKey) => {
    setPicked(key);
    writePicked(draftId, key);
  };
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
