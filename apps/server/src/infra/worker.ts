import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Clock, WorldClock } from './clock.ts';
import type { Database } from './db.ts';
import { type ClaimedJob, createJobQueue } from './jobs/job-queue.ts';
import { type JobClock, onJobsCommitted } from './jobs.ts';
import { createPause } from './jobs/pause.ts';
import { accountParty, runForParty, SERVER_PARTY } from './shares/party.ts';
import { summarizeError } from './logs/safe-error.ts';

/** Does one job. A throw is a failed attempt. It may run twice, so its effects must be the same when it does. */
export type JobHandler = (job: Pick<ClaimedJob, 'id' | 'payload' | 'account_id' | 'run_at' | 'attempts'>) => Promise<void>;

export type WorkerOptions = {
  readonly db: Pick<Database, 'pool'>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** The world's tells who moves it: that server alone runs the world's jobs meanwhile. */
  readonly clocks: { readonly wall: Clock; readonly world: Pick<WorldClock, 'now' | 'keepFresh' | 'refresh' | 'isMovedElsewhere'> };
  /** How long the table may go unread when nobody kicks: jobs of other servers, and due times. */
  readonly pollMs?: number;
  /** Wall jobs at a time, a quarter of them for one account at most. World jobs run one by one, in the order of their time. */
  readonly concurrency?: number;
  readonly onFailure?: (job: ClaimedJob, error: unknown, isDead: boolean) => void;
  /** The table could not be read; the worker tries again at the next poll. */
  readonly onOutage?: (error: unknown) => void;
};

export type Worker = {
  start(): void;
  /** Finishes the jobs under way and takes no more. */
  stop(): Promise<void>;
  /** Looks for due jobs now. */
  kick(): void;
  /**
   * Runs what is due by `until` (the clock's now by default) until nothing is left, jobs enqueued on the way
   * included, and returns how many ran. `advance` is called with each world job's time before it runs.
   */
  drainDue(clock: JobClock, until?: number, advance?: (instant: number) => Promise<void>): Promise<number>;
};

const leaseMs = 60_000;
const longestBackOffMs = 3_600_000;
const waitMs = 50;

export function createWorker({ db, handlers, clocks, pollMs = 500, concurrency = 4, onFailure, onOutage }: WorkerOptions): Worker {
  const queue = createJobQueue(db.pool, Object.keys(handlers));
  const placesEach = Math.max(1, Math.floor(concurrency / 4));
  const lanes = new Set<Promise<void>>();
  const wallJobs = new Map<Promise<void>, ClaimedJob>();
  const wakes = new Set<() => void>();
  let isRunning = false;
  let isStopping = false;
  let stopListening: (() => void) | undefined;
  let worldTurn: Promise<unknown> = Promise.resolve();

  // A jump and the lane of world jobs must not run side by side: the order would be lost.
  function takeWorldTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = worldTurn.then(work, work);
    worldTurn = turn.catch(() => undefined);
    return turn;
  }

  const claim = (clock: JobClock, due: number, except?: readonly number[]) => {
    const wall = clocks.wall.now();
    return queue.claim(clock, { due, wall, leasedUntil: wall + leaseMs }, except);
  };

  const run = (clock: JobClock, job: ClaimedJob) => {
    const name = job.account_id === null ? SERVER_PARTY : accountParty(job.account_id);
    return runForParty({ name, kind: 'job' }, () => runOnce(clock, job));
  };

  async function runOnce(clock: JobClock, job: ClaimedJob): Promise<void> {
    const keepLease = setInterval(() => {
      queue.extendLease(job, clocks.wall.now() + leaseMs).catch(() => undefined);
    }, leaseMs / 3);
    try {
      if (job.attempts > job.max_attempts) throw new Error('the last attempt never ended');
      const handle = handlers[job.kind];
      if (!handle) throw new Error(`no handler for ${job.kind}`);
      await handle(job);
      await queue.complete(job);
    } catch (error) {
      const text = summarizeError(error).slice(0, 500);
      const isDead = job.attempts >= job.max_attempts;
      if (isDead) await queue.bury(job, clocks.wall.now(), text);
      else await queue.retry(job, clocks[clock].now() + backOffMs(job.attempts), text);
      onFailure?.(job, error, isDead);
    } finally {
      clearInterval(keepLease);
    }
  }

  /** Accounts that have all the places that one may have. */
  function listFullAccounts(): number[] {
    const counts = new Map<number, number>();
    for (const { account_id } of wallJobs.values()) if (account_id !== null) counts.set(account_id, (counts.get(account_id) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= placesEach).map(([account_id]) => account_id);
  }

  // One look at a time: two at once would not see each other's jobs.
  let wallLook: Promise<unknown> = Promise.resolve();
  function startWallJobs(until: number): Promise<number> {
    const look = wallLook.then(() => fillPlaces(until));
    wallLook = look.catch(() => undefined);
    return look;
  }

  async function fillPlaces(until: number): Promise<number> {
    let count = 0;
    while (wallJobs.size < concurrency && !isStopping) {
      const job = await claim('wall', until, listFullAccounts());
      if (!job) break;
      const running = run('wall', job)
        .catch((error: unknown) => onOutage?.(error))
        .finally(() => {
          wallJobs.delete(running);
          kick();
        });
      wallJobs.set(running, job);
      count++;
    }
    return count;
  }

  async function runDue(clock: JobClock): Promise<number> {
    await clocks.world.keepFresh();
    if (clock === 'world') return (await runWorldJob(clocks.world.now())) ? 1 : 0;
    return startWallJobs(clocks.wall.now());
  }

  /**
   * Runs the first world job that is due by `until`; false when there is none, or when another server moves the clock. Its move is
   * looked for again after the claim: a server that begins one waits for the jobs that were claimed before.
   */
  async function runWorldJob(until: number): Promise<boolean> {
    if (clocks.world.isMovedElsewhere()) return false;
    const job = await claim('world', until);
    if (!job) return false;
    await clocks.world.refresh();
    if (clocks.world.isMovedElsewhere()) {
      await queue.putBack(job);
      return false;
    }
    await run('world', job);
    return true;
  }

  /** Until the world jobs that other servers have begun are done, or their leases are over. */
  async function waitForOthers(): Promise<void> {
    for (let look = 0; look < leaseMs / waitMs && (await queue.isAnyLeased('world', clocks.wall.now())); look++) {
      refuseWhenStopping();
      await setTimeout(waitMs);
    }
  }

  async function drainWorld(until: number): Promise<number> {
    let count = 0;
    await clocks.world.keepFresh();
    for (;;) {
      refuseWhenStopping();
      await setImmediate();
      if (!(await runWorldJob(until))) return count;
      count++;
    }
  }

  /** While this server moves the clock. */
  async function drainJump(until: number, advance: (instant: number) => Promise<void>): Promise<number> {
    let count = 0;
    await waitForOthers();
    for (;;) {
      refuseWhenStopping();
      // The embedded store answers without leaving the event loop: without a pause no request is served for as long as a jump lasts.
      await setImmediate();
      const runAt = await queue.findNextRunAt('world', until, clocks.wall.now());
      if (runAt === undefined) return count;
      await advance(runAt);
      const job = await claim('world', runAt);
      if (!job) continue;
      await run('world', job);
      count++;
    }
  }

  async function drainWall(until: number): Promise<number> {
    let count = 0;
    for (;;) {
      refuseWhenStopping();
      // What ends during a look may have kept others of its account out of it.
      const wasIdle = wallJobs.size === 0;
      const started = await startWallJobs(until);
      count += started;
      if (started === 0 && wasIdle) return count;
      if (wallJobs.size > 0) await Promise.race(wallJobs.keys());
    }
  }

  async function live(clock: JobClock): Promise<void> {
    while (isRunning) {
      // Armed before the look, so that a kick during it is not lost.
      const pause = createPause();
      wakes.add(pause.wake);
      const count = await (clock === 'world' ? takeWorldTurn(() => runDue('world')) : runDue('wall')).catch((error: unknown) => {
        onOutage?.(error);
        return 0;
      });
      const isFull = clock === 'wall' && wallJobs.size >= concurrency;
      if ((count === 0 || isFull) && isRunning) await pause.wait(pollMs);
      wakes.delete(pause.wake);
    }
  }

  // Not a quiet end: a jump that took the drain for finished would pass over the jobs that are left.
  function refuseWhenStopping(): void {
    if (isStopping) throw new Error('the worker is stopping');
  }

  const kick = () => wakes.forEach((wake) => wake());
  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      isStopping = false;
      stopListening = onJobsCommitted(kick);
      for (const clock of ['wall', 'world'] as const) {
        const lane = live(clock).finally(() => lanes.delete(lane));
        lanes.add(lane);
      }
    },
    async stop() {
      isRunning = false;
      isStopping = true;
      stopListening?.();
      kick();
      await Promise.all([...lanes, worldTurn]);
      // A lane may have begun one while it ended.
      await Promise.all(wallJobs.keys());
    },
    kick,
    drainDue(clock, until = clocks[clock].now(), advance) {
      if (clock === 'wall') return drainWall(until);
      return takeWorldTurn(() => (advance ? drainJump(until, advance) : drainWorld(until)));
    },
  };
}

/** 1 s, 2 s, 4 s … to an hour. */
function backOffMs(attempts: number): number {
  return Math.min(longestBackOffMs, 1000 * 2 ** (attempts - 1));
}
