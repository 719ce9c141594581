import { LATE_AFTER_MS, MANY_TRIES } from '@jarchi/domain/jobs/dead-jobs.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { afterCommit } from '#infra/store/transaction-scope.ts';
import { JOB_TRIES, notifyWorkers, type JobClock } from './enqueue-jobs.ts';

/** A job that does not come to rest, as staff look at it. */
export type StuckJob = {
  readonly id: number;
  readonly kind: string;
  readonly clock: JobClock;
  readonly account_id: number | null;
  /** Of its payload; null if it names none. */
  readonly campaign_id: number | null;
  readonly cause: string;
  readonly tries: number;
  readonly run_at: Date;
  readonly dead_at: Date | null;
};

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const COLUMNS = sql`id, kind, clock, account_id, coalesce(payload ->> 'campaign_id', payload ->> 'campaign')::bigint as campaign_id,
  coalesce(last_error, '') as cause, attempts as tries, run_at, dead_at`;
const IS_DEAD = sql`last_error is not null and dead_at is not null`;

/** As drizzle hands raw rows over: instants are text. */
type RawJob = Omit<StuckJob, 'run_at' | 'dead_at'> & { readonly run_at: string; readonly dead_at: string | null };
const toJob = (row: RawJob): StuckJob => ({
  ...row,
  run_at: new Date(row.run_at),
  dead_at: row.dead_at === null ? null : new Date(row.dead_at),
});

async function listJobs(tx: Tx, where: SQL, order: SQL, { limit, offset }: Page) {
  const { rows } = await tx.execute<RawJob>(
    sql`select ${COLUMNS} from job where ${where} order by ${order}, id limit ${limit} offset ${offset}`,
  );
  const { rows: counted } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from job where ${where}`);
  return { count: counted[0]?.count ?? 0, rows: rows.map(toJob) };
}

/** Jobs that used up their tries, the oldest first. Runs as the system, as all of these. */
export const listDeadJobs = (tx: Tx, page: Page) => listJobs(tx, IS_DEAD, sql`dead_at`, page);

/** A dead job, locked until the transaction ends: of two members of staff one decides. */
export async function lockDeadJob(tx: Tx, id: number): Promise<StuckJob | undefined> {
  const { rows } = await tx.execute<RawJob>(sql`select ${COLUMNS} from job where id = ${id} and ${IS_DEAD} for update`);
  const [row] = rows;
  return row && toJob(row);
}

/** Jobs that are an hour late by their clock, and those that fail again and again, the latest first. `now` in ms. */
export function listLateJobs(tx: Tx, now: Readonly<Record<JobClock, number>>, page: Page) {
  const before = (clock: JobClock) => sql`clock = ${clock} and run_at < ${new Date(now[clock] - LATE_AFTER_MS).toISOString()}::timestamptz`;
  const isLate = sql`(${before('wall')}) or (${before('world')}) or (last_error is not null and attempts >= ${MANY_TRIES})`;
  return listJobs(tx, sql`dead_at is null and (${isLate})`, sql`run_at`, page);
}

/**
 * Has a dead job run again at `now`, with all its tries. If a job of the same key waits already, that one runs now, and takes its place.
 */
export async function reviveJob(tx: Tx, { id, clock }: Pick<StuckJob, 'id' | 'clock'>, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    update job set run_at = least(run_at, ${at})
     where attempts = 0 and dedupe_key is not null
       and (kind, dedupe_key) = (select kind, dedupe_key from job dead where dead.id = ${id})
    returning id`);
  if (rows.length > 0) await dropJob(tx, id);
  else
    await tx.execute(sql`update job set dead_at = null, last_error = null, attempts = 0, run_at = ${at},
      max_attempts = greatest(max_attempts, ${JOB_TRIES}) where id = ${id}`);
  afterCommit(() => notifyWorkers(clock));
}

export async function dropJob(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from job where id = ${id}`);
}
