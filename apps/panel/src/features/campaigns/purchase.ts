import { ApiError, hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { toast } from '@jarchi/ui/toast.ts';
import { formatToman } from '@jarchi/ui/format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#api.ts';
import { campaignQuery, type Campaign } from './campaigns.queries.ts';
import { statusFa as fa } from './status.fa.ts';

/** The price moved between seeing and paying. */
export interface ChangedQuote {
  readonly before: number;
  readonly after: number;
}

export function findChangedQuote(error: unknown): ChangedQuote | undefined {
  return hasErrorCode(error, 'quote_changed') ? error.facts : undefined;
}

/** One key for one intent: the same campaign at the same total keeps it until an answer came. */
function useIntentKey() {
  const intent = useRef({ about: '', key: '' });
  return {
    keyOf(about: string): string {
      if (intent.current.about !== about) intent.current = { about, key: newIdempotencyKey() };
      return intent.current.key;
    },
    forget() {
      intent.current = { about: '', key: '' };
    },
  };
}

/** The server answered: the next press is a new intent. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500;
}

/** Buys the campaign at the total that was seen. Money and campaigns are read again after. */
export function usePurchase(campaign: Pick<Campaign, 'id'>) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    mutationFn: (expectedTotal: number) =>
      api.campaigns.purchaseCampaign(
        {
          params: { id: campaign.id },
          body: { expected_total: expectedTotal, is_auto_after_charge: true },
        },
        { idempotencyKey: intent.keyOf(`${campaign.id}:${expectedTotal}`) },
      ),
    onSuccess: ({ campaign: bought, outcome, shortfall }) => {
      intent.forget();
      queryClient.setQueryData(campaignQuery(bought.id).queryKey, bought);
      if (outcome === 'held') toast.success(fa.actions.paid);
      else toast.warning(fa.actions.short(formatToman(shortfall)));
    },
    onError: (error) => {
      if (isAnswered(error)) intent.forget();
      if (!findChangedQuote(error)) toast.error(errorText(error));
    },
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: ['campaigns'] }), queryClient.invalidateQueries({ queryKey: ['finance'] })]),
  });
}

export function useCancel(campaign: Pick<Campaign, 'id'>) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    mutationFn: () =>
      api.campaigns.cancelCampaign({ params: { id: campaign.id }, body: {} }, { idempotencyKey: intent.keyOf(String(campaign.id)) }),
    onSuccess: (cancelled) => {
      intent.forget();
      queryClient.setQueryData(campaignQuery(cancelled.id).queryKey, cancelled);
      toast.success(fa.cancel.done);
    },
    onError: (error) => {
      if (isAnswered(error)) intent.forget();
      toast.error(errorText(error));
    },
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: ['campaigns'] }), queryClient.invalidateQueries({ queryKey: ['finance'] })]),
  });
}
