import type pg from 'pg';
import type { WorldClockOptions } from './clock.ts';

/** The world clock's offset, kept in the database for all servers. */
export function createWorldClockStore(pool: pg.Pool): Pick<WorldClockOptions, 'load' | 'save'> {
  return {
    async load() {
      const { rows } = await pool.query<{ offset_ms: number }>('select offset_ms from world_clock where id = 1');
      return rows[0]?.offset_ms;
    },
    async save(offsetMs) {
      await pool.query(
        'insert into world_clock (id, offset_ms) values (1, $1) on conflict (id) do update set offset_ms = excluded.offset_ms',
        [offsetMs],
      );
    },
  };
}
