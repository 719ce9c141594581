import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { formatNumericDate, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import { PAYMENT_FILTER_FIELDS } from '@jarchi/domain/filters/payment-filters.ts';
import { PAYMENT_TABS, type OrderState, type PaymentTab } from '@jarchi/domain/money/payments.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import type { PaymentGateway } from '#connectors/payments/payment-gateway.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import { readRowByRow } from '#infra/http/answers/rows-answer.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { PaymentRecord } from '../payments.repository.ts';
import { paymentsListFa as fa } from './payments-list.fa.ts';
import { listPayments, listFollowingPayments, type PaymentChoice } from './payments-list.repository.ts';

export interface PaymentsListDeps {
  readonly tenancy: Tenancy;
  /** Payments happen by the wall clock. */
  readonly clocks: { readonly wall: Clock };
  readonly gateways: readonly Pick<PaymentGateway, 'key' | 'title'>[];
}

type Query = ParsedInput<'finance', 'listPayments'>['query'];
type Listed = CallAnswer<'finance', 'listPayments'>;

const BATCH_ROWS = 500;

const isOfTab = (tab: PaymentTab, state: OrderState) => (PAYMENT_TABS[tab] as readonly OrderState[]).includes(state);

const getRow = ({ id, amount, gateway, state, tracking_number, created, paid_at, return_path }: PaymentRecord) => ({
  id,
  amount,
  gateway,
  state,
  tracking_number,
  created: created.toISOString(),
  paid_at: paid_at?.toISOString() ?? null,
  return_path,
});

const dayText = (at: Date) => toLatinDigits(formatNumericDate(at.getTime()));

/** Payments of an account, chosen by what became of them and by filters: in pages, and as a workbook. */
export function createPaymentsList({ tenancy, clocks, gateways }: PaymentsListDeps) {
  function readChoice({ tab, filter }: Pick<Query, 'tab' | 'filter'>): Result<PaymentChoice, FiltersRefused> {
    const filters = parseFilters(filter, PAYMENT_FILTER_FIELDS);
    return filters.ok ? succeed({ tab, filters: filters.value, today: tehranDay(clocks.wall.now()) }) : filters;
  }

  const readAll = (accountId: number, choice: PaymentChoice): AsyncGenerator<PaymentRecord> =>
    readRowByRow<PaymentRecord>(
      (batch) => tenancy.withAccount(accountId, (tx) => listFollowingPayments(tx, accountId, choice, batch)),
      BATCH_ROWS,
    );

  const titleOf = (key: string) => gateways.find((gateway) => gateway.key === key)?.title ?? key;

  function getCells({ id, amount, gateway, state, tracking_number, created, paid_at }: PaymentRecord): XlsxCell[] {
    const time = toLatinDigits(formatTime(created.getTime()));
    return [id, dayText(created), time, titleOf(gateway), fa.states[state], tracking_number, paid_at && dayText(paid_at), amount];
  }

  /** A row for each payment, and what was paid as the last row. */
  async function* writeRows(payments: AsyncIterable<PaymentRecord>): AsyncGenerator<XlsxCell[]> {
    const paid = { count: 0, amount: 0 };
    for await (const payment of payments) {
      yield getCells(payment);
      if (payment.state !== 'paid') continue;
      paid.count += 1;
      paid.amount += payment.amount;
    }
    yield [...fa.columns.slice(0, -1).map((_, index) => (index === 0 ? fa.paid(paid.count) : null)), paid.amount];
  }

  return {
    async listPayments(
      { account_id }: AccountCaller,
      { limit, offset, ordering, ...wanted }: Query,
    ): Promise<Result<Listed, FiltersRefused>> {
      const choice = readChoice(wanted);
      if (!choice.ok) return choice;
      const page = { ...choice.value, limit, offset, ordering };
      const { states, rows } = await tenancy.withAccount(account_id, (tx) => listPayments(tx, account_id, page));
      const countOf = (tab: PaymentTab) => states.reduce((sum, { state, count }) => sum + (isOfTab(tab, state) ? count : 0), 0);
      return succeed({
        count: countOf(wanted.tab),
        results: rows.map(getRow),
        tabs: { all: countOf('all'), paid: countOf('paid'), waiting: countOf('waiting'), unpaid: countOf('unpaid') },
        totals: { paid: states.find(({ state }) => state === 'paid')?.amount ?? 0 },
      });
    },

    /** The same choice as a workbook, newest first. */
    async exportPayments(
      { account_id }: AccountCaller,
      wanted: ParsedInput<'finance', 'exportPayments'>['query'],
    ): Promise<Result<FileAnswer, CallRefusal<'finance', 'exportPayments'>>> {
      const choice = readChoice(wanted);
      if (!choice.ok) return choice;
      return succeed({
        type: XLSX_TYPE,
        filename: nameExportFile(fa.fileName, clocks.wall.now()),
        body: createXlsxStream({
          title: fa.sheet,
          columns: fa.columns.map((title) => ({ title, width: 18 })),
          rows: writeRows(readAll(account_id, choice.value)),
        }),
      });
    },
  };
}
