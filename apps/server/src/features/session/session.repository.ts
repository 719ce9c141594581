import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { appUser, session } from './session.tables.ts';

export type SessionRecord = typeof session.$inferSelect;

export async function insertSession(tx: Tx, values: typeof session.$inferInsert): Promise<void> {
  await tx.insert(session).values(values);
}

export async function findSession(tx: Tx, id: string): Promise<SessionRecord | undefined> {
  const [row] = await tx.select().from(session).where(eq(session.id, id));
  return row;
}

/** Which of these sessions have neither ended nor expired by `at`. */
export async function listLiveSessions(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), isNull(session.revoked_at), gt(session.expires_at, at)));
  return rows.map(({ id }) => id);
}

/** Which of these people are staff. */
export async function listStaff(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(inArray(appUser.id, [...ids]), eq(appUser.is_staff, true)));
  return rows.map(({ id }) => id);
}

/**
 * The session whose current or previous refresh token has this hash, locked for this transaction. Sessions in a customer's name have no
 * such token.
 */
export async function lockSessionByToken(tx: Tx, hash: string): Promise<SessionRecord | undefined> {
  const [row] = await tx
    .select()
    .from(session)
    .where(and(or(eq(session.refresh_hash, hash), eq(session.previous_hash, hash)), isNull(session.impersonated_by)))
    .for('update');
  return row;
}

export async function rotateSession(
  tx: Tx,
  id: string,
  values: Pick<SessionRecord, 'refresh_hash' | 'previous_hash' | 'rotated_at' | 'expires_at'>,
): Promise<void> {
  await tx.update(session).set(values).where(eq(session.id, id));
}

export async function revokeSession(tx: Tx, id: string, revoked_at: Date): Promise<void> {
  await tx.update(session).set({ revoked_at }).where(eq(session.id, id));
}

/** Ends the person's own sessions but one; returns those that were open. Staff who act for the person go on. */
export async function revokeSessionsOf(tx: Tx, userId: number, but: string | undefined, revoked_at: Date): Promise<string[]> {
  const open = and(eq(session.user_id, userId), isNull(session.revoked_at), isNull(session.impersonated_by));
  const rows = await tx
    .update(session)
    .set({ revoked_at })
    .where(but === undefined ? open : and(open, ne(session.id, but)))
    .returning({ id: session.id });
  return rows.map(({ id }) => id);
}

/** The session in which staff act for a customer, by its secret. */
export async function findImpersonationByToken(tx: Tx, hash: string): Promise<SessionRecord | undefined> {
  const [row] = await tx
    .select()
    .from(session)
    .where(and(eq(session.refresh_hash, hash), isNotNull(session.impersonated_by)));
  return row;
}

/** Ends these sessions; returns those that were still open. */
export async function revokeImpersonations(tx: Tx, ids: readonly string[], revoked_at: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(session)
    .set({ revoked_at })
    .where(
      and(
        inArray(session.id, [...ids]),
        isNotNull(session.impersonated_by),
        isNull(session.revoked_at),
        gt(session.expires_at, revoked_at),
      ),
    )
    .returning({ id: session.id });
  return rows.map(({ id }) => id);
}

export type UserRecord = typeof appUser.$inferSelect;

/** What the accounts of a person are named after. */
export const toOwner = ({ phone, first_name, last_name }: UserRecord) => ({ phone, name: `${first_name} ${last_name}`.trim() });

export async function findUser(tx: Tx, id: number): Promise<UserRecord | undefined> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, id));
  return row;
}

export async function lockPerson(tx: Tx, id: number): Promise<UserRecord> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, id)).for('update');
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

/** The person who has this phone, username or confirmed e-mail. */
export async function findUserBy(tx: Tx, field: 'phone' | 'email' | 'username', value: string): Promise<UserRecord | undefined> {
  const isConfirmed = field === 'email' ? eq(appUser.email_verified, true) : undefined;
  const [row] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser[field], value), isConfirmed));
  return row;
}

/** Whether somebody has confirmed this e-mail; whoever confirms it now does not have it yet. */
export const isEmailConfirmed = async (tx: Tx, email: string): Promise<boolean> => (await findUserBy(tx, 'email', email)) !== undefined;

/** The phone's user, created if there is none; two concurrent requests create one. */
export async function ensurePhoneUser(
  tx: Tx,
  phone: string,
  { created, terms_version }: { readonly created: Date; readonly terms_version: number },
): Promise<{ readonly row: UserRecord; readonly is_new: boolean }> {
  const [inserted] = await tx
    .insert(appUser)
    .values({ username: phone, phone, phone_verified: true, created, terms_version, terms_accepted_at: created })
    .onConflictDoNothing()
    .returning();
  if (inserted) return { row: inserted, is_new: true };
  const row = await findUserBy(tx, 'phone', phone);
  if (!row) throw new Error('another phone has this phone as its username');
  return { row, is_new: false };
}

/** False for a person who is frozen: nobody signs in as them. */
export async function noteLogin(
  tx: Tx,
  id: number,
  last_login: Date,
  verified: Partial<Pick<UserRecord, 'phone_verified'>> = {},
): Promise<boolean> {
  const rows = await tx
    .update(appUser)
    .set({ last_login, ...verified })
    .where(and(eq(appUser.id, id), isNull(appUser.frozen_by)))
    .returning({ id: appUser.id });
  return rows.length > 0;
}

/** Whether another person has the phone, or signs in with it as a username. */
export async function isPhoneTaken(tx: Tx, phone: string, byOtherThan: number): Promise<boolean> {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(or(eq(appUser.phone, phone), eq(appUser.username, phone)), ne(appUser.id, byOtherThan)));
  return rows.length > 0;
}

export async function updateUser(
  tx: Tx,
  id: number,
  values: Partial<Pick<UserRecord, 'first_name' | 'last_name' | 'username' | 'email' | 'email_verified' | 'phone' | 'phone_verified'>>,
): Promise<UserRecord> {
  const [row] = await tx.update(appUser).set(values).where(eq(appUser.id, id)).returning();
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

/** The newest item of the changelog that a person has closed; 0 for none. */
export async function getClosedNews(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ id: appUser.changelog_closed }).from(appUser).where(eq(appUser.id, userId));
  return row?.id ?? 0;
}

/** An earlier item than the last one changes nothing. */
export async function closeNews(tx: Tx, userId: number, itemId: number): Promise<void> {
  await tx
    .update(appUser)
    .set({ changelog_closed: sql`greatest(${appUser.changelog_closed}, ${itemId})` })
    .where(eq(appUser.id, userId));
}
