import { ApiError } from '@jarchi/api-client/api-error.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#api/api.ts';
import type { Campaign } from './campaign.ts';

export type Purchase = CallAnswer<'campaigns', 'purchaseCampaign'>;

const TRIES_AGAIN = 2;

/** The answer was lost on its way, or a gateway before the server lost it: it may have bought or not. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);
}

/** The server said no: the next press is a new intent. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

interface Intent {
  readonly name: string;
  readonly key: string;
}

/**
 * Buys a campaign at the total that is shown, once however often it is pressed: one key per intent, kept while the answer
 * is unknown, asked again by itself when the answer was lost, dropped once the server has spoken.
 */
export function usePurchase(campaign: Pick<Campaign, 'id' | 'quote'> | undefined, onDone: (purchase: Purchase) => void) {
  const queryClient = useQueryClient();
  const intent = useRef<Intent>(null);
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    retry: (failures, error) => failures < TRIES_AGAIN && isLost(error),
    retryDelay: (failures) => pauses.again * 2 ** failures,
    mutationFn: (order: { id: number; expected_total: number; is_auto_after_charge: boolean }) => {
      const { id, ...body } = order;
      const name = JSON.stringify(order);
      if (intent.current?.name !== name) intent.current = { name, key: newIdempotencyKey() };
      return api.campaigns.purchaseCampaign({ params: { id }, body }, { idempotencyKey: intent.current.key });
    },
    onSuccess: (purchase) => {
      intent.current = null;
      onDone(purchase);
    },
    onError: (error) => {
      // After a success the page is left: no further press counts.
      isUnderWay.current = false;
      if (isRefused(error)) intent.current = null;
    },
    // Busy until what is shown is what the server says now: a price that moved comes with its reason.
    onSettled: () => Promise.all(['campaigns', 'finance', 'drafts'].map((prefix) => queryClient.invalidateQueries({ queryKey: [prefix] }))),
  });
  return {
    purchase(is_auto_after_charge: boolean) {
      // Two presses in one frame come before the button is drawn busy.
      if (!campaign || isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate({ id: campaign.id, expected_total: campaign.quote.total, is_auto_after_charge });
    },
    isBusy: mutation.isPending,
    isDone: mutation.isSuccess,
    error: mutation.error,
    forget: mutation.reset,
  };
}
