import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { credentialRequest, passkey } from './factors.tables.ts';

export type RequestRecord = typeof credentialRequest.$inferSelect;
export type PasskeyRecord = typeof passkey.$inferSelect;

const SWEEP_SIZE = 200;

/** Stores a request, and removes some that are over. */
export async function insertRequest(tx: Tx, values: typeof credentialRequest.$inferInsert, now: Date): Promise<void> {
  const over = tx
    .select({ id: credentialRequest.id })
    .from(credentialRequest)
    .where(lte(credentialRequest.expires_at, now))
    .limit(SWEEP_SIZE)
    .for('update', { skipLocked: true });
  await tx.delete(credentialRequest).where(sql`${credentialRequest.id} in ${over}`);
  await tx.insert(credentialRequest).values(values);
}

/** A request of this browser, locked for this transaction. */
export async function lockRequest(
  tx: Tx,
  { id, kind, door_hash }: Pick<RequestRecord, 'id' | 'kind' | 'door_hash'>,
): Promise<RequestRecord | undefined> {
  const own = and(eq(credentialRequest.id, id), eq(credentialRequest.kind, kind), eq(credentialRequest.door_hash, door_hash));
  const [row] = await tx.select().from(credentialRequest).where(own).for('update');
  return row;
}

export async function deleteRequest(tx: Tx, id: string): Promise<void> {
  await tx.delete(credentialRequest).where(eq(credentialRequest.id, id));
}

/** The newest first. */
export async function listPasskeys(tx: Tx, userId: number): Promise<PasskeyRecord[]> {
  return tx.select().from(passkey).where(eq(passkey.user_id, userId)).orderBy(desc(passkey.id));
}

/** The passkey that a device calls by this name. */
export async function findPasskey(tx: Tx, credentialId: string): Promise<PasskeyRecord | undefined> {
  const [row] = await tx.select().from(passkey).where(eq(passkey.credential_id, credentialId));
  return row;
}

/** False if somebody has this passkey already. */
export async function insertPasskey(tx: Tx, values: typeof passkey.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(passkey).values(values).onConflictDoNothing().returning({ id: passkey.id });
  return rows.length > 0;
}

type PasskeyUse = Pick<PasskeyRecord, 'counter' | 'is_backed_up' | 'last_used_at'>;

/** False if the passkey was used or removed since it was read. */
export async function notePasskeyUse(tx: Tx, { id, counter, last_used_at }: PasskeyRecord, use: PasskeyUse): Promise<boolean> {
  const isSame = last_used_at === null ? isNull(passkey.last_used_at) : eq(passkey.last_used_at, last_used_at);
  const rows = await tx
    .update(passkey)
    .set(use)
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter), isSame))
    .returning({ id: passkey.id });
  return rows.length > 0;
}

/** The removed passkey; undefined if the person has no such one. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<PasskeyRecord | undefined> {
  const [row] = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.user_id, userId)))
    .returning();
  return row;
}
