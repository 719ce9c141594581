import type pg from 'pg';
import type { Database } from '#infra/store/db.ts';

/** A statement as the server sent it, and the rows that it got. */
export interface Recorded {
  readonly text: string;
  readonly name: string | undefined;
  readonly values: readonly unknown[];
  readonly rowMode: 'array' | undefined;
  readonly rows: readonly unknown[];
}

type Query = string | { readonly text: string; readonly name?: string; readonly values?: readonly unknown[]; readonly rowMode?: 'array' };

/**
 * A store that keeps what each of its connections is sent, by connection, until `take` is called. It has no lanes of short reads: those go over its
 * connections too.
 */
export function recordStatements(db: Database) {
  const order: Recorded[][] = [];

  function wrapClient(client: pg.PoolClient): pg.PoolClient {
    const list: Recorded[] = [];
    order.push(list);
    const query = async (asked: Query, values?: readonly unknown[]) => {
      const result = await (client.query as (asked: Query, values?: readonly unknown[]) => Promise<pg.QueryArrayResult>)(asked, values);
      const { text, name, rowMode, values: own } = typeof asked === 'string' ? { text: asked } : asked;
      const { rows = [] } = Array.isArray(result) ? {} : result;
      list.push({ text, name, values: values ?? own ?? [], rowMode, rows });
      return result;
    };
    return new Proxy(client, {
      get(target, key) {
        if (key === 'query') return query;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
  const pool = new Proxy(db.pool, {
    get(target, key) {
      if (key === 'connect') return async () => wrapClient(await target.connect());
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: withoutLanes({ ...db, pool }),
    /** The transactions since the last call, each the statements of one connection, in the order in which they began. */
    take: (): readonly (readonly Recorded[])[] => order.splice(0),
  };
}

function withoutLanes(db: Database): Database {
  const { pipelined: _lanes, ...rest } = db;
  return rest;
}
