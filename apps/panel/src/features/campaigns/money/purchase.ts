import { ApiError, hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#api/api.ts';
import { campaignQuery, type Campaign } from '#features/campaigns/campaigns.queries.ts';
import { isAnswered, useIntentKey } from '#api/intent-key.ts';
import { statusFa as fa } from '#features/campaigns/status/status.fa.ts';

/** The price moved between seeing and paying. */
export interface ChangedQuote {
  readonly before: number;
  readonly after: number;
}

export function findChangedQuote(error: unknown): ChangedQuote | undefined {
  return hasErrorCode(error, 'quote_changed') ? error.facts : undefined;
}

/** The answer was lost on its way: it is asked again with its key. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);
}

const REFUSALS = [
  'plans_gone',
  'bundles_gone',
  'plan_twice',
  'draft_incomplete',
  'services_not_offered',
  'goal_refused',
  'discount_refused',
] as const;

/** A refusal that is mended in the last step of creation, where the whole campaign stands before the buyer. */
export function isMendedInActivation(error: unknown): boolean {
  return REFUSALS.some((code) => hasErrorCode(error, code));
}

/**
 * Buys the campaign at the total that was seen. What was changed in its draft since is brought in first, and is shown before
 * it is bought. Money and campaigns are read again after.
 */
export function usePurchase(campaign: Pick<Campaign, 'id' | 'list' | 'draft' | 'version'>) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const isUnderWay = useRef(false);
  /** The intent whose draft was found to be the campaign: a second try of it only buys. */
  const followed = useRef('');
  const mutation = useMutation({
    retry: (failures, error) => failures < 2 && isLost(error),
    retryDelay: (failures) => 400 * 2 ** failures,
    mutationFn: async (expectedTotal: number) => {
      const idempotencyKey = intent.keyOf(`${campaign.id}:${expectedTotal}`);
      if (campaign.list === null && followed.current !== idempotencyKey) {
        const body = { draft: campaign.draft };
        const { version } = await api.campaigns.createCampaign({ body }, { idempotencyKey: newIdempotencyKey() });
        if (version !== campaign.version) return undefined;
        followed.current = idempotencyKey;
      }
      const body = { expected_total: expectedTotal, is_auto_after_charge: true };
      return api.campaigns.purchaseCampaign({ params: { id: campaign.id }, body }, { idempotencyKey });
    },
    onSuccess: (purchase) => {
      intent.forget();
      isUnderWay.current = false;
      if (!purchase) return;
      const { campaign: bought, outcome, shortfall } = purchase;
      queryClient.setQueryData(campaignQuery(bought.id).queryKey, bought);
      // What is bought takes no further press, before it is read again as well.
      isUnderWay.current = outcome === 'held';
      if (outcome === 'held') toast.success(campaign.list === null ? fa.actions.paid : fa.actions.listPaid);
      else toast.warning(fa.actions.short(formatToman(shortfall)));
    },
    onError: (error) => {
      isUnderWay.current = false;
      if (isAnswered(error)) intent.forget();
      if (!findChangedQuote(error) && !isMendedInActivation(error)) toast.error(errorText(error));
    },
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: ['campaigns'] }), queryClient.invalidateQueries({ queryKey: ['finance'] })]),
  });
  return {
    error: mutation.error,
    /** The total that was seen, where the draft said more than the campaign or its price lapsed: nothing was bought yet. */
    renewedFrom: mutation.isSuccess && mutation.data === undefined ? mutation.variables : undefined,
    isPending: mutation.isPending,
    /** Two presses in one frame come before the button is drawn busy. */
    buy(expectedTotal: number) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(expectedTotal);
    },
  };
}
