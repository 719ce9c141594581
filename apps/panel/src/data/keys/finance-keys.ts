import { accountKeys } from './account-keys.ts';

export const financeKeys = {
  all: ['finance'],
  balance: () => ['finance', 'balance'] as const,
  info: () => ['finance', 'info'] as const,
  gateways: () => ['finance', 'payment-config'] as const,
  order: (id: number | undefined) => ['finance', 'order', id] as const,
  ledger: (query: object) => ['finance', 'ledger', query] as const,
  /** The transactions of a line; `entries` of them, so that a line that has grown is another list. */
  line: (line: number, entries: number, limit: number) => ['finance', 'ledger', 'line', line, entries, limit] as const,
  holds: () => ['finance', 'holds'] as const,
  rehearsal: (ifs: readonly object[]) => ['finance', 'rehearsal', ifs] as const,
  paymentLists: () => ['finance', 'payments'] as const,
  payments: (query: object) => ['finance', 'payments', query] as const,
} as const;

/** A move of the account's money makes these old: the money, and the account's own facts about money and purchases. */
export const movedMoney = [financeKeys.all, accountKeys.info()] as const;
