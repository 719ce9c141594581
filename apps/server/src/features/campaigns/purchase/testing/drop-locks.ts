import type pg from 'pg';
import type { Database } from '#infra/store/db.ts';

const LOCK = / for (?:no key )?update\b/;

/** A store in which no statement locks the rows that it reads. */
export function dropLocks(db: Database): Database {
  const unlocked = (client: pg.PoolClient) =>
    new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (key !== 'query') return value.bind(target);
        return (query: unknown, ...rest: unknown[]): unknown =>
          (value as (...parts: unknown[]) => unknown).call(target, withoutLock(query), ...rest);
      },
    });
  return {
    ...db,
    pool: new Proxy(db.pool, {
      get(target, key) {
        if (key === 'connect') return async () => unlocked(await target.connect());
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
}

function withoutLock(query: unknown): unknown {
  if (typeof query === 'string') return query.replace(LOCK, '');
  if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string')
    return { ...query, text: query.text.replace(LOCK, '') };
  return query;
}
