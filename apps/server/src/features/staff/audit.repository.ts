import { and, count, desc, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { auditLog } from './staff.tables.ts';

const START_CALL = 'staff.startImpersonation';
const RELEASE_CALL = 'staff.releaseImpersonation';
/** Each start ended the session before it, so at most one of these is still open. */
const LATEST = 5;

export async function insertAudit(tx: Tx, values: typeof auditLog.$inferInsert): Promise<number> {
  const [row] = await tx.insert(auditLog).values(values).returning({ id: auditLog.id });
  if (!row) throw new Error('an audit row was not inserted');
  return row.id;
}

export async function closeAudit(tx: Tx, id: number, status: number): Promise<void> {
  await tx.update(auditLog).set({ status }).where(eq(auditLog.id, id));
}

/** Stores in the request's row whom it was about. */
export async function describeAudit(
  tx: Tx,
  { staff_id, request_id }: { readonly staff_id: number; readonly request_id: string },
  values: Required<Pick<typeof auditLog.$inferInsert, 'user_id' | 'account_id' | 'subject'>>,
): Promise<void> {
  await tx
    .update(auditLog)
    .set(values)
    .where(and(eq(auditLog.staff_id, staff_id), eq(auditLog.request_id, request_id)));
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
        isNotNull(auditLog.account_id),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(LATEST);
  return rows.map(({ session_id }) => session_id);
}
