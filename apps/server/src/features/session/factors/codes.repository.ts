import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { otpRequest } from '../session.tables.ts';

export type OtpRecord = typeof otpRequest.$inferSelect;

/** Serialises code requests of one phone, and those of one address: no two of them count the same free place. */
export async function lockCodes(tx: Tx, phone: string, address: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`otp:${phone}`})), pg_advisory_xact_lock(hashtext(${`otp-from:${address}`}))`,
  );
}

interface Hour {
  readonly since: Date;
  /** A later row was stored before the clock was set back. */
  readonly until: Date;
}

const isWithin = ({ since, until }: Hour) => and(gt(otpRequest.created, since), lte(otpRequest.created, until));

/** The codes that were sent to a phone in an hour, latest first. */
export async function listCodes(tx: Tx, phone: string, hour: Hour): Promise<OtpRecord[]> {
  return tx
    .select()
    .from(otpRequest)
    .where(and(eq(otpRequest.phone, phone), isWithin(hour)))
    .orderBy(desc(otpRequest.created));
}

/** When codes were sent for an address, to any phone, in an hour, latest first, at most `limit`; known browsers are left out. */
export async function listCodeTimesFrom(tx: Tx, address: string, hour: Hour, limit: number): Promise<Date[]> {
  const rows = await tx
    .select({ created: otpRequest.created })
    .from(otpRequest)
    .where(and(eq(otpRequest.address, address), isWithin(hour), eq(otpRequest.is_known, false)))
    .orderBy(desc(otpRequest.created))
    .limit(limit);
  return rows.map(({ created }) => created);
}

/** Whether a code was sent to the phone after this one, and until now. */
export async function isReplaced(tx: Tx, { phone, created }: Pick<OtpRecord, 'phone' | 'created'>, until: Date): Promise<boolean> {
  const newer = and(eq(otpRequest.phone, phone), isWithin({ since: created, until }), eq(otpRequest.is_failed, false));
  const rows = await tx.select({ id: otpRequest.id }).from(otpRequest).where(newer).limit(1);
  return rows.length > 0;
}

export async function failOtp(tx: Tx, id: string): Promise<void> {
  await tx.update(otpRequest).set({ is_failed: true }).where(eq(otpRequest.id, id));
}

export async function insertOtp(tx: Tx, values: typeof otpRequest.$inferInsert): Promise<void> {
  await tx.insert(otpRequest).values(values);
}

export async function lockOtp(tx: Tx, id: string): Promise<OtpRecord | undefined> {
  const [row] = await tx.select().from(otpRequest).where(eq(otpRequest.id, id)).for('update');
  return row;
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .update(otpRequest)
    .set({ tries: sql`${otpRequest.tries} + 1` })
    .where(eq(otpRequest.id, id));
}

export async function markOtpUsed(tx: Tx, id: string, used_at: Date): Promise<void> {
  await tx.update(otpRequest).set({ used_at }).where(eq(otpRequest.id, id));
}
