import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { useState } from 'react';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import { findViewsWishes } from '#data/publishers/plan-requests.ts';
import type { CartContents } from '#features/publishers/cart/state/contents.ts';
import { readPicked, writePicked } from '#features/publishers/cart/state/wishes.ts';
import { VIEWS_KEYS, type ViewsKey } from '#features/publishers/suggestions/picked.ts';
import { offerFilters, useViewsSuggestions } from '#features/publishers/suggestions/suggestion-queries.ts';

interface ViewsSuggested {
  readonly draftId: number | null;
  readonly data: CampaignDraft;
  readonly kind: PlanKind;
  readonly contents: CartContents;
  /** The filters of the list. */
  readonly filters: readonly string[];
  /** The campaign is paid by views. */
  readonly isOffered: boolean;
}

/** The packages that fill a draft's goal of views, and which of them was picked. */
export function useViewsSuggested({ draftId, data, kind, contents, filters, isOffered }: ViewsSuggested) {
  const [picked, setPicked] = useState(() => VIEWS_KEYS.find((key) => key === readPicked(draftId)) ?? null);
  const pick = (key: ViewsKey) => {
    setPicked(key);
    writePicked(draftId, key);
  };
  const wishes = isOffered ? findViewsWishes(data, kind, offerFilters(filters), contents) : null;
  const query = useViewsSuggestions(kind.kind, wishes);
  const answer = wishes === null ? undefined : query.data;
  return { picked, pick, isAsked: wishes !== null, answer, query };
}
