import type pg from 'pg';
import { createFairQueue } from '#infra/shares/fair-queue.ts';
import { currentParty, SERVER_PARTY } from '#infra/shares/party.ts';
import { StoreClosed, StoreUnavailable } from '#infra/store/store-outage.ts';
import { refuseInsideTransaction } from '#infra/store/transaction-scope.ts';

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

export interface SharedPoolLimits {
  readonly connections: number;
  /** How long a caller waits for a connection. */
  readonly patienceMs: number;
}

/**
 * How many connections a party with waiting work has while others ask too: their answers are then about as quick as without it
 * (bench/resilience/fairness.bench.ts).
 */
const CROWD_CONNECTIONS = 1;
const COMPANY_MS = 1000;

/**
 * Makes a pool fair and robust: a party has at most half of its connections, and parties that wait take turns; the pool is never used
 * inside an open transaction; a connection that breaks fails its statement and nothing else.
 */
export function shareFairly(pool: pg.Pool, { connections, patienceMs }: SharedPoolLimits): pg.Pool {
  const queue = createFairQueue({
    seats: connections,
    seatsEach: Math.max(1, Math.floor(connections / 2)),
    waitingEach: Number.POSITIVE_INFINITY,
    patienceMs,
    besideOthers: { seatsEach: CROWD_CONNECTIONS, withinMs: COMPANY_MS, except: SERVER_PARTY },
  });
  const connectNow = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  async function connect(): Promise<pg.PoolClient> {
    const leave = await enter();
    try {
      // It may have been closed while this waited for its turn.
      if (pool.ending) throw new StoreClosed();
      const client = await connectNow();
      const release = client.release.bind(client);
      client.release = (error) => {
        leave();
        release(error);
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  async function enter(): Promise<() => void> {
    try {
      const seat = await queue.enter(currentParty().name);
      if (seat) return seat;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
    throw new Error('a queue without a limit has refused');
  }

  pool.connect = ((callback?: Connected) => {
    refuseInsideTransaction();
    if (!callback) return connect();
    connect().then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error),
    );
    return undefined;
  }) as pg.Pool['connect'];
  // Without listeners a connection that breaks would end the process: the pool removes its own while a client is handed out.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
