import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useFilledPackage } from '#data/publishers/fill-up.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import { cartFa } from '#features/publishers/cart/cart.fa.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { offerFilters } from '#features/publishers/suggestions/suggestion-queries.ts';
import { fillFa as fa } from './fill.fa.ts';

export interface FillUp {
  readonly isBusy: boolean;
  fill(): void;
}

interface FillUpInput {
  readonly draft: CampaignDraft;
  readonly kind: PlanKind;
  /** The filters of the list. */
  readonly filters: readonly string[];
  readonly cart: Cart;
}

/** Adds publishers to the cart until its estimate reaches the goal, or as far as the offer and the budget allow. */
export function useFillUp({ draft, kind, filters, cart }: FillUpInput): FillUp {
  const [isBusy, setBusy] = useState(false);
  const findFilled = useFilledPackage();
  async function fill() {
    setBusy(true);
    try {
      const { excluded_plans, excluded_bundles } = cart.contents;
      const filled = await findFilled({
        draft,
        kind,
        filter: offerFilters(filters),
        wishes: {
          pinned_plans: cart.plans.map(({ id }) => id),
          pinned_bundles: cart.bundles.map(({ id }) => id),
          excluded_plans,
          excluded_bundles,
        },
      });
      const why = fa.why[draft.budget !== null && draft.campaign_type !== 'CPM' ? 'budget' : 'offer'];
      const known = new Set([...cart.plans, ...cart.bundles.flatMap((bundle) => bundle.plans)].map(({ publisher_id }) => publisher_id));
      const after = filled ? [...filled.plans, ...filled.bundles.flatMap((bundle) => bundle.plans)] : [];
      const added = formatNumber(new Set(after.map(({ publisher_id }) => publisher_id)).size - known.size);
      if (filled === undefined || after.length <= known.size) return toast.info(fa.nothing(why));
      cart.actions.fill(filled.plans, filled.bundles);
      const said = filled.fills_goal ? fa.filled(added) : fa.partly(added, why);
      toast.info(said, undefined, { label: cartFa.undoWord, onPress: cart.actions.undo });
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, fill: () => void fill() };
}
