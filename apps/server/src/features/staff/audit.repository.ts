import { and, count, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { auditLog, auditWords } from './staff.tables.ts';

export const START_CALL = 'staff.startImpersonation';
/** The status of a request whose end is unknown: it runs, or the server stopped while it ran. */
export const UNFINISHED = 0;
const RELEASE_CALL = 'staff.releaseImpersonation';
/** Each start ended the session before it, so at most one of these is still open. */
const LATEST = 5;

export interface NewAudit extends Omit<typeof auditLog.$inferInsert, 'id'> {
  /** What was typed: it stands beside the entry. */
  readonly words: Readonly<Record<string, string>>;
}

export async function insertAudit(tx: Tx, { words, ...values }: NewAudit): Promise<number> {
  const [row] = await tx.insert(auditLog).values(values).returning({ id: auditLog.id });
  if (!row) throw new Error('an audit row was not inserted');
  if (Object.keys(words).length > 0) await tx.insert(auditWords).values({ audit_id: row.id, account_id: values.account_id, words });
  return row.id;
}

/** Stores the outcome of an open entry. */
export async function closeAudit(tx: Tx, id: number, status: number): Promise<void> {
  await tx
    .update(auditLog)
    .set({ status })
    .where(and(eq(auditLog.id, id), eq(auditLog.status, UNFINISHED)));
}

/** The account that staff name by its slug. */
export async function findAccountOfSlug(tx: Tx, slug: string): Promise<number | null> {
  const [row] = await tx.select({ account_id: account.account_id }).from(account).where(eq(account.slug, slug));
  return row?.account_id ?? null;
}

/** The number of requests that changed something, by session; the release of the session is not counted. */
export async function countWrites(tx: Tx, accountId: number, sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await tx
    .select({ session_id: auditLog.session_id, count: count() })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.account_id, accountId),
        eq(auditLog.is_read, false),
        inArray(auditLog.session_id, [...sessionIds]),
        gte(auditLog.status, 200),
        lt(auditLog.status, 400),
        ne(auditLog.call, RELEASE_CALL),
      ),
    )
    .groupBy(auditLog.session_id);
  return new Map(rows.flatMap((row) => (row.session_id === null ? [] : [[row.session_id, row.count] as const])));
}

/** The latest sessions in customers' names that were started from the member's own session. */
export async function listStartedFrom(tx: Tx, member: { readonly staff_id: number; readonly session_id: string }): Promise<string[]> {
  const rows = await tx
    .select({ session_id: sql<string>`${auditLog.subject}->>'session_id'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.staff_id, member.staff_id),
        eq(auditLog.session_id, member.session_id),
        eq(auditLog.call, START_CALL),
        sql`${auditLog.subject} ? 'session_id'`,
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(LATEST);
  return rows.map(({ session_id }) => session_id);
}
