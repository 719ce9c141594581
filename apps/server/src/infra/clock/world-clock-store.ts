import type pg from 'pg';

/** A move of the world's clock, by one server, which counts as alive until `until` (wall). Instants in milliseconds. */
export interface ClockMove {
  readonly by: string;
  readonly until: number;
  /** The world's time during the move, and its target. */
  readonly stands_at: number;
  readonly moving_to: number;
}

/** The world's clock as all servers know it: how far it is ahead of the wall clock, and the move under way. */
export interface StoredClock {
  readonly offset_ms: number;
  readonly move: ClockMove | null;
}

interface Row {
  readonly offset_ms: number;
  readonly moved_by: string | null;
  readonly moved_until: Date | null;
  readonly stands_at: Date | null;
  readonly moving_to: Date | null;
}

export type WorldClockStore = ReturnType<typeof createWorldClockStore>;

/** The world's clock in the database: all servers read it, and one at a time moves it. */
export function createWorldClockStore(pool: Pick<pg.Pool, 'query'>) {
  return {
    /** A clock that never moved runs with the wall clock. */
    async load(): Promise<StoredClock> {
      const { rows } = await pool.query<Row>({
        name: 'world_clock_load',
        text: 'select offset_ms, moved_by, moved_until, stands_at, moving_to from world_clock where id = 1',
      });
      return rows[0] ? readRow(rows[0]) : { offset_ms: 0, move: null };
    },

    /** Sets a clock that is not being moved. */
    async save(offsetMs: number): Promise<void> {
      await pool.query(
        'insert into world_clock (id, offset_ms) values (1, $1) on conflict (id) do update set offset_ms = excluded.offset_ms',
        [offsetMs],
      );
    },

    /**
     * Makes the server of this move the one that moves the clock; returns the present offset, or undefined when another server moves it.
     */
    async take({ by, until }: Pick<ClockMove, 'by' | 'until'>, now: number): Promise<number | undefined> {
      const { rows } = await pool.query<{ offset_ms: number }>({
        name: 'world_clock_take',
        text: `insert into world_clock as c (id, offset_ms, moved_by, moved_until, stands_at, moving_to) values (1, 0, $1, $2, $3, $3)
               on conflict (id) do update set moved_by = $1, moved_until = $2,
                 stands_at = $3::timestamptz + c.offset_ms * interval '1 ms', moving_to = $3::timestamptz + c.offset_ms * interval '1 ms'
               where c.moved_by is null or c.moved_until <= $3
               returning offset_ms`,
        values: [by, new Date(until), new Date(now)],
      });
      return rows[0]?.offset_ms;
    },

    /** Stores how far the world has come; false when another server now moves it. */
    async advance(offsetMs: number, { by, until, stands_at, moving_to }: ClockMove): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'world_clock_advance',
        text: 'update world_clock set offset_ms = $2, moved_until = $3, stands_at = $4, moving_to = $5 where id = 1 and moved_by = $1',
        values: [by, offsetMs, new Date(until), new Date(stands_at), new Date(moving_to)],
      });
      return rowCount === 1;
    },

    async stayAlive(by: string, until: number): Promise<void> {
      await pool.query({
        name: 'world_clock_alive',
        text: 'update world_clock set moved_until = $2 where id = 1 and moved_by = $1',
        values: [by, new Date(until)],
      });
    },

    /** Ends the move; the offset remains. */
    async release(by: string, offsetMs: number): Promise<void> {
      await pool.query({
        name: 'world_clock_release',
        text: `update world_clock set offset_ms = $2, moved_by = null, moved_until = null, stands_at = null, moving_to = null
               where id = 1 and moved_by = $1`,
        values: [by, offsetMs],
      });
    },

    /** Ends the move of a server that is known to be gone. */
    async forgetMove(): Promise<void> {
      await pool.query('update world_clock set moved_by = null, moved_until = null, stands_at = null, moving_to = null where id = 1');
    },
  };
}

function readRow({ offset_ms, moved_by, moved_until, stands_at, moving_to }: Row): StoredClock {
  const isMoving = moved_by !== null && moved_until !== null && stands_at !== null && moving_to !== null;
  if (!isMoving) return { offset_ms, move: null };
  const move = { by: moved_by, until: moved_until.getTime(), stands_at: stands_at.getTime(), moving_to: moving_to.getTime() };
  return { offset_ms, move };
}
