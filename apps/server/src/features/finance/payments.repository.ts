import { and, asc, count, desc, eq, gte, inArray, isNull, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { PAYMENT_TABS, type OrderState, type PaymentTab } from '@jarchi/domain/money/payments.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { doorway } from '#infra/store/doorway.tables.ts';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '#features/account/account.tables.ts';
import { gatewayReference, payment, type ReferenceKind } from './finance.tables.ts';

export type PaymentRecord = typeof payment.$inferSelect;
export type NewPayment = Pick<
  PaymentRecord,
  'account_id' | 'user_id' | 'gateway' | 'amount' | 'return_path' | 'idempotency_key' | 'created'
>;

const ofPayment = (accountId: number, id: number) => and(eq(payment.account_id, accountId), eq(payment.id, id));

/** The new payment, or the one that this key made before. */
export async function insertPayment(tx: Tx, values: NewPayment): Promise<PaymentRecord> {
  const [inserted] = await tx
    .insert(payment)
    .values({ ...values, state: 'created' })
    .onConflictDoNothing({ target: [payment.account_id, payment.idempotency_key] })
    .returning();
  if (inserted) return inserted;
  const [existing] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.account_id, values.account_id), eq(payment.idempotency_key, values.idempotency_key)));
  if (!existing) throw new Error('a payment was neither inserted nor found');
  return existing;
}

export async function findPayment(tx: Tx, accountId: number, id: number): Promise<PaymentRecord | undefined> {
  const [row] = await tx.select().from(payment).where(ofPayment(accountId, id));
  return row;
}

export async function lockPayment(tx: Tx, accountId: number, id: number): Promise<PaymentRecord | undefined> {
  const [row] = await tx.select().from(payment).where(ofPayment(accountId, id)).for('update');
  return row;
}

/** Gives a payment its authority, once; false when another request came first. */
export async function setAuthority(tx: Tx, accountId: number, id: number, authority: string): Promise<boolean> {
  const changed = await tx
    .update(payment)
    .set({ authority, state: 'created' })
    .where(and(ofPayment(accountId, id), isNull(payment.authority)))
    .returning({ id: payment.id });
  return changed.length > 0;
}

interface PaidFacts {
  /** Null when the gateway gave none. */
  readonly tracking_number: string | null;
  readonly paid_at: Date;
}

export async function setPaid(tx: Tx, accountId: number, id: number, facts: PaidFacts): Promise<void> {
  await tx
    .update(payment)
    .set({ state: 'paid', ...facts })
    .where(ofPayment(accountId, id));
  noteChange(accountId, 'payment', id);
}

/** Stores that a payment is unpaid so far; one that was paid stays paid. */
export async function setUnpaid(tx: Tx, accountId: number, id: number, state: Extract<OrderState, 'cancelled' | 'failed'>): Promise<void> {
  await tx
    .update(payment)
    .set({ state })
    .where(and(ofPayment(accountId, id), inArray(payment.state, ['created', 'cancelled', 'failed'])));
  noteChange(accountId, 'payment', id);
}

/** Adds the way from a key to its subject; false when the key leads to another one already. */
export async function insertDoorway(tx: Tx, values: typeof doorway.$inferInsert): Promise<boolean> {
  // The account may not read this table, so it cannot name the columns of a conflict.
  const { rowCount } = await tx.insert(doorway).values(values).onConflictDoNothing();
  return rowCount === 1;
}

interface CreditedReferences extends Omit<typeof gatewayReference.$inferInsert, 'kind' | 'reference'> {
  readonly authority: string;
  readonly tracking: string | null;
}

/** Takes the references of a payment that is being credited; false when any of them was credited before, in whatever account. */
export async function claimReferences(tx: Tx, { authority, tracking, ...credited }: CreditedReferences): Promise<boolean> {
  const references: [ReferenceKind, string][] = [
    ['authority', authority],
    ...(tracking === null ? [] : [['tracking', tracking] as [ReferenceKind, string]]),
  ];
  const rows = references.map(([kind, reference]) => ({ ...credited, kind, reference }));
  const { rowCount } = await tx.insert(gatewayReference).values(rows).onConflictDoNothing();
  return rowCount === rows.length;
}

/** The account behind an unguessable key, by exact match only. */
export async function findDoorway(tx: Tx, kind: string, keyHash: string): Promise<{ account_id: number; subject_id: number } | undefined> {
  const [row] = await tx
    .select({ account_id: doorway.account_id, subject_id: doorway.subject_id })
    .from(doorway)
    .where(and(eq(doorway.kind, kind), eq(doorway.key_hash, keyHash)));
  return row;
}

export interface PaymentPage {
  readonly limit: number;
  readonly offset: number;
  readonly ordering: '-created' | 'created' | '-amount' | 'amount';
  readonly tab: PaymentTab;
  readonly filters: Filters;
  /** The Tehran day from which days are counted back. */
  readonly today: string;
}

function matching(accountId: number, { filters, today }: Pick<PaymentPage, 'filters' | 'today'>): SQL | undefined {
  const { search, created, gateway, amount } = filters;
  const parts: SQL[] = [eq(payment.account_id, accountId)];
  if (search?.type === 'search') {
    const text = toLatinDigits(search.text).trim();
    const holds = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
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

export interface ListedPayments {
  readonly rows: readonly PaymentRecord[];
  /** Payments of each state by the filters, and their sums in toman. */
  readonly states: readonly { readonly state: OrderState; readonly count: number; readonly amount: number }[];
}

export async function listPayments(tx: Tx, accountId: number, page: PaymentPage): Promise<ListedPayments> {
  const { limit, offset, ordering, tab } = page;
  const chosen = matching(accountId, page);
  const states = await tx
    .select({ state: payment.state, count: count(), amount: sql<number>`sum(${payment.amount})::bigint`.mapWith(Number) })
    .from(payment)
    .where(chosen)
    .groupBy(payment.state);
  const direction = ordering.startsWith('-') ? desc : asc;
  const column = ordering.endsWith('amount') ? payment.amount : payment.created;
  const rows = await tx
    .select()
    .from(payment)
    .where(and(chosen, inArray(payment.state, [...PAYMENT_TABS[tab]])))
    .orderBy(direction(column), direction(payment.id))
    .limit(limit)
    .offset(offset);
  return { rows, states };
}

/** The name of an account in addresses. */
export async function getAccountSlug(tx: Tx, accountId: number): Promise<string> {
  const [row] = await tx.select({ slug: account.slug }).from(account).where(eq(account.account_id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row.slug;
}
