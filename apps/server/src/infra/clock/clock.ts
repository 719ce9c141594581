import { randomUUID } from 'node:crypto';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { ClockMove, WorldClockStore } from './world-clock-store.ts';

/** Milliseconds since 1970. There are two: wall time, and the world's time, which can be moved. */
export type Clock = { now(): number };

export function wallClock(): Clock {
  return { now: () => Date.now() };
}

/** The world's time now, and the target of a jump under way. */
export type WorldClockProgress = { readonly now: number; readonly moving_to: number | null };

export type JumpRefusal = { readonly code: 'jump_in_progress' } | { readonly code: 'jump_backwards'; readonly now: number };

/**
 * Runs every world job that is due by `until`, earliest first, and calls `advance` with its `run_at` before it; jobs that those jobs
 * enqueue are included. `advance` never moves the clock back.
 */
export type RunDueJobs = (until: number, advance: (instant: number) => Promise<void>) => Promise<unknown>;

/** A jump that has begun: no server begins another until it is over. */
export type Jump = {
  readonly target: number;
  /** Runs what is due on the way. It must be called. */
  travel(runDueJobs: RunDueJobs): Promise<void>;
};

export type WorldClock = Clock & {
  progress(): WorldClockProgress;
  /** Begins a move forward; `findTarget` gets the world's time and returns the target. */
  startJump(findTarget: (now: number) => number): Promise<Result<Jump, JumpRefusal>>;
  /** Moves the clock forward to `instant`, and runs what is due on the way. */
  jumpTo(instant: number, runDueJobs: RunDueJobs): Promise<Result<WorldClockProgress, JumpRefusal>>;
  /** Reads the stored clock again: another server may have moved it. */
  refresh(): Promise<void>;
  /** The same, unless it was read within the last second. */
  keepFresh(): Promise<void>;
  /** Whether it was read within the last second. */
  isFresh(): boolean;
  /** By the last reading of the clock: while another server moves it, that server runs the world's jobs. */
  isMovedElsewhere(): boolean;
};

export type WorldClockOptions = { readonly wall: Clock; readonly store: WorldClockStore };

const FRESH_MS = 1000;
/** A server that moves the clock counts as gone when it gives no sign for this long. */
const ALIVE_MS = 10_000;
const ALIVE_EVERY_MS = 3000;

/** The world's clock of one server. It runs with the wall clock, at an offset that all servers share. */
export async function createWorldClock({ wall, store }: WorldClockOptions): Promise<WorldClock> {
  const server = randomUUID();
  let stored = await store.load();
  let readAt = wall.now();
  let reading: Promise<void> | undefined;
  let jump: { now: number; readonly target: number } | undefined;
  // An answer of the store to a question from before the end of a jump is outdated.
  let jumpsEnded = 0;

  const findForeignMove = () => {
    const { move } = stored;
    return move && move.by !== server && wall.now() < move.until ? move : undefined;
  };
  const now = () => jump?.now ?? findForeignMove()?.stands_at ?? wall.now() + stored.offset_ms;
  const isFresh = () => jump !== undefined || Math.abs(wall.now() - readAt) < FRESH_MS;
  const progress = () => ({ now: now(), moving_to: jump?.target ?? findForeignMove()?.moving_to ?? null });
  const moveOf = ({ now: stands_at, target }: { now: number; target: number }): ClockMove => ({
    by: server,
    until: wall.now() + ALIVE_MS,
    stands_at,
    moving_to: target,
  });

  async function read(): Promise<void> {
    const [endedBefore, startedAt] = [jumpsEnded, wall.now()];
    const found = await store.load();
    if (jump || endedBefore !== jumpsEnded) return;
    stored = found;
    readAt = startedAt;
  }

  // Saved at every step, so that a server that is killed during a jump starts again where the world had arrived.
  async function moveTo(next: { now: number; readonly target: number }): Promise<void> {
    const isOurs = await store.advance(next.now - wall.now(), moveOf(next));
    if (!isOurs) throw new Error('another server moves the clock');
    jump = next;
  }

  async function endJump(): Promise<void> {
    if (!jump) return;
    // The jump took wall time, during which the world stood still.
    const offset_ms = jump.now - wall.now();
    try {
      await store.release(server, offset_ms);
    } finally {
      stored = { offset_ms, move: null };
      jump = undefined;
      jumpsEnded++;
      readAt = Number.NEGATIVE_INFINITY;
    }
  }

  async function travel(target: number, runDueJobs: RunDueJobs): Promise<void> {
    const advance = async (instant: number) => {
      if (jump && instant > jump.now) await moveTo({ now: Math.min(instant, target), target });
    };
    const stayAlive = () => void store.stayAlive(server, wall.now() + ALIVE_MS).catch(() => undefined);
    const alive = setInterval(stayAlive, ALIVE_EVERY_MS);
    try {
      await runDueJobs(target, advance);
      await advance(target);
    } finally {
      clearInterval(alive);
      await endJump();
    }
  }

  async function startJump(findTarget: (now: number) => number): Promise<Result<Jump, JumpRefusal>> {
    if (jump) return refuse({ code: 'jump_in_progress' });
    const from = { now: now(), target: now() };
    jump = from;
    try {
      const offset_ms = await store.take({ by: server, until: wall.now() + ALIVE_MS }, wall.now());
      if (offset_ms === undefined) {
        jump = undefined;
        await read();
        return refuse({ code: 'jump_in_progress' });
      }
      from.now = wall.now() + offset_ms;
      const target = findTarget(from.now);
      if (target < from.now) {
        await endJump();
        return refuse({ code: 'jump_backwards', now: from.now });
      }
      await moveTo({ now: from.now, target });
      return succeed({ target, travel: (runDueJobs) => travel(target, runDueJobs) });
    } catch (error) {
      await endJump().catch(() => undefined);
      throw error;
    }
  }

  return {
    now,
    progress,
    startJump,
    async jumpTo(instant, runDueJobs) {
      const started = await startJump(() => instant);
      if (!started.ok) return started;
      await started.value.travel(runDueJobs);
      return succeed(progress());
    },
    refresh: read,
    isFresh,
    async keepFresh() {
      if (isFresh()) return;
      await (reading ??= read().finally(() => {
        reading = undefined;
      }));
    },
    isMovedElsewhere: () => jump === undefined && findForeignMove() !== undefined,
  };
}
