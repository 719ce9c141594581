import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OrderState } from '@jarchi/domain/money/payments.ts';
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

/** The name of an account in addresses. */
export async function getAccountSlug(tx: Tx, accountId: number): Promise<string> {
  const [row] = await tx.select({ slug: account.slug }).from(account).where(eq(account.account_id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row.slug;
}
