import type { CallInput } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';
import { moneyRequestKeys } from '#data/keys/money-request-keys.ts';
import type { MoneyRequest } from './money-requests.ts';

interface Tell {
  readonly onSuccess: (request: MoneyRequest) => void;
  readonly onError?: (error: Error) => void;
}

const refreshes = [moneyRequestKeys.all, ...movedMoney];

export type ReceiptBody = CallInput<'moneyRequests', 'sendReceipt'>['query'] & { readonly attachment: number };

/** Sends a slip whose picture was sent before, once for one intent. */
export function useSendReceipt(tell: Tell) {
  return useChange({
    // The picture is an attachment already, so the form has no file.
    send: (query: ReceiptBody, idempotencyKey) => api.moneyRequests.sendReceipt({ query, file: new File([], '') }, { idempotencyKey }),
    refreshes: [moneyRequestKeys.all],
    isRepeatedWhenLost: true,
    ...tell,
  });
}

export type MoneyBackBody = CallInput<'moneyRequests', 'askMoneyBack'>['body'];

/** Asks for money back, once for one intent; it is held at once. */
export function useAskMoneyBack(tell: Tell) {
  return useChange({
    send: (body: MoneyBackBody, idempotencyKey) => api.moneyRequests.askMoneyBack({ body }, { idempotencyKey }),
    refreshes,
    isRepeatedWhenLost: true,
    ...tell,
  });
}

export type StaffRequestBody = CallInput<'moneyRequests', 'saveMoneyRequest'>['body'];

/** Saves a draft of staff, or sends it. */
export function useSaveRequest(tell: Tell) {
  return useChange({
    send: (body: StaffRequestBody, idempotencyKey) => api.moneyRequests.saveMoneyRequest({ body }, { idempotencyKey }),
    refreshes,
    isRepeatedWhenLost: true,
    // The next save names the version that this one made.
    isBusyUntilRead: true,
    ...tell,
  });
}

export type DecisionBody = CallInput<'moneyRequests', 'decideMoneyRequest'>['body'];

/** Approves or refuses what waits. */
export function useDecideRequest(id: number, tell: Tell) {
  return useChange({
    send: (body: DecisionBody) => api.moneyRequests.decideMoneyRequest({ params: { id }, body }),
    refreshes,
    ...tell,
  });
}

/** Takes a request back. */
export function useWithdrawRequest(tell: Tell) {
  return useChange({
    send: (id: number) => api.moneyRequests.withdrawMoneyRequest({ params: { id }, body: {} }),
    refreshes,
    ...tell,
  });
}
