import type { CallInput } from '@jarchi/contract/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { refresh } from '@jarchi/client-state/change/refresh.ts';
import { accountKeys } from '#data/keys/account-keys.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';

export type ChargeIntent = CallInput<'finance', 'createOnlinePayment'>['body'];

/** Opens a payment at a gateway, once for one intent. The money arrives later, and `useMoneyThatCame` refreshes. */
export function useOpenPayment(tell: { onSuccess: (answer: { url: string }) => void; onError: (error: Error) => void }) {
  return useChange({
    send: (intent: ChargeIntent, idempotencyKey) => api.finance.createOnlinePayment({ body: intent }, { idempotencyKey }),
    refreshes: [],
    ...tell,
  });
}

/** The data that incoming money makes old. The orders are not listed, because they reported the money. */
const moneyThatCame = [
  financeKeys.balance(),
  ['finance', 'ledger'],
  ['finance', 'payments'],
  ['finance', 'documents'],
  accountKeys.info(),
  campaignKeys.all,
];

/** Refreshes after money came in, which may have bought campaigns that waited for it. */
export function useMoneyThatCame(hasCome: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (hasCome) void refresh(queryClient, moneyThatCame);
  }, [hasCome, queryClient]);
}
