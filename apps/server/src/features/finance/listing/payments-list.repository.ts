import { and, asc, count, desc, eq, gte, inArray, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { PAYMENT_TABS, type OrderState, type PaymentTab } from '@jarchi/domain/money/payments.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { likeAnywhere } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { payment } from '../finance.tables.ts';
import type { PaymentRecord } from '../payments.repository.ts';

/** The payments that are wanted. */
export interface PaymentChoice {
  readonly tab: PaymentTab;
  readonly filters: Filters;
  /** The Tehran day from which days are counted back. */
  readonly today: string;
}

export interface PaymentPage extends PaymentChoice {
  readonly limit: number;
  readonly offset: number;
  readonly ordering: '-created' | 'created' | '-amount' | 'amount';
}

function matching(accountId: number, { filters, today }: Pick<PaymentChoice, 'filters' | 'today'>): SQL | undefined {
  const { search, created, gateway, amount } = filters;
  const parts: SQL[] = [eq(payment.account_id, accountId)];
  if (search?.type === 'search') {
    const text = toLatinDigits(search.text).trim();
    const holds = likeAnywhere(text);
    const isNumber = /^\d{1,15}$/.test(text);
    parts.push(
      isNumber ? sql`(${payment.tracking_number} like ${holds} or ${payment.id} = ${Number(text)})` : like(payment.tracking_number, holds),
    );
  }
  if (created?.type === 'date') {
    const { from, to } = getInstants(dateBounds(created, today));
    parts.push(gte(payment.created, new Date(from)), lt(payment.created, new Date(to)));
  }
  if (gateway?.type === 'select') parts.push(inArray(payment.gateway, [...gateway.values]));
  if (amount?.type === 'number') {
    if (amount.from !== null) parts.push(gte(payment.amount, amount.from));
    if (amount.to !== null) parts.push(lte(payment.amount, amount.to));
  }
  return and(...parts);
}

const ofTab = (accountId: number, choice: PaymentChoice) =>
  and(matching(accountId, choice), inArray(payment.state, [...PAYMENT_TABS[choice.tab]]));

export interface ListedPayments {
  readonly rows: readonly PaymentRecord[];
  /** Payments of each state by the filters, and their sums in toman. */
  readonly states: readonly { readonly state: OrderState; readonly count: number; readonly amount: number }[];
}

export async function listPayments(tx: Tx, accountId: number, page: PaymentPage): Promise<ListedPayments> {
  const { limit, offset, ordering } = page;
  const states = await tx
    .select({ state: payment.state, count: count(), amount: sql<number>`sum(${payment.amount})::bigint`.mapWith(Number) })
    .from(payment)
    .where(matching(accountId, page))
    .groupBy(payment.state);
  const direction = ordering.startsWith('-') ? desc : asc;
  const column = ordering.endsWith('amount') ? payment.amount : payment.created;
  const rows = await tx
    .select()
    .from(payment)
    .where(ofTab(accountId, page))
    .orderBy(direction(column), direction(payment.id))
    .limit(limit)
    .offset(offset);
  return { rows, states };
}

/** Newest first, those that follow `after`. */
export async function listFollowingPayments(
  tx: Tx,
  accountId: number,
  choice: PaymentChoice,
  { after, limit }: { readonly after: PaymentRecord | undefined; readonly limit: number },
): Promise<PaymentRecord[]> {
  const isOlder = after && sql`(${payment.created}, ${payment.id}) < (${after.created.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return tx
    .select()
    .from(payment)
    .where(and(ofTab(accountId, choice), isOlder))
    .orderBy(desc(payment.created), desc(payment.id))
    .limit(limit);
}
