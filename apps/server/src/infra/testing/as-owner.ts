import type pg from 'pg';
import type { Database, OwnedDatabase } from '#infra/store/db.ts';

/**
 * The same store, on the same connections, as its owner: what runs in here may open walls, empty tables and change definitions. Tests open
 * their stores with the owner's login, which can lay the server's role down; the code of the server never does.
 */
export function asOwner(db: Pick<Database, 'pool'>): Pick<OwnedDatabase, 'pool' | 'role'> {
  return { pool: ownersPool(db.pool), role: 'owner' };
}

function ownersPool(pool: pg.Pool): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    const release = client.release.bind(client);
    const { rows } = await client.query<{ role: string }>(`select current_setting('role') as role`);
    await client.query('set role none');
    client.release = (broken) => {
      if (broken !== undefined && broken !== false) return release(broken);
      client.query(`set role ${rows[0]?.role ?? 'none'}`).then(() => release(), release);
    };
    return client;
  };
  const query = async (...asked: [string, unknown[]?]) => {
    const client = await connect();
    try {
      return await client.query(...asked);
    } finally {
      client.release();
    }
  };
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return connect;
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
