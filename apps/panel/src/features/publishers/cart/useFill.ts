import { formatNumber } from '@jarchi/ui/format.ts';
import { toast } from '@jarchi/ui/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planWindow, type PlanSearch } from '../plan-queries.ts';
import { publishersFa as fa } from '../publishers.fa.ts';
import { fillToBudget } from './cart.ts';
import type { Cart } from './useCart.ts';

/** Fills the cart up to the budget with the cheapest thousands of the list as it is filtered now. */
export function useFill(cart: Cart, search: PlanSearch, budget: number | null) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const fill = async () => {
    if (budget === null) return;
    setBusy(true);
    try {
      const cheapest = await queryClient.fetchQuery(planWindow({ ...search, ordering: 'cost_per_thousand' }, 0));
      const ids = fillToBudget(cheapest.results, cart.plans, budget);
      const added = ids.length - cart.plans.length;
      if (added === 0) toast.info(fa.fillNothing);
      else {
        cart.replace(
          [...ids, ...cart.goneIds],
          cheapest.results.filter((plan) => ids.includes(plan.id)),
        );
        toast.success(fa.filled(formatNumber(added)));
      }
    } catch {
      toast.error(fa.fillFailed);
    }
    setBusy(false);
  };
  return { fill, isBusy, canFill: budget !== null && !cart.isLoading };
}
