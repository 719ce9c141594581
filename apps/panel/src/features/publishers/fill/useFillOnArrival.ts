import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import type { ChangePlanView } from '#features/publishers/filters/plan-view.ts';
import type { FillUp } from './useFillUp.ts';

const route = getRouteApi('/focus');

/** Fills the cart up where the address asks for it, once its rows are known; the address then forgets it, so that a reload adds nothing. */
export function useFillOnArrival({ isBusy, fill }: FillUp, cart: Cart, changeView: ChangePlanView): void {
  const { fill: wanted } = route.useSearch();
  const { plans, bundles } = cart.contents;
  const areRowsKnown = !cart.isLoading && (bundles.length === 0 || cart.bundles.length > 0);
  const isWanted = wanted === 'goal' && !isBusy && areRowsKnown && plans.length + bundles.length > 0;
  const begin = useEffectEvent(() => {
    changeView({}, true);
    fill();
  });
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
}
