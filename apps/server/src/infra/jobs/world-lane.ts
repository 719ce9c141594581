import { setImmediate, setTimeout } from 'node:timers/promises';
import type { WorldClock } from '#infra/clock/clock.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import { type JobRunner, LEASE_MS } from './job-runner.ts';

export interface WorldLaneOptions {
  readonly queue: JobQueue;
  readonly runner: JobRunner;
  readonly wall: { now(): number };
  readonly world: Pick<WorldClock, 'now' | 'keepFresh' | 'refresh' | 'isMovedElsewhere'>;
  readonly isStopping: () => boolean;
}

const WAIT_MS = 50;

/** The world's jobs when its clock can be moved: one by one, in the order of their time, so that the same seed gives the same history. */
export function createWorldLane({ queue, runner, wall, world, isStopping }: WorldLaneOptions) {
  let lastRun: Promise<unknown> = Promise.resolve();

  // A jump and the regular world jobs must not run side by side: the order would be lost.
  function runAlone<T>(work: () => Promise<T>): Promise<T> {
    const run = lastRun.then(work, work);
    lastRun = run.catch(() => undefined);
    return run;
  }

  // Throws instead of ending quietly: otherwise a jump would take the drain as finished and skip the remaining jobs.
  function refuseWhenStopping(): void {
    if (isStopping()) throw new Error('the worker is stopping');
  }

  const claim = (due: number) => queue.claimNext('world', runner.claimTimes(due));

  /** Runs a claimed job, unless the worker began to stop meanwhile. */
  async function runUnlessStopping(job: ClaimedJob): Promise<void> {
    if (isStopping()) await queue.putBack(job);
    else await runner.run('world', job);
  }

  /**
   * Runs the first world job that is due by `until`; false when there is none, or when another server moves the clock. The clock is read
   * again after the claim: a server that begins a move waits for jobs that were claimed before.
   */
  async function runNext(until: number): Promise<boolean> {
    if (world.isMovedElsewhere()) return false;
    const job = await claim(until);
    if (!job) return false;
    await world.refresh();
    if (world.isMovedElsewhere()) {
      await queue.putBack(job);
      return false;
    }
    await runUnlessStopping(job);
    return true;
  }

  /** Waits until the world jobs that other servers run have ended, or their leases have. */
  async function waitForOthers(): Promise<void> {
    for (let round = 0; round < LEASE_MS / WAIT_MS && (await queue.isAnyLeased('world', wall.now())); round++) {
      refuseWhenStopping();
      await setTimeout(WAIT_MS);
    }
  }

  async function drainInOrder(until: number): Promise<number> {
    let count = 0;
    await world.keepFresh();
    for (;;) {
      refuseWhenStopping();
      await setImmediate();
      if (!(await runNext(until))) return count;
      count++;
    }
  }

  /** Runs the jobs of a jump, while this server moves the clock. */
  async function drainJump(until: number, advance: (instant: number) => Promise<void>): Promise<number> {
    let count = 0;
    await waitForOthers();
    for (;;) {
      refuseWhenStopping();
      // The embedded store answers without leaving the event loop: without a pause no request would be served during a jump.
      await setImmediate();
      const job = await claim(until);
      if (!job) return count;
      try {
        await advance(job.run_at.getTime());
      } catch (error) {
        await queue.putBack(job);
        throw error;
      }
      await runUnlessStopping(job);
      count++;
    }
  }

  return {
    /** Runs the next job that is due now; returns how many ran (0 or 1). */
    runDue: () => runAlone(async () => ((await runNext(world.now())) ? 1 : 0)),
    drain: (until: number, advance?: (instant: number) => Promise<void>) =>
      runAlone(() => (advance ? drainJump(until, advance) : drainInOrder(until))),
    whenIdle: () => lastRun,
  };
}
