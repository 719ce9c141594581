import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { afterCommit } from '#infra/store/transaction-scope.ts';

export type JobClock = 'wall' | 'world';

export type NewJob = {
  readonly kind: string;
  readonly payload: unknown;
  readonly clock: JobClock;
  readonly runAt: Date;
  readonly accountId?: number;
  /** While a job of this kind and key waits for its first run, enqueueing it again adds nothing. */
  readonly dedupeKey?: string;
  /** With a dedupe key: the waiting job takes the earlier of both times, and the new payload. */
  readonly replace?: boolean;
  /** How often it is tried before it is dead; JOB_TRIES by default. */
  readonly maxAttempts?: number;
};

/** With the pauses between them, twelve tries take a day. */
export const JOB_TRIES = 12;

/** An instant before every clock: the job is due as soon as its transaction has committed. */
export const AT_ONCE = new Date(0);

type Kick = (clock: JobClock) => void;

const kicks = new Set<Kick>();

/** Calls `kick` whenever this process has committed new jobs, once for each clock of theirs. Returns a function that ends this. */
export function onJobsCommitted(kick: Kick): () => void {
  kicks.add(kick);
  return () => kicks.delete(kick);
}

/** Adds a job in the transaction: rolled back with it, visible to workers once it commits. Returns the job's id. */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<number> {
  const [id] = await enqueueJobs(tx, [job]);
  if (id === undefined) throw new Error('enqueue_job returned no row');
  return id;
}

type NextRun = Pick<NewJob, 'kind' | 'clock' | 'runAt' | 'replace'> & Partial<Pick<NewJob, 'payload'>>;

/** Enqueues the next run of a job that repeats itself, once for all servers. */
export async function scheduleNext(tenancy: Tenancy, job: NextRun): Promise<void> {
  await tenancy.withSystem((tx) => enqueueJob(tx, { payload: {}, ...job, dedupeKey: job.kind }));
}

/** Adds several jobs, in their order, in one statement. */
export async function enqueueJobs(tx: Tx, jobs: readonly NewJob[]): Promise<number[]> {
  if (jobs.length === 0) return [];
  const calls = jobs.map(
    (job) => sql`(enqueue_job(${job.accountId ?? null}::bigint, ${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${job.clock},
      ${job.runAt.toISOString()}::timestamptz, 0::smallint, ${job.maxAttempts ?? JOB_TRIES}::smallint, ${job.dedupeKey ?? null}, ${job.replace ?? false}))`,
  );
  const { rows } = await tx.execute<{ id: number }>(sql`select id from (values ${sql.join(calls, sql`, `)}) as job (id)`);
  const clocks = new Set(jobs.map(({ clock }) => clock));
  afterCommit(() => clocks.forEach(notifyWorkers));
  return rows.map(({ id }) => id);
}

/** Ends all leases, so that held jobs can be taken. Only while no worker runs: the holders are gone. */
export async function releaseLeases(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('update job set locked_until = null where locked_until is not null');
}

/** Has the workers of this process look for due jobs of a clock. */
export function notifyWorkers(clock: JobClock): void {
  for (const kick of kicks) kick(clock);
}
