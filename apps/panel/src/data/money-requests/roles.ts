import { moneyRequestsCalls } from '@jarchi/contract/money-requests/money-requests.calls.ts';
import { useIsOfGroup } from '#data/account/role.ts';

/** Whether this person may send bank slips, and ask for money back. */
export const useMaySendReceipts = (): boolean => useIsOfGroup(moneyRequestsCalls.sendReceipt.for);
export const useMayAskMoneyBack = (): boolean => useIsOfGroup(moneyRequestsCalls.askMoneyBack.for);
