import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './db.ts';
import type { Statement } from './pipelined.ts';
import { openScope, refuseInsideTransaction, runInScope } from './transaction-scope.ts';

/** An open transaction. `tx.transaction` makes a savepoint; `tx.execute` returns timestamps as text. */
export type Tx = NodePgTransaction<Record<string, never>, Record<string, never>>;

export type Tenancy = {
  /** Runs `work` in a transaction that can only reach the account's rows. Retried whole on a serialisation failure or deadlock. */
  withAccount<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` with the rights of staff: reads every account, writes none. */
  withStaff<T>(staffId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` with the owner's rights: jobs, sessions, doorway, reference tables. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One short statement under the account's wall, in one round trip. Rows as the driver parses them. */
  queryAccount<R>(accountId: number, statement: Statement): Promise<R[]>;
};

const maxTries = 3;
const dialect = new PgDialect();

export function createTenancy(db: Database): Tenancy {
  async function transact<T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactOnce(db.pool, opening, work);
      } catch (error) {
        if (attempt === maxTries || !isRetryable(error)) throw error;
      }
    }
  }

  return {
    withAccount: async (accountId, work) => transact(openAs('jarchi_tenant', 'app.account_id', accountId), work),
    withStaff: async (staffId, work) => transact(openAs('jarchi_staff', 'app.staff_id', staffId), work),
    withSystem: (work) => transact('begin', work),
    async queryAccount<R>(accountId: number, statement: Statement) {
      refuseInsideTransaction();
      const opening = openAs('jarchi_tenant', 'app.account_id', accountId);
      const rows = db.pipelined ? await db.pipelined.send(opening, statement) : await queryInTurn(db.pool, opening, statement);
      return rows as R[];
    },
  };
}

/**
 * Literal SET LOCAL, in one message with BEGIN: a single round trip, and Citus passes it on to its workers,
 * which it does not do for set_config().
 */
function openAs(role: 'jarchi_tenant' | 'jarchi_staff', setting: 'app.account_id' | 'app.staff_id', id: number): string {
  if (!Number.isSafeInteger(id) || id <= 0) throw new Error(`${setting} must be a positive integer, not ${id}`);
  return `begin; set local role ${role}; set local ${setting} = '${id}'`;
}

async function transactOnce<T>(pool: pg.Pool, opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const scope = openScope();
  let broken: Error | undefined;
  let value: T;
  try {
    await client.query(opening);
    const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
    value = await runInScope(scope, () => work(tx));
    const { command } = await client.query('commit');
    if (command === 'ROLLBACK') throw new Error('nothing was committed: an SQL error inside the transaction was swallowed');
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    scope.isOpen = false;
    client.release(broken);
  }
  for (const callback of scope.afterCommit) callback();
  return value;
}

async function queryInTurn(pool: pg.Pool, opening: string, statement: Statement): Promise<unknown[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(opening);
    const { rows } = await client.query<Record<string, unknown>>({
      name: statement.name,
      text: statement.text,
      values: [...statement.values],
    });
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** SQLSTATE of an error of the driver, which drizzle wraps as the cause of its own. */
export function findSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return findSqlState(error.cause);
}

function isRetryable(error: unknown): boolean {
  const state = findSqlState(error);
  return state === '40001' || state === '40P01';
}
