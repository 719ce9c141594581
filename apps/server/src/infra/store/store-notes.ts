import pg from 'pg';

/** Wakes the other servers of a store. A note has no content, and may be lost with its connection: a poll finds what it announced. */
export interface StoreNotes {
  send(channel: string): Promise<void>;
  /** Calls `onNote` for each note, and after each connection that was opened again. Returns a function that ends this. */
  listen(channel: string, onNote: () => void): () => Promise<void>;
}

const AGAIN_MS = 1000;

/** LISTEN needs a connection of its own: it is neither one of the pool nor behind PgBouncer. */
export function createStoreNotes(config: pg.ClientConfig, pool: pg.Pool): StoreNotes {
  return {
    async send(channel) {
      await pool.query('select pg_notify($1, $2)', [channel, '']);
    },

    listen(channel, onNote) {
      let client: pg.Client | undefined;
      let again: NodeJS.Timeout | undefined;
      let isOver = false;

      async function open(): Promise<void> {
        const own = new pg.Client(config);
        client = own;
        let isLost = false;
        const reopen = () => {
          if (isLost || isOver) return;
          isLost = true;
          again = setTimeout(() => void open(), AGAIN_MS * (0.5 + Math.random())).unref();
        };
        own.on('error', reopen).on('end', reopen).on('notification', onNote);
        try {
          await own.connect();
          await own.query(`listen ${pg.escapeIdentifier(channel)}`);
          onNote();
        } catch {
          await own.end().catch(() => undefined);
          reopen();
        }
      }

      void open();
      return async () => {
        isOver = true;
        clearTimeout(again);
        await client?.end().catch(() => undefined);
      };
    },
  };
}
