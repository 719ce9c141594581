import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { shownBalance, spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/caller.ts';
import type { Clock } from '#infra/clock.ts';
import { type AccountBalances, readBalances } from './finance.ledger.ts';
import { createPayments, type PaymentsDeps } from './finance.payments.ts';
import { listCapturedByDay } from './ledger.repository.ts';

const SPENT_DAYS = 7;

export interface FinanceDeps extends PaymentsDeps {
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
}

export type FinanceService = ReturnType<typeof createFinanceService>;

/** Money: balances, and payments at gateways. */
export function createFinanceService(deps: FinanceDeps) {
  const { tenancy, clocks } = deps;
  return {
    ...createPayments(deps),

    /** The caller's own account only: the slug in the path names it and proves nothing. */
    async getBalance(
      caller: AccountCaller,
      account: string,
    ): Promise<Result<CallAnswer<'finance', 'getBalance'>, RefusalOf<'account_not_found'>>> {
      if (account !== caller.account) return refuse({ code: 'account_not_found' });
      const { account_id } = caller;
      const today = tehranDay(clocks.world.now());
      const firstDay = addDays(today, 1 - SPENT_DAYS);
      const { balances, spent } = await tenancy.withAccount(account_id, async (tx) => ({
        balances: await readBalances(tx, account_id),
        spent: await listCapturedByDay(tx, account_id, new Date(tehranInstant(firstDay))),
      }));
      return succeed({
        account,
        ...balances,
        balance: shownBalance(balances),
        spendable: spendableAmount(balances.available, balances.debt_limit),
        spent_by_day: Array.from({ length: SPENT_DAYS }, (_, index) => {
          const day = addDays(firstDay, index);
          return { day, amount: spent.get(day) ?? 0 };
        }),
      });
    },

    /** For slices below this one, handed to them by the composition root. */
    findBalances: (accountId: number): Promise<AccountBalances> => tenancy.withAccount(accountId, (tx) => readBalances(tx, accountId)),
  };
}
