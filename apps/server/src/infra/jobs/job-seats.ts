import type { JobClock } from '#infra/jobs/enqueue-jobs.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import type { JobRunner } from './job-runner.ts';

export interface SeatsOptions {
  readonly queue: JobQueue;
  readonly runner: JobRunner;
  /** How many jobs run side by side. */
  readonly seats: number;
  readonly isStopping: () => boolean;
  /** Called when a seat becomes free. */
  readonly onFree: () => void;
  readonly onOutage: ((error: unknown) => void) | undefined;
}

/** Until when jobs of each clock are due; a clock without an instant is left out. */
export type DueTimes = Partial<Readonly<Record<JobClock, number>>>;

/** Seats that jobs of different accounts take side by side; an account has at most one of them, over all servers together. */
export function createJobSeats({ queue, runner, seats, isStopping, onFree, onOutage }: SeatsOptions) {
  const running = new Map<Promise<void>, JobClock>();
  const countRunning = (clock: JobClock) => [...running.values()].filter((one) => one === clock).length;

  // One look at a time: the jobs that the earlier look claimed take their seats first.
  let lastTaking: Promise<unknown> = Promise.resolve();
  function take(due: DueTimes): Promise<number> {
    const taking = lastTaking.then(() => takeNow(due));
    lastTaking = taking.catch(() => undefined);
    return taking;
  }

  /**
   * Free seats go to the clock that has fewer, and to the other clock when the first has nothing due: a crowd of one clock does not delay
   * the other.
   */
  async function takeNow(due: DueTimes): Promise<number> {
    let count = 0;
    let clocks: JobClock[] = (['wall', 'world'] as const).filter((clock) => due[clock] !== undefined);
    while (running.size < seats && !isStopping()) {
      const [clock, ...others] = clocks.toSorted((a, b) => countRunning(a) - countRunning(b));
      const instant = clock === undefined ? undefined : due[clock];
      if (clock === undefined || instant === undefined) break;
      const wanted = Math.ceil((seats - running.size) / (others.length + 1));
      const jobs = await queue.claimOneOfEach(clock, runner.claimTimes(instant), wanted);
      // The worker began to stop during the claim: no job starts any more.
      if (isStopping()) await Promise.all(jobs.map(queue.putBack));
      else for (const job of jobs) start(clock, job);
      count += jobs.length;
      if (jobs.length < wanted) clocks = others;
    }
    return count;
  }

  function start(clock: JobClock, job: ClaimedJob): void {
    const run = runner
      .run(clock, job)
      .catch((error: unknown) => onOutage?.(error))
      .finally(() => {
        running.delete(run);
        onFree();
      });
    running.set(run, clock);
  }

  return {
    /** Starts due jobs while there are seats; returns how many. */
    take,
    isFull: () => running.size >= seats,
    isEmpty: () => running.size === 0,
    /** Resolves when one of the jobs under way has ended. */
    whenOneEnds: () => Promise.race(running.keys()),
    async whenEmpty(): Promise<void> {
      await lastTaking;
      await Promise.all(running.keys());
    },
  };
}
