import type pg from 'pg';
import type { JobClock } from '#infra/jobs/enqueue-jobs.ts';

export type ClaimedJob = {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly account_id: number | null;
  readonly run_at: Date;
  readonly attempts: number;
  readonly max_attempts: number;
};

export type JobQueue = ReturnType<typeof createJobQueue>;

/** Instants in milliseconds: `due` by the job's own clock, `wall` and `leasedUntil` by the wall clock. */
export type ClaimTimes = { readonly due: number; readonly wall: number; readonly leasedUntil: number };

// Only kinds that this process handles: during an upgrade older and newer servers share the table.
const isReady = `clock = $1 and kind = any($2::text[]) and run_at <= $3 and dead_at is null and (locked_until is null or locked_until < $4)`;
const claimed = 'id, kind, payload, account_id, run_at, attempts, max_attempts';

// Scalar subqueries, so that each is an index lookup for each row that is read, and never a join with the whole table.
const CLAIM_EACH = `
  with heads as materialized (
    select id, account_id, coalesce((select turns from job_turn where job_turn.account_id = job.account_id), 0) as seen
      from job
     where ${isReady}
       and (account_id is null
            or (select true from job held where held.account_id = job.account_id and held.locked_until >= $4 and held.dead_at is null limit 1) is null
               and id = (select first.id from job first
                          where first.account_id = job.account_id and first.clock = $1 and first.kind = any($2::text[]) and first.dead_at is null
                          order by first.run_at, first.id limit 1))
     order by run_at, id limit $6 for update of job skip locked),
  turns as (
    insert into job_turn as mine (account_id, turns)
    select account_id, seen + 1 from heads where account_id is not null order by account_id
    on conflict (account_id) do update set turns = excluded.turns where mine.turns = excluded.turns - 1
    returning account_id)
  update job set locked_until = $5, attempts = attempts + 1
    from heads
   where job.id = heads.id and (heads.account_id is null or heads.account_id in (select account_id from turns))
  returning ${claimed.replaceAll(/\w+/g, 'job.$&')}`;

const COMPLETE = `
  with done as (delete from job where id = $1 and attempts = $2 returning kind, dedupe_key)
  delete from job
   where kind = (select kind from done) and dedupe_key = (select dedupe_key from done) and last_error is not null and locked_until is null`;

// Work has one row while it fails: another job of its key is tried once, and leaves its error to the row that failed before.
const FAIL = `
  with mine as (select kind, dedupe_key from job where id = $1 and attempts = $2),
  before as (
    select id from job
     where kind = (select kind from mine) and dedupe_key = (select dedupe_key from mine) and last_error is not null
       and locked_until is null and id <> $1
     order by id limit 1),
  told as (update job set last_error = $5 where id = (select id from before) returning dead_at),
  gone as (delete from job where id = $1 and attempts = $2 and exists (select 1 from before)),
  kept as (
    update job set locked_until = null, run_at = coalesce($3, run_at), dead_at = $4, last_error = $5
     where id = $1 and attempts = $2 and not exists (select 1 from before)
    returning dead_at)
  select dead_at is not null as is_dead from told union all select dead_at is not null from kept`;

/** When a job that failed is tried again, by its own clock, or since when it is dead, by the wall clock (ms). */
type FailedTry = { readonly runAt: number; readonly deadAt?: undefined } | { readonly deadAt: number; readonly runAt?: undefined };

/** The `job` table as workers use it. Every change names the attempt, so that a worker whose lease has ended changes nothing. */
export function createJobQueue(pool: Pick<pg.Pool, 'query'>, kinds: readonly string[]) {
  return {
    /** The next job, of any account. */
    async claimNext(clock: JobClock, times: ClaimTimes): Promise<ClaimedJob | undefined> {
      const { rows } = await pool.query<ClaimedJob>({
        name: `job_claim_${clock}`,
        text: `update job set locked_until = $5, attempts = attempts + 1
                where id = (select id from job where ${isReady} order by run_at, id limit 1 for update skip locked)
                returning ${claimed}`,
        values: [clock, kinds, new Date(times.due), new Date(times.wall), new Date(times.leasedUntil)],
      });
      return rows[0];
    },

    /**
     * The next jobs, in the order of their time: the first of each account, and none while any server holds another of that account. Jobs
     * without an account have no such rule.
     */
    async claimOneOfEach(clock: JobClock, times: ClaimTimes, limit: number): Promise<ClaimedJob[]> {
      const { rows } = await pool.query<ClaimedJob>({
        name: 'job_claim_each',
        text: CLAIM_EACH,
        values: [clock, kinds, new Date(times.due), new Date(times.wall), new Date(times.leasedUntil), limit],
      });
      return rows.toSorted((a, b) => a.run_at.getTime() - b.run_at.getTime() || a.id - b.id);
    },

    /** Whether a worker holds a job that has not ended. */
    async isAnyLeased(clock: JobClock, wall: number): Promise<boolean> {
      const { rows } = await pool.query<{ is_leased: boolean }>({
        name: 'job_is_leased',
        text: 'select exists(select 1 from job where clock = $1 and locked_until >= $2 and dead_at is null) as is_leased',
        values: [clock, new Date(wall)],
      });
      return rows[0]?.is_leased === true;
    },

    /** Gives a claimed job back as if it had not been claimed. Its key stays free, since another job may have it by now. */
    async putBack(job: ClaimedJob): Promise<void> {
      await pool.query({
        name: 'job_put_back',
        text: 'update job set locked_until = null, attempts = greatest(attempts - 1, 1) where id = $1 and attempts = $2',
        values: [job.id, job.attempts],
      });
    },

    async extendLease(job: ClaimedJob, leasedUntil: number): Promise<void> {
      await pool.query({
        name: 'job_extend',
        text: 'update job set locked_until = $3 where id = $1 and attempts = $2',
        values: [job.id, job.attempts, new Date(leasedUntil)],
      });
    },

    /** Ends a job; what had failed under its key before is done with it. */
    async complete(job: ClaimedJob): Promise<void> {
      await pool.query({ name: 'job_complete', text: COMPLETE, values: [job.id, job.attempts] });
    },

    /** Stores a failed try: the job is tried again at `runAt`, or is dead from `deadAt` on. Returns whether its work is dead. */
    async fail(job: ClaimedJob, { runAt, deadAt }: FailedTry, error: string): Promise<boolean> {
      const date = (at: number | undefined) => (at === undefined ? null : new Date(at));
      const values = [job.id, job.attempts, date(runAt), date(deadAt), error];
      const { rows } = await pool.query<{ is_dead: boolean }>({ name: 'job_fail', text: FAIL, values });
      return rows[0]?.is_dead === true;
    },
  };
}
