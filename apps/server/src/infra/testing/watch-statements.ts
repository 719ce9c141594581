import type pg from 'pg';
import type { Database } from '#infra/store/db.ts';

/** The store, with `see` told of each statement before it runs; what `see` throws is the statement's error. */
export function watchStatements(db: Database, see: (text: string, values: unknown) => void): Database {
  function tell(query: unknown, more: unknown): void {
    if (typeof query === 'string') return see(query, more);
    const { text = '', values = more } = query as { text?: string; values?: unknown };
    see(text, values);
  }

  const asking = (client: pg.Pool | pg.PoolClient) =>
    new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (key !== 'query') return value.bind(target);
        return async (query: unknown, more: unknown, ...rest: unknown[]): Promise<unknown> => {
          tell(query, more);
          return (value as (...parts: unknown[]) => Promise<unknown>).call(target, query, more, ...rest);
        };
      },
    });

  return {
    ...db,
    pool: new Proxy(asking(db.pool) as pg.Pool, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        return key === 'connect' ? async () => asking(await db.pool.connect()) : value;
      },
    }),
    ...(db.pipelined && {
      pipelined: {
        ...db.pipelined,
        send: async (opening, statement) => {
          tell(statement, undefined);
          return db.pipelined!.send(opening, statement);
        },
      },
    }),
  };
}
