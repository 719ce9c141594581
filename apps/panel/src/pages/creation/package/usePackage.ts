import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { featureFlagsQuery } from '#features/account/account.queries.ts';
import { useCanSee } from '#features/account/viewer.ts';
import { useBundles } from '#features/publishers/bundles/bundle-queries.ts';
import { searchBundles } from '#features/publishers/bundles/search-bundles.ts';
import { readPicked, writePicked } from '#features/publishers/cart/state/wishes.ts';
import { useCart } from '#features/publishers/cart/state/useCart.ts';
import type { Curve } from '#features/publishers/cart/cart-place.ts';
import type { PlanPair } from '#features/publishers/filters/plan-fields.ts';
import { isSelectedOnly, writeSearch } from '#features/publishers/filters/plan-view.ts';
import { useUndoKeys } from '#features/publishers/cart/useUndoKeys.ts';
import { useGoalPrice } from '#features/publishers/network/goal-price.ts';
import { planKind, type PlanSearch } from '#features/publishers/plan-queries.ts';
import { getSaleMode } from '#features/publishers/sale-mode.ts';
import { findPicked, SUGGESTION_KEYS, type SuggestionKey } from '#features/publishers/suggestions/picked.ts';
import { offerFilters, useSuggestions } from '#features/publishers/suggestions/suggestion-queries.ts';
import type { StepPlace } from './step-place.ts';
import { usePlanView } from '#pages/creation/usePlanView.ts';

const NONE: readonly never[] = [];
const VIEWS_PER_THOUSAND = 1_000;

/** All that the step knows: the list's address, the cart, the suggestions and what they are measured by. */
export function usePackage({ open }: Pick<StepPlace, 'open'>) {
  const { data, id } = open.draft;
  const { session } = open;
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
    way === 'views'
      ? { budget: null, goal: (data.goal_total_reach ?? 0) * VIEWS_PER_THOUSAND || null, fixedPrice: price.data?.price ?? 0 }
      : { budget: data.budget, goal: data.goal_total_reach };

  const [picked, setPicked] = useState(() => SUGGESTION_KEYS.find((key) => key === readPicked(id)) ?? null);
  const pick = (key: SuggestionKey) => {
    setPicked(key);
    writePicked(id, key);
  };
  const isAsked = way !== 'views' && (data.budget !== null || data.goal_total_reach !== null);
  const { pinned_plans, pinned_bundles, excluded_plans, excluded_bundles } = cart.contents;
  const suggestions = useSuggestions(
    kind.kind,
    isAsked
      ? {
          budget: data.budget,
          goal_reach: data.goal_total_reach,
          ad_categories: [...data.ad_categories],
          filter: offerFilters(view.asked),
          story_number: kind.story_number,
          pinned_plans: pinned_plans.toSorted((a, b) => a - b),
          pinned_bundles: pinned_bundles.toSorted((a, b) => a - b),
          excluded_plans: excluded_plans.toSorted((a, b) => a - b),
          excluded_bundles: excluded_bundles.toSorted((a, b) => a - b),
        }
      : null,
  );
  const answer = isAsked ? suggestions.data : undefined;
  const chosenKey = answer && findPicked(answer, cart.contents, picked)?.key;
  const curve = useMemo<Curve | undefined>(() => {
    if (answer === undefined) return undefined;
    const others = SUGGESTION_KEYS.flatMap((key) => {
      const one = answer[key];
      return one?.found === true && key !== chosenKey ? [{ cost: one.cost, reach: one.reach }] : [];
    });
    return { points: answer.frontier, others };
  }, [answer, chosenKey]);
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
    picked,
    pick,
    isAsked,
    suggestions,
    answer,
    curve,
  };
}
