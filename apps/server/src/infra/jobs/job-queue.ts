import type pg from 'pg';
import type { JobClock } from '#infra/jobs.ts';

export type ClaimedJob = {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly account_id: number | null;
  readonly run_at: Date;
  readonly attempts: number;
  readonly max_attempts: number;
};

/** Instants in milliseconds: `due` by the job's own clock, `wall` and `leasedUntil` by the wall's. */
export type ClaimTimes = { readonly due: number; readonly wall: number; readonly leasedUntil: number };

// Only the kinds this process can handle: during an upgrade older and newer servers share the table.
const isReady = `clock = $1 and kind = any($2::text[]) and run_at <= $3 and dead_at is null and (locked_until is null or locked_until < $4)`;
const orders: Record<JobClock, string> = { wall: 'priority desc, run_at, id', world: 'run_at, priority desc, id' };

/** The `job` table as workers use it. Every change names the attempt, so that a worker whose lease ran out changes nothing. */
export function createJobQueue(pool: pg.Pool, kinds: readonly string[]) {
  return {
    /** When the earliest job due by `until` is due. */
    async findNextRunAt(clock: JobClock, until: number, wall: number): Promise<number | undefined> {
      const { rows } = await pool.query<{ run_at: Date }>({
        name: `job_next_${clock}`,
        text: `select run_at from job where ${isReady} order by ${orders[clock]} limit 1`,
        values: [clock, kinds, new Date(until), new Date(wall)],
      });
      return rows[0]?.run_at.getTime();
    },

    /** The next job, but for those of some accounts. */
    async claim(clock: JobClock, times: ClaimTimes, except: readonly number[] = []): Promise<ClaimedJob | undefined> {
      const { rows } = await pool.query<ClaimedJob>({
        name: `job_claim_${clock}`,
        text: `update job set locked_until = $5, attempts = attempts + 1
                where id = (select id from job where ${isReady} and (account_id is null or account_id <> all($6::bigint[]))
                             order by ${orders[clock]} limit 1 for update skip locked)
                returning id, kind, payload, account_id, run_at, attempts, max_attempts`,
        values: [clock, kinds, new Date(times.due), new Date(times.wall), new Date(times.leasedUntil), except],
      });
      return rows[0];
    },

    /** Whether a worker holds a job that has not ended. */
    async isAnyLeased(clock: JobClock, wall: number): Promise<boolean> {
      const { rows } = await pool.query<{ is_leased: boolean }>({
        name: 'job_is_leased',
        text: 'select exists(select from job where clock = $1 and locked_until >= $2 and dead_at is null) as is_leased',
        values: [clock, new Date(wall)],
      });
      return rows[0]?.is_leased === true;
    },

    /** Lets a claimed job go as if it had not been claimed; its key stays free, which another job may hold by now. */
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

    async complete(job: ClaimedJob): Promise<void> {
      await pool.query({ name: 'job_complete', text: 'delete from job where id = $1 and attempts = $2', values: [job.id, job.attempts] });
    },

    async retry(job: ClaimedJob, runAt: number, error: string): Promise<void> {
      await pool.query({
        name: 'job_retry',
        text: 'update job set locked_until = null, run_at = $3, last_error = $4 where id = $1 and attempts = $2',
        values: [job.id, job.attempts, new Date(runAt), error],
      });
    },

    async bury(job: ClaimedJob, deadAt: number, error: string): Promise<void> {
      await pool.query({
        name: 'job_bury',
        text: 'update job set locked_until = null, dead_at = $3, last_error = $4 where id = $1 and attempts = $2',
        values: [job.id, job.attempts, new Date(deadAt), error],
      });
    },
  };
}
