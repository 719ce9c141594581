import { and, asc, eq } from 'drizzle-orm';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { isLivingSlip, moneyRequest, moneyRequestEvent, slipReference } from './money-requests.tables.ts';

export type RequestRecord = typeof moneyRequest.$inferSelect;
export type NewRequest = typeof moneyRequest.$inferInsert;
export type RequestEventRecord = typeof moneyRequestEvent.$inferSelect;

const ofRequest = (accountId: number, id: number) => and(eq(moneyRequest.account_id, accountId), eq(moneyRequest.id, id));

/** The new request; undefined when a living one of the account has its slip, or comes from the same transfer. */
export async function insertRequest(tx: Tx, values: NewRequest): Promise<RequestRecord | undefined> {
  const [row] = await tx.insert(moneyRequest).values(values).onConflictDoNothing().returning();
  if (row) noteChange(row.account_id, 'request', row.id);
  return row;
}

export async function findRequest(tx: Tx, accountId: number, id: number): Promise<RequestRecord | undefined> {
  const [row] = await tx.select().from(moneyRequest).where(ofRequest(accountId, id));
  return row;
}

/** The request that an intent made. */
export async function findRequestOfKey(tx: Tx, accountId: number, key: string): Promise<RequestRecord | undefined> {
  const [row] = await tx
    .select()
    .from(moneyRequest)
    .where(and(eq(moneyRequest.account_id, accountId), eq(moneyRequest.idempotency_key, key)));
  return row;
}

export async function lockRequest(tx: Tx, accountId: number, id: number): Promise<RequestRecord | undefined> {
  const [row] = await tx.select().from(moneyRequest).where(ofRequest(accountId, id)).for('update');
  return row;
}

/** Changes a locked request; its version grows. */
export async function updateRequest(
  tx: Tx,
  { account_id, id, version }: Pick<RequestRecord, 'account_id' | 'id' | 'version'>,
  changes: Partial<Omit<NewRequest, 'account_id' | 'version'>>,
): Promise<RequestRecord> {
  const [row] = await tx
    .update(moneyRequest)
    .set({ ...changes, version: version + 1 })
    .where(ofRequest(account_id, id))
    .returning();
  if (!row) throw new Error(`no request ${id}`);
  noteChange(account_id, 'request', id);
  return row;
}

export async function insertEvent(tx: Tx, values: typeof moneyRequestEvent.$inferInsert): Promise<void> {
  await tx.insert(moneyRequestEvent).values(values);
}

export async function listEvents(tx: Tx, accountId: number, requestId: number): Promise<RequestEventRecord[]> {
  return tx
    .select()
    .from(moneyRequestEvent)
    .where(and(eq(moneyRequestEvent.account_id, accountId), eq(moneyRequestEvent.request_id, requestId)))
    .orderBy(asc(moneyRequestEvent.id));
}

/** A bank slip by all that tells it from others. */
export interface Slip {
  readonly bank: string;
  readonly day: string;
  readonly tracking_number: string;
}

/** The living request of this account with a slip. */
export async function findLivingSlip(tx: Tx, accountId: number, { bank, day, tracking_number }: Slip): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: moneyRequest.id })
    .from(moneyRequest)
    .where(
      and(
        eq(moneyRequest.account_id, accountId),
        eq(moneyRequest.bank, bank),
        eq(moneyRequest.day, day),
        eq(moneyRequest.tracking_number, tracking_number),
        isLivingSlip,
      ),
    );
  return row?.id;
}

/** Takes a slip that is being credited; false when it was credited before, in whatever account. */
export async function claimSlip(tx: Tx, values: typeof slipReference.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(slipReference).values(values).onConflictDoNothing();
  return rowCount === 1;
}

/** The account and request for which a slip was credited. Only the owner of the store may ask. */
export async function findCreditedSlip(
  tx: Tx,
  { bank, day, tracking_number }: Slip,
): Promise<{ readonly account_id: number; readonly request_id: number } | undefined> {
  const [row] = await tx
    .select({ account_id: slipReference.account_id, request_id: slipReference.request_id })
    .from(slipReference)
    .where(and(eq(slipReference.bank, bank), eq(slipReference.day, day), eq(slipReference.tracking_number, tracking_number)));
  return row;
}
