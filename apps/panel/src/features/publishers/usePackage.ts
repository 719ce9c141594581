import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { featureFlagsQuery } from '#data/account/account.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { useBundles } from '#data/publishers/bundles.ts';
import { searchBundles } from '#features/publishers/bundles/search-bundles.ts';
import { useCart } from '#features/publishers/cart/state/useCart.ts';
import type { PlanPair } from '#features/publishers/filters/plan-fields.ts';
import { isSelectedOnly, writeSearch } from '#features/publishers/filters/plan-view.ts';
import { useUndoKeys } from '#features/publishers/cart/useUndoKeys.ts';
import { useGoalPrice } from '#data/pricing/goal-price.ts';
import { planKind } from '#data/publishers/plan-kind.ts';
import { findViewsWishes, type PlanSearch } from '#data/publishers/plan-requests.ts';
import { getSaleMode } from '#features/publishers/sale-mode.ts';
import { VIEWS_KEYS } from '#features/publishers/suggestions/picked.ts';
import { offerFilters, useViewsSuggestions } from '#features/publishers/suggestions/suggestion-queries.ts';
import { usePicked, type Suggested } from '#features/publishers/suggestions/usePicked.ts';
import { useSuggested } from '#features/publishers/suggestions/useSuggested.ts';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import { useFillOnArrival } from '#features/publishers/fill/useFillOnArrival.ts';
import { useFillUp } from '#features/publishers/fill/useFillUp.ts';
import { usePlanView } from '#features/publishers/filters/usePlanView.ts';

const NONE: readonly never[] = [];

/** The packages that fill a draft's goal of views, and which of them was picked. */
function useViewsSuggested({ draftId, data, kind, contents, filters, isOffered }: Suggested) {
  const picking = usePicked(draftId, VIEWS_KEYS);
  const wishes = isOffered ? findViewsWishes(data, kind, offerFilters(filters), contents) : null;
  const query = useViewsSuggestions(kind.kind, wishes);
  const answer = wishes === null ? undefined : query.data;
  return { ...picking, isAsked: wishes !== null, answer, query };
}

/** The step's state: the list's URL, the cart, the suggestions, and the measures and price of the cart. */
export function usePackage({ draft, session }: OpenDraft) {
  const { data, id } = draft;
  const way = getSaleMode(data);
  const kind = planKind(data);
  const flags = useQuery(featureFlagsQuery).data?.feature_flags;
  const pair: PlanPair = {
    media_type: data.media_type,
    content_type: data.content_type,
    isStoryNumberKnown: kind.story_number !== undefined,
    isStaffView: useCanSee('score_filter'),
    hasRecommender: flags?.['panel-recommender-toggle'] ?? false,
    hasPrices: way !== 'views',
  };
  const [view, changeView] = usePlanView(pair);
  const bundles = useBundles(kind, way !== 'views');
  const searchText = writeSearch(view.asked);
  const foundBundles = useMemo(() => bundles.data && searchBundles(bundles.data, searchText), [bundles.data, searchText]);
  const cart = useCart({
    draftId: id,
    kind,
    stored: data,
    offeredBundles: way === 'views' ? NONE : (bundles.data ?? null),
    onChange: (stored) => session.change(stored),
  });
  useUndoKeys(cart.actions);
  const search: PlanSearch = {
    ...kind,
    ordering: view.ordering,
    filter: view.asked,
    suits: data.ad_categories,
    ids: isSelectedOnly(view) ? cart.contents.plans : undefined,
  };
  const price = useGoalPrice(data);
  const measure =
    way === 'views' ? { budget: null, campaign: data, fixedPrice: price.data?.price ?? 0 } : { budget: data.budget, campaign: data };

  const fillUp = useFillUp({ draft: data, kind, filters: view.asked, cart });
  useFillOnArrival(fillUp, cart, changeView);
  const views = useViewsSuggested({
    draftId: id,
    data,
    kind,
    contents: cart.contents,
    filters: view.asked,
    isOffered: way === 'views',
  });
  const suggested = useSuggested({
    draftId: id,
    data,
    kind,
    contents: cart.contents,
    filters: view.asked,
    isOffered: way !== 'views',
  });
  return {
    data,
    way,
    kind,
    view,
    changeView,
    pair,
    bundles,
    foundBundles,
    cart,
    search,
    measure,
    price,
    fillUp,
    views,
    ...suggested,
  };
}
