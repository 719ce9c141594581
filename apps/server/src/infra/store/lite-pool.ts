import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

type ParseMessage = { name?: string; text: string; types?: unknown };

/**
 * PGlite as an ordinary `pg.Pool` of one connection. All database work of the process goes through it:
 * a statement sent to PGlite directly would run inside whatever transaction the pool has open. Each client begins with the SQL of `opening`.
 */
export function createLitePool(lite: PGlite, opening = ''): pg.Pool {
  class LiteClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      // A connection object for each client: a shared one is dead after its first SQL error.
      const liteConfig = createPgConfig(lite);
      const { connection } = liteConfig;
      const parse = connection.parse.bind(connection);
      // Drizzle sends an object of parsers as `types`; the wire message needs a list of type numbers.
      connection.parse = (message: ParseMessage) => parse({ ...message, types: Array.isArray(message.types) ? message.types : undefined });
      super(Object.assign({}, config, liteConfig));
    }

    // A new client gets the old session: its named statements and its open transaction must be removed first, and its role may be another.
    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(callback?: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): Promise<pg.Client> | void {
      const cleaned = lite.exec('rollback; deallocate all').catch(() => undefined);
      const opened = cleaned.then(() => lite.exec(opening));
      if (!callback) return opened.then(() => super.connect());
      void opened.then(
        () => super.connect(callback),
        (error: Error) => (callback as (error: Error) => void)(error),
      );
    }
  }
  return new pg.Pool({ Client: LiteClient, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 5000 });
}
