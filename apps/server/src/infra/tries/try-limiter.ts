import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { CLOCK_SKEW_MS } from '@jarchi/domain/calendar/waits.ts';
import type { Clock } from '#infra/clock/clock.ts';

export interface TryLimitersDeps {
  readonly pool: Pick<pg.Pool, 'query'>;
  /** The key of the hashes, so that a phone or address cannot be found by hashing all of them. */
  readonly secret: string;
  readonly wall: Clock;
}

/** `limit` tries of one key within a window that begins with the first of them. */
export interface TryWindow {
  readonly kind: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface WindowLimiter {
  /** Counts one try; returns the number in its window, and the milliseconds until that ends. */
  count(key: string): Promise<{ readonly taken: number; readonly leftMs: number }>;
  /** Takes one try, or returns the milliseconds until the next is allowed. */
  take(key: string): Promise<number | undefined>;
  /** Takes back a try. */
  giveBack(key: string): Promise<void>;
}

/** Tries with growing waits. */
export interface GrowingWait {
  readonly kind: string;
  /** How long the next try waits after the first, the second …; after the last of these the wait stays the same. */
  readonly waitsMs: readonly number[];
  /** Without a try for this long, the count starts again. */
  readonly forgetMs: number;
}

export interface GrowingLimiter {
  /** Takes one try, or returns the milliseconds to wait; then no try is taken. */
  take(key: string): Promise<number | undefined>;
  forget(key: string): Promise<void>;
}

/** A full window is not counted again for this long: refusals then cost the database almost nothing. */
const REMEMBERED_MS = 2000;
const REMEMBERED_MAX = 10_000;
const SWEEP_EVERY_MS = 60_000;
const SWEEP_SIZE = 5000;

export type TryLimiters = ReturnType<typeof createTryLimiters>;

/**
 * Limits that all servers of one database count together; a try costs one statement, and is stored before the next one is judged. No wait is
 * longer than its length: what was stored before the clock was set back is drawn to now, or does not count.
 */
export function createTryLimiters({ pool, secret, wall }: TryLimitersDeps) {
  let sweptAt = wall.now();
  /** Full windows by the hash of their key. The library includes the last millisecond of a lifetime. */
  const full = new LRUCache<string, { readonly taken: number; readonly endsAt: number }>({
    max: REMEMBERED_MAX,
    ttl: REMEMBERED_MS - 1,
    ttlResolution: 0,
    perf: wall,
  });

  const hashOf = (kind: string, key: string) => createHmac('sha256', secret).update(`try:${kind}:${key}`).digest('base64url');

  async function sweep(now: number): Promise<void> {
    if (Math.abs(now - sweptAt) < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await pool.query({
      name: 'try_sweep',
      text: `delete from try_count where (kind, key_hash) in
               (select kind, key_hash from try_count where ends_at <= $1 limit ${SWEEP_SIZE} for update skip locked)`,
      values: [new Date(now)],
    });
  }

  function limitWindow({ kind, limit, windowMs }: TryWindow): WindowLimiter {
    async function count(key: string) {
      const now = wall.now();
      const hash = hashOf(kind, key);
      const known = full.get(hash);
      if (known && now < known.endsAt && known.endsAt <= now + windowMs) return { taken: known.taken, leftMs: known.endsAt - now };
      await sweep(now);
      const { rows } = await pool.query<{ taken: number; ends_at: Date }>({
        name: 'try_count',
        text: `insert into try_count as t (kind, key_hash, taken, ends_at) values ($1, $2, 1, $4)
               on conflict (kind, key_hash) do update set
                 taken = case when t.ends_at <= $3 then 1 else t.taken + 1 end,
                 ends_at = case when t.ends_at <= $3 then excluded.ends_at else least(t.ends_at, excluded.ends_at) end
               returning taken, ends_at`,
        values: [kind, hash, new Date(now), new Date(now + windowMs)],
      });
      const [row] = rows;
      if (!row) throw new Error('a try was not counted');
      const endsAt = row.ends_at.getTime();
      if (row.taken > limit) full.set(hash, { taken: row.taken, endsAt }, { start: now });
      return { taken: row.taken, leftMs: Math.max(1, endsAt - now) };
    }

    return {
      count,
      async take(key) {
        const { taken, leftMs } = await count(key);
        return taken > limit ? leftMs : undefined;
      },
      async giveBack(key) {
        const hash = hashOf(kind, key);
        full.delete(hash);
        await pool.query({
          name: 'try_give_back',
          text: 'update try_count set taken = taken - 1 where kind = $1 and key_hash = $2 and taken > 0',
          values: [kind, hash],
        });
      },
    };
  }

  function limitSlowly({ kind, waitsMs, forgetMs }: GrowingWait): GrowingLimiter {
    return {
      async take(key) {
        const now = wall.now();
        const hash = hashOf(kind, key);
        await sweep(now);
        const { rowCount } = await pool.query({
          name: 'try_take_slowly',
          text: `insert into try_count as t (kind, key_hash, taken, next_at, ends_at)
                 values ($1, $2, 1, $3::timestamptz + interval '1 ms' * ($4::int[])[1], $5)
                 on conflict (kind, key_hash) do update set
                   taken = case when t.ends_at <= $3 then 1 else t.taken + 1 end,
                   next_at = $3::timestamptz + interval '1 ms' *
                     ($4::int[])[case when t.ends_at <= $3 then 1 else least(t.taken + 1, cardinality($4::int[])) end],
                   ends_at = excluded.ends_at
                 where t.ends_at <= $3 or t.next_at <= $3
                   or t.next_at > $6::timestamptz + interval '1 ms' * ($4::int[])[least(t.taken, cardinality($4::int[]))]`,
          values: [kind, hash, new Date(now), waitsMs, new Date(now + forgetMs), new Date(now + CLOCK_SKEW_MS)],
        });
        if (rowCount) return undefined;
        const { rows } = await pool.query<{ taken: number; next_at: Date }>({
          name: 'try_next',
          text: 'select taken, next_at from try_count where kind = $1 and key_hash = $2',
          values: [kind, hash],
        });
        const [row] = rows;
        const longestMs = waitsMs[Math.min(row?.taken ?? 1, waitsMs.length) - 1] ?? 0;
        return Math.max(1, Math.min(longestMs, (row?.next_at.getTime() ?? now) - now));
      },
      async forget(key) {
        await pool.query({
          name: 'try_forget',
          text: 'delete from try_count where kind = $1 and key_hash = $2',
          values: [kind, hashOf(kind, key)],
        });
      },
    };
  }

  return { limitWindow, limitSlowly };
}
