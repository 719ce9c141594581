import { setTimeout } from 'node:timers/promises';
import type { Clock, WorldClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import { createJobSeats } from './job-seats.ts';
import { type ClaimedJob, createJobQueue } from './job-queue.ts';
import { createJobRunner, type JobHandler, type LeftJob } from './job-runner.ts';
import { createPause } from './pause.ts';
import { createWorldLane } from './world-lane.ts';
import { type JobClock, onJobsCommitted } from './enqueue-jobs.ts';

export type WorkerOptions = {
  readonly db: Pick<Database, 'pool'>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** The world's clock tells which server moves it: only that server then runs the world's jobs. */
  readonly clocks: { readonly wall: Clock; readonly world: Pick<WorldClock, 'now' | 'keepFresh' | 'refresh' | 'isMovedElsewhere'> };
  /** How often the table is read without a kick: for jobs of other servers, and for jobs that become due. */
  readonly pollMs?: number;
  /** How many jobs run side by side, at most one of each account. */
  readonly seats?: number;
  /**
   * When the world's clock can be moved, its jobs run one by one in the order of their time, outside of the seats; otherwise they take
   * seats too.
   */
  readonly isWorldMovable?: boolean;
  readonly onFailure?: (job: ClaimedJob, error: unknown, isDead: boolean) => void;
  /** How long (ms) one try of a job may take; replaced by tests only. */
  readonly longestRunMs?: number | undefined;
  /** The table could not be read; the worker tries again at the next poll. */
  readonly onOutage?: (error: unknown) => void;
};

/** The lanes that take jobs: the seats, for jobs of both clocks, and the lane of a world whose clock can be moved. */
const LANES = ['seats', 'world'] as const;
type Lane = (typeof LANES)[number];

export type Worker = {
  start(): void;
  /**
   * Takes no more jobs and waits until those under way have ended, at most `limitMs`. Returns those that have not; another server takes
   * them when their leases end.
   */
  stop(limitMs?: number): Promise<readonly LeftJob[]>;
  /** Looks for due jobs now. */
  kick(): void;
  /**
   * Runs jobs that are due by `until` (by default the clock's now) until none is left, including jobs enqueued on the way, and returns how
   * many ran. `advance` is called with each world job's time before it runs.
   */
  drainDue(clock: JobClock, until?: number, advance?: (instant: number) => Promise<void>): Promise<number>;
};

export function createWorker(options: WorkerOptions): Worker {
  const { db, handlers, clocks, pollMs = 500, seats: seatCount = 8, isWorldMovable = true, onFailure, onOutage, longestRunMs } = options;
  const queue = createJobQueue(db.pool, Object.keys(handlers));
  const runner = createJobRunner({ queue, handlers, clocks, onFailure, longestRunMs });
  const lanes = new Set<Promise<void>>();
  const wakes: Readonly<Record<Lane, Set<() => void>>> = { seats: new Set(), world: new Set() };
  let isRunning = false;
  let isStopping = false;
  let stopListening: (() => void) | undefined;
  const wake = (lane: Lane) => wakes[lane].forEach((end) => end());
  const kick = () => LANES.forEach(wake);
  const kickFor = (clock: JobClock) => wake(isWorldMovable && clock === 'world' ? 'world' : 'seats');
  const seats = createJobSeats({ queue, runner, seats: seatCount, isStopping: () => isStopping, onFree: kick, onOutage });
  const worldLane = createWorldLane({ queue, runner, ...clocks, isStopping: () => isStopping });

  function takeDue(): Promise<number> {
    const wall = clocks.wall.now();
    return seats.take(isWorldMovable ? { wall } : { wall, world: clocks.world.now() });
  }

  async function drainSeats(clock: JobClock, until: number): Promise<number> {
    let count = 0;
    for (;;) {
      if (isStopping) throw new Error('the worker is stopping');
      // A job that ends during the look may have kept others of its account out of it: only a look that began idle proves that nothing is
      // left.
      const wasIdle = seats.isEmpty();
      const started = await seats.take({ [clock]: until });
      count += started;
      if (started === 0 && wasIdle) return count;
      if (!seats.isEmpty()) await seats.whenOneEnds();
    }
  }

  async function live(lane: Lane, takeJobs: () => Promise<number>, isFull: () => boolean): Promise<void> {
    while (isRunning) {
      // Created before the look, so that a kick during it is not lost.
      const pause = createPause();
      wakes[lane].add(pause.wake);
      const count = await clocks.world
        .keepFresh()
        .then(takeJobs)
        .catch((error: unknown) => {
          onOutage?.(error);
          return 0;
        });
      if ((count === 0 || isFull()) && isRunning) await pause.wait(pollMs);
      wakes[lane].delete(pause.wake);
    }
  }

  function keepLane(lane: Lane, takeJobs: () => Promise<number>, isFull: () => boolean): void {
    const kept = live(lane, takeJobs, isFull).finally(() => lanes.delete(kept));
    lanes.add(kept);
  }

  async function waitForAll(): Promise<void> {
    await Promise.all([...lanes, worldLane.whenIdle()]);
    // A lane may have started a job while it ended.
    await seats.whenEmpty();
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      isStopping = false;
      stopListening = onJobsCommitted(kickFor);
      keepLane('seats', takeDue, seats.isFull);
      if (isWorldMovable) keepLane('world', worldLane.runDue, () => false);
    },
    async stop(limitMs) {
      isRunning = false;
      isStopping = true;
      stopListening?.();
      kick();
      const ended = waitForAll();
      if (limitMs === undefined) return ended.then(() => []);
      const over = new AbortController();
      await Promise.race([ended, setTimeout(limitMs, undefined, { signal: over.signal })]);
      over.abort();
      return runner.abandon();
    },
    kick,
    drainDue(clock, until = clocks[clock].now(), advance) {
      if (clock === 'wall') return drainSeats(clock, until);
      if (isWorldMovable) return worldLane.drain(until, advance);
      if (advance) throw new Error('the clock of this world cannot be moved');
      return drainSeats(clock, until);
    },
  };
}
