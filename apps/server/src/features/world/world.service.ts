import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { WorldClock } from '#infra/clock.ts';
import type { Worker } from '#infra/worker.ts';

type ClockAnswer = CallAnswer<'world', 'getWorldClock'>;

export interface WorldDeps {
  readonly world: WorldClock;
  readonly worker: Pick<Worker, 'drainDue'>;
  /** Whether users may move the clock: everywhere but in production. */
  readonly canMove: boolean;
  /** What lives on the clock is brought up to the end of the move. */
  afterMove(): Promise<void>;
  onFailure(error: unknown): void;
}

export type WorldService = ReturnType<typeof createWorldService>;

const HOUR_MS = 3_600_000;

export function createWorldService({ world, worker, canMove, afterMove, onFailure }: WorldDeps) {
  let move: Promise<void> | undefined;
  let target: number | undefined;

  function answer(): ClockAnswer {
    const { now } = world.progress();
    return { now: new Date(now).toISOString(), moving_to: target === undefined ? null : new Date(target).toISOString(), can_move: canMove };
  }

  async function run(until: number): Promise<void> {
    const jumped = await world.jumpTo(until, (limit, advance) => worker.drainDue('world', limit, advance));
    if (!jumped.ok) throw new Error(`the clock did not move: ${jumped.error.code}`);
    await afterMove();
  }

  return {
    getWorldClock: answer,

    /** Starts a move and answers at once; how far it has come is read from the clock. */
    moveWorldClock(hours: number): Result<ClockAnswer, CallRefusal<'world', 'moveWorldClock'>> {
      if (move) return refuse({ code: 'clock_moving' });
      target = world.now() + hours * HOUR_MS;
      move = run(target)
        .catch(onFailure)
        .finally(() => {
          move = undefined;
          target = undefined;
        });
      return succeed(answer());
    },

    /** When the move under way is over, for shutting down and for tests. */
    whenStill: () => move ?? Promise.resolve(),
  };
}
