import { and, desc, eq, gt, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { ProvableBy } from '@jarchi/domain/session/credential-proofs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { passkey } from '../factors/factors.tables.ts';
import type { UserRecord } from '../session.repository.ts';
import { appUser } from '../session.tables.ts';
import { credentialChange } from './proofs.tables.ts';

export type ChangeRecord = typeof credentialChange.$inferSelect;

/** The present means of proof of a person. */
export async function readProvable(tx: Tx, { id, phone, password_hash }: UserRecord): Promise<ProvableBy> {
  const [row] = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.user_id, id)).limit(1);
  return { has_password: password_hash !== null, has_passkey: row !== undefined, has_phone: phone !== null };
}

/** The means of proof before a change. */
export async function readProvableBefore(tx: Tx, { user_id, created, old_phone, old_password_hash }: ChangeRecord): Promise<ProvableBy> {
  const older = and(eq(passkey.user_id, user_id), sql`${passkey.created} < ${created.toISOString()}`);
  const [row] = await tx.select({ id: passkey.id }).from(passkey).where(older).limit(1);
  return { has_password: old_password_hash !== null, has_passkey: row !== undefined, has_phone: old_phone !== null };
}

export async function insertChange(tx: Tx, values: typeof credentialChange.$inferInsert): Promise<ChangeRecord> {
  const [row] = await tx.insert(credentialChange).values(values).returning();
  if (!row) throw new Error('a change was not inserted');
  return row;
}

export async function findChange(tx: Tx, id: number): Promise<ChangeRecord | undefined> {
  const [row] = await tx.select().from(credentialChange).where(eq(credentialChange.id, id));
  return row;
}

export async function updateChange(tx: Tx, id: number, values: Partial<ChangeRecord>): Promise<void> {
  await tx.update(credentialChange).set(values).where(eq(credentialChange.id, id));
}

export async function savePerson(tx: Tx, userId: number, values: Partial<UserRecord>): Promise<UserRecord> {
  const [row] = await tx.update(appUser).set(values).where(eq(appUser.id, userId)).returning();
  if (!row) throw new Error(`no user ${userId}`);
  return row;
}

/** Until when the way back to a phone is open that another person than `byOtherThan` has left; undefined for any other phone. */
export async function findLeftPhone(tx: Tx, phone: string, now: Date, byOtherThan = 0): Promise<Date | undefined> {
  const isLeft = and(
    eq(credentialChange.old_phone, phone),
    eq(credentialChange.state, 'done'),
    ne(credentialChange.user_id, byOtherThan),
    gt(credentialChange.way_back_until, now),
    sql`${appUser.phone} is distinct from ${credentialChange.old_phone}`,
  );
  const [row] = await tx
    .select({ until: credentialChange.way_back_until })
    .from(credentialChange)
    .innerJoin(appUser, eq(appUser.id, credentialChange.user_id))
    .where(isLeft)
    .orderBy(desc(credentialChange.way_back_until))
    .limit(1);
  return row?.until ?? undefined;
}

/** Everything that was made since a change, itself included, is undone with it. */
export async function undoFrom(tx: Tx, { user_id, id }: ChangeRecord, undone_at: Date): Promise<void> {
  await tx
    .update(credentialChange)
    .set({ state: 'undone', undone_at })
    .where(and(eq(credentialChange.user_id, user_id), gte(credentialChange.id, id), eq(credentialChange.state, 'done')));
}

export async function deletePasskeysSince(tx: Tx, userId: number, since: Date): Promise<void> {
  await tx.delete(passkey).where(and(eq(passkey.user_id, userId), gte(passkey.created, since)));
}

/** Empties what was kept for the way back of earlier changes, once it is closed and nothing is frozen. */
export async function forgetBefore(tx: Tx, now: Date): Promise<void> {
  const isOver = and(
    isNotNull(credentialChange.old_password_hash),
    sql`${credentialChange.way_back_until} < ${now.toISOString()}`,
    sql`${credentialChange.user_id} not in (select ${appUser.id} from ${appUser} where ${appUser.frozen_by} is not null)`,
  );
  await tx.update(credentialChange).set({ old_password_hash: null }).where(isOver);
}
