import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { withinDeadline } from '#infra/outside/within-deadline.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { JobClock } from '#infra/jobs/enqueue-jobs.ts';
import { summarizeError } from '#infra/logs/safe-error.ts';
import { accountParty, runForParty, SERVER_PARTY } from '#infra/shares/party.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';

/** Does one job. A throw is a failed attempt. A job may run twice, and then its effects must be the same. */
export type JobHandler = (job: Pick<ClaimedJob, 'id' | 'payload' | 'account_id' | 'run_at' | 'attempts'>) => Promise<void>;

/** What logs may tell of a job: its account and kind, never its payload. */
export type LeftJob = Pick<ClaimedJob, 'id' | 'kind' | 'account_id'>;

export interface RunnerOptions {
  readonly queue: JobQueue;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly clocks: Readonly<Record<JobClock, Clock>>;
  readonly onFailure: ((job: ClaimedJob, error: unknown, isDead: boolean) => void) | undefined;
  /** How long one try may take. */
  readonly longestRunMs?: number | undefined;
}

export type JobRunner = ReturnType<typeof createJobRunner>;

/** How long a job is held after its worker's last sign of life. */
export const LEASE_MS = 60_000;
/** A handler that has not ended by then has failed: what it waits for may never come, and its account has no other seat. */
const LONGEST_RUN_MS = 15 * MINUTE_MS;
const FIRST_PAUSE_MS = 1000;
const PAUSE_GROWTH = 4;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** Runs claimed jobs, extends their leases meanwhile, and knows which are under way. */
export function createJobRunner({ queue, handlers, clocks, onFailure, longestRunMs = LONGEST_RUN_MS }: RunnerOptions) {
  /** Jobs under way, each with the timer that extends its lease. */
  const underWay = new Map<ClaimedJob, NodeJS.Timeout>();
  const leasedUntil = () => clocks.wall.now() + LEASE_MS;

  async function runOnce(clock: JobClock, job: ClaimedJob): Promise<void> {
    underWay.set(
      job,
      setInterval(() => void queue.extendLease(job, leasedUntil()).catch(() => undefined), LEASE_MS / 3),
    );
    try {
      if (job.attempts > job.max_attempts) throw new Error('the last attempt never ended');
      const handle = handlers[job.kind];
      if (!handle) throw new Error(`no handler for ${job.kind}`);
      await withinDeadline(`a job of ${job.kind}`, longestRunMs, () => handle(job));
      await queue.complete(job);
    } catch (error) {
      const text = summarizeError(error).slice(0, 500);
      const isLast = job.attempts >= job.max_attempts;
      const end = isLast ? { deadAt: clocks.wall.now() } : { runAt: clocks[clock].now() + pauseAfter(job.attempts) };
      const isDead = await queue.fail(job, end, text);
      onFailure?.(job, error, isDead);
    } finally {
      clearInterval(underWay.get(job));
      underWay.delete(job);
    }
  }

  return {
    /** The times of a claim for jobs that are due by an instant of their clock. */
    claimTimes: (due: number) => ({ due, wall: clocks.wall.now(), leasedUntil: leasedUntil() }),

    run(clock: JobClock, job: ClaimedJob): Promise<void> {
      const name = job.account_id === null ? SERVER_PARTY : accountParty(job.account_id);
      return runForParty({ name, kind: 'job' }, () => runOnce(clock, job));
    },

    /** Stops extending the leases of jobs under way, so that another server takes them when these end; returns the jobs. */
    abandon(): LeftJob[] {
      for (const keepLease of underWay.values()) clearInterval(keepLease);
      return [...underWay.keys()].map(({ id, kind, account_id }) => ({ id, kind, account_id }));
    },
  };
}

/** How long (ms) a job waits after so many failed tries: 1 s, 4 s, 16 s … up to 6 hours. */
function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** (tries - 1));
}
