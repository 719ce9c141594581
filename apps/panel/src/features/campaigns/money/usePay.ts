import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { findChangedQuote, usePurchase } from '#data/campaigns/purchase.ts';
import { findRemedy } from '#data/campaigns/refusal-remedy.ts';
import { statusFa as fa } from '#features/campaigns/status/status.fa.ts';

/** Whether a refusal can be corrected in the last creation step, where the buyer sees the whole campaign. */
export function isMendedInActivation(error: unknown): boolean {
  return findRemedy(error) !== undefined;
}

/**
 * Buys the campaign at the total that was shown. Later changes of its draft are brought in first, and are shown before
 * the purchase; a list that waits for its difference has no draft to check.
 */
export function usePay({ id, list, draft, version }: Pick<Campaign, 'id' | 'list' | 'draft' | 'version'>) {
  const { buy, ...purchase } = usePurchase({
    onSuccess: ({ outcome, shortfall }) => {
      if (outcome === 'held') toast.success(list === null ? fa.actions.paid : fa.actions.listPaid);
      else toast.warning(fa.actions.short(formatToman(shortfall)));
    },
    onError: (error) => {
      if (!findChangedQuote(error) && !isMendedInActivation(error)) toast.error(errorText(error));
    },
  });
  return {
    ...purchase,
    buy: (expected_total: number) =>
      buy({
        id,
        expected_total,
        is_auto_after_charge: true,
        draft: list === null ? { id: draft, version } : undefined,
      }),
  };
}
