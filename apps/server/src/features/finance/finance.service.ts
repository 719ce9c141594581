import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { shownBalance, spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type AccountBalances, readBalances } from './finance.ledger.ts';
import { createPayments, type PaymentsDeps } from './finance.payments.ts';
import { listCapturedByDay } from './ledger.repository.ts';
import { createPaymentsList } from './listing/payments-list.service.ts';
import { type ComparedPart, compareStatements } from './statement/compare-statements.ts';
import { createStatement, type StatementDeps } from './statement/statement.service.ts';

const SPENT_DAYS = 7;

export type FinanceService = ReturnType<typeof createFinanceService>;

/** Money: balances, and payments at gateways. */
export function createFinanceService(deps: PaymentsDeps & StatementDeps) {
  const { tenancy, clocks } = deps;
  return {
    ...createPayments(deps),
    ...createStatement(deps),
    ...createPaymentsList(deps),

    /** Of the caller's own account only: the slug in the path is a name and proves nothing. */
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

    /** Once a day, part by part: statements that differ from their ledgers are written from them again, and told to operators. */
    compareStatements: (after: number): Promise<ComparedPart> => compareStatements(deps, after),

    /** For slices below this one, handed to them by the composition root. */
    readBalances: (tx: Tx, accountId: number): Promise<AccountBalances> => readBalances(tx, accountId),

    /** The largest new hold that the account's money allows. */
    async readSpendable(tx: Tx, accountId: number): Promise<number> {
      const { available, debt_limit } = await readBalances(tx, accountId);
      return spendableAmount(available, debt_limit);
    },
  };
}
