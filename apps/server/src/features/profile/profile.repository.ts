import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { appUser, session } from '../session/session.tables.ts';
import { auditLog } from '../staff/staff.tables.ts';
import { emailCode } from './profile.tables.ts';

export type SessionRow = Pick<typeof session.$inferSelect, 'id' | 'agent' | 'address' | 'created' | 'rotated_at'>;
export type VisitRow = Pick<typeof session.$inferSelect, 'id' | 'reason' | 'created' | 'expires_at' | 'revoked_at'>;
export type EmailCodeRow = typeof emailCode.$inferSelect;
type Person = Pick<typeof appUser.$inferSelect, 'username' | 'email' | 'email_verified' | 'image_key'>;

const isOpen = (userId: number, now: Date) =>
  and(eq(session.user_id, userId), isNull(session.impersonated_by), isNull(session.revoked_at), gt(session.expires_at, now));

/** The open sessions of a person, the last used first; those in which staff act are not the person's. */
export async function listSessions(tx: Tx, userId: number, now: Date): Promise<SessionRow[]> {
  const { id, agent, address, created, rotated_at } = session;
  return tx.select({ id, agent, address, created, rotated_at }).from(session).where(isOpen(userId, now)).orderBy(desc(rotated_at), id);
}

/** Ends open sessions of a person: one, or all but one. Returns those that ended. */
export async function endSessions(
  tx: Tx,
  userId: number,
  which: { readonly only: string } | { readonly allBut: string },
  now: Date,
): Promise<string[]> {
  const isMeant = 'only' in which ? eq(session.id, which.only) : ne(session.id, which.allBut);
  const rows = await tx
    .update(session)
    .set({ revoked_at: now })
    .where(and(isOpen(userId, now), isMeant))
    .returning({ id: session.id });
  return rows.map(({ id }) => id);
}

/** Locks the person: changes of their profile run one after another. */
export async function lockPerson(tx: Tx, userId: number): Promise<Person> {
  const { username, email, email_verified, image_key } = appUser;
  const [row] = await tx.select({ username, email, email_verified, image_key }).from(appUser).where(eq(appUser.id, userId)).for('update');
  if (!row) throw new Error(`no user ${userId}`);
  return row;
}

export async function updatePerson(tx: Tx, userId: number, change: Partial<Person>): Promise<void> {
  await tx.update(appUser).set(change).where(eq(appUser.id, userId));
}

export async function isUsernameTaken(tx: Tx, username: string, byOtherThan: number): Promise<boolean> {
  const isOther = and(eq(sql`lower(${appUser.username})`, username), ne(appUser.id, byOtherThan));
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(isOther);
  return rows.length > 0;
}

/** Whether a stored picture is a person's. */
export async function hasImage(tx: Tx, image_key: string): Promise<boolean> {
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.image_key, image_key));
  return rows.length > 0;
}

export async function findEmailCode(tx: Tx, userId: number): Promise<EmailCodeRow | undefined> {
  const [row] = await tx.select().from(emailCode).where(eq(emailCode.user_id, userId));
  return row;
}

export async function saveEmailCode(tx: Tx, values: Omit<EmailCodeRow, 'tries'>): Promise<void> {
  const { email, code_hash, created, expires_at } = values;
  await tx
    .insert(emailCode)
    .values(values)
    .onConflictDoUpdate({ target: emailCode.user_id, set: { email, code_hash, created, expires_at, tries: 0 } });
}

export async function countEmailTry(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + 1` })
    .where(eq(emailCode.user_id, userId));
}

export async function deleteEmailCode(tx: Tx, userId: number): Promise<void> {
  await tx.delete(emailCode).where(eq(emailCode.user_id, userId));
}

const isVisit = (accountId: number) => and(eq(session.account_id, accountId), isNotNull(session.impersonated_by));

/** The sessions in which staff acted for an account, newest first. */
export async function listVisits(tx: Tx, accountId: number, limit: number, offset: number): Promise<VisitRow[]> {
  const { id, reason, created, expires_at, revoked_at } = session;
  return tx
    .select({ id, reason, created, expires_at, revoked_at })
    .from(session)
    .where(isVisit(accountId))
    .orderBy(desc(created), desc(id))
    .limit(limit)
    .offset(offset);
}

export async function countVisits(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(session).where(isVisit(accountId));
  return row?.count ?? 0;
}

/** The calls that changed something in these sessions, with their numbers; the release of a session is none. */
export async function countCalls(
  tx: Tx,
  accountId: number,
  sessionIds: readonly string[],
): Promise<{ session_id: string | null; call: string; count: number }[]> {
  if (sessionIds.length === 0) return [];
  const { session_id, call, status } = auditLog;
  const hasChanged = and(eq(auditLog.is_read, false), gte(status, 200), lt(status, 400), ne(call, 'staff.releaseImpersonation'));
  return tx
    .select({ session_id, call, count: count() })
    .from(auditLog)
    .where(and(eq(auditLog.account_id, accountId), inArray(session_id, [...sessionIds]), hasChanged))
    .groupBy(session_id, call);
}
