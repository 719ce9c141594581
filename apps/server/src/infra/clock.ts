import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';

/** Milliseconds since 1970. Two are injected: wall time, and the world's time, which can be moved. */
export type Clock = { now(): number };

export function wallClock(): Clock {
  return { now: () => Date.now() };
}

/** Where the world's clock stands, and where a jump under way is taking it. */
export type WorldClockProgress = { readonly now: number; readonly moving_to: number | null };

export type JumpRefusal = { readonly code: 'jump_in_progress' } | { readonly code: 'jump_backwards'; readonly now: number };

/**
 * Runs every world job that is due by `until`, earliest first, having called `advance` with its `run_at`;
 * jobs that those jobs enqueue are included. `advance` never moves the clock back.
 */
export type RunDueJobs = (until: number, advance: (instant: number) => Promise<void>) => Promise<unknown>;

export type WorldClock = Clock & {
  /** Moves the clock forward to `instant`, living through what is due on the way. */
  jumpTo(instant: number, runDueJobs: RunDueJobs): Promise<Result<WorldClockProgress, JumpRefusal>>;
  progress(): WorldClockProgress;
  /** Reads the stored offset again: another server may have moved the clock. */
  refresh(): Promise<void>;
};

export type WorldClockOptions = {
  readonly wall: Clock;
  /** How far the world runs ahead of the wall, in milliseconds; undefined when it never moved. */
  readonly load: () => Promise<number | undefined>;
  readonly save: (offsetMs: number) => Promise<void>;
};

export async function createWorldClock({ wall, load, save }: WorldClockOptions): Promise<WorldClock> {
  let offsetMs = (await load()) ?? 0;
  let jump: { now: number; readonly target: number } | undefined;

  const now = () => jump?.now ?? wall.now() + offsetMs;
  const progress = () => ({ now: now(), moving_to: jump?.target ?? null });

  // Saved at every step, so that a server killed in mid-jump wakes where the world had got to.
  async function advance(instant: number): Promise<void> {
    if (!jump || instant <= jump.now) return;
    jump.now = Math.min(instant, jump.target);
    offsetMs = jump.now - wall.now();
    await save(offsetMs);
  }

  return {
    now,
    progress,
    async refresh() {
      const stored = await load();
      if (!jump && stored !== undefined) offsetMs = stored;
    },
    async jumpTo(instant, runDueJobs) {
      if (jump) return refuse({ code: 'jump_in_progress' });
      if (instant < now()) return refuse({ code: 'jump_backwards', now: now() });
      jump = { now: now(), target: instant };
      try {
        await runDueJobs(instant, advance);
        await advance(instant);
      } finally {
        // The jump took wall time during which the world stood still.
        offsetMs = jump.now - wall.now();
        jump = undefined;
        await save(offsetMs);
      }
      return succeed(progress());
    },
  };
}
