import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Jump, WorldClock } from '#infra/clock/clock.ts';
import type { Worker } from '#infra/jobs/worker.ts';

type ClockAnswer = CallAnswer<'world', 'getWorldClock'>;

export interface WorldDeps {
  readonly world: WorldClock;
  readonly worker: Pick<Worker, 'drainDue'>;
  /** Whether users may move the clock: everywhere but in production. */
  readonly canMove: boolean;
  /** Brings figures that depend on the clock up to the end of the move. */
  afterMove(): Promise<void>;
  onFailure(error: unknown): void;
}

export type WorldService = ReturnType<typeof createWorldService>;

export function createWorldService({ world, worker, canMove, afterMove, onFailure }: WorldDeps) {
  let move: Promise<void> | undefined;
  let target: number | undefined;

  function answer(): ClockAnswer {
    const { now, moving_to } = world.progress();
    const leadsTo = target ?? moving_to;
    return { now: new Date(now).toISOString(), moving_to: leadsTo === null ? null : new Date(leadsTo).toISOString(), can_move: canMove };
  }

  async function run(jump: Jump): Promise<void> {
    await jump.travel(async (limit, advance) => {
      await worker.drainDue('world', limit, advance);
      await advance(limit);
      // The world's clock stands still meanwhile, and no server moves on.
      await afterMove();
    });
  }

  return {
    async getWorldClock(): Promise<ClockAnswer> {
      await world.refresh();
      return answer();
    },

    /** Starts a move and answers at once; its progress is read from the clock, on any server. */
    async moveWorldClock(hours: number): Promise<Result<ClockAnswer, CallRefusal<'world', 'moveWorldClock'>>> {
      if (move) return refuse({ code: 'clock_moving' });
      const started = await world.startJump((now) => now + hours * HOUR_MS);
      if (!started.ok) return refuse({ code: started.error.code === 'jump_backwards' ? 'clock_backwards' : 'clock_moving' });
      target = started.value.target;
      move = run(started.value)
        .catch(onFailure)
        .finally(() => {
          move = undefined;
          target = undefined;
        });
      return succeed(answer());
    },

    /** Resolves when this server's move is over; for shutting down and for tests. */
    whenStill: () => move ?? Promise.resolve(),
  };
}
