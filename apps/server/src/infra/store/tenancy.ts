import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './db.ts';
import { currentParty } from '#infra/shares/party.ts';
import type { Statement } from './pipelined.ts';
import { findSqlState } from './sql/sql-state.ts';
import type { WallRole } from './roles.ts';
import { limitsSql } from '#infra/shares/statement-limits.ts';
import { isConnectionLost, isStoreOutage, StoreUnavailable } from './store-outage.ts';
import { commitSql, openScope, refuseInsideTransaction, runInScope } from './transaction-scope.ts';

/** An open transaction. `tx.transaction` makes a savepoint; `tx.execute` returns timestamps as text. */
export type Tx = NodePgTransaction<Record<string, never>, Record<string, never>>;

export type Tenancy = {
  /**
   * Runs `work` in a transaction that can only reach the account's rows. The whole of it is run again after a serialisation failure or
   * deadlock.
   */
  withAccount<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` with the rights of staff: it reads every account and writes none. */
  withStaff<T>(staffId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` with the rights of the database's own role, for the server jarchi_server: jobs, sessions, doorway, reference tables. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one short statement behind the account's wall, in one round trip. Returns rows as the driver parses them. */
  queryAccount<R>(accountId: number, statement: Statement): Promise<R[]>;
};

type WallSetting = 'app.account_id' | 'app.staff_id';

const maxTries = 3;
const dialect = new PgDialect();

export function createTenancy(db: Pick<Database, 'pool' | 'pipelined'>): Tenancy {
  /** Tries again what certainly left nothing behind; a store that still fails, or fails after a commit was sent, is unavailable. */
  async function transact<T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const progress = { isCommitSent: false };
      try {
        return await transactOnce(db.pool, opening, work, progress);
      } catch (error) {
        const isRepeatable = isConflict(error) || (isConnectionLost(error) && !progress.isCommitSent);
        if (attempt < maxTries && isRepeatable) continue;
        throw asUnavailable(error);
      }
    }
  }

  /** Each of these statements may run twice: they are reads, or writes under a key. */
  async function queryOnce(opening: string, statement: Statement): Promise<unknown[]> {
    // An export reads hundreds of rows at a time: on a shared connection other statements would wait behind them.
    const lanes = currentParty().kind === 'export' ? undefined : db.pipelined;
    const run = () => (lanes ? lanes.send(opening, statement) : queryInOrder(db.pool, opening, statement));
    try {
      return await run().catch((error: unknown) => {
        if (isConnectionLost(error)) return run();
        throw error;
      });
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  return {
    withAccount: async (accountId, work) => transact(openAs('jarchi_tenant', 'app.account_id', accountId), work),
    withStaff: async (staffId, work) => transact(openAs('jarchi_staff', 'app.staff_id', staffId), work),
    withSystem: (work) => transact(`begin${limitsSql(currentParty().kind)}`, work),
    async queryAccount<R>(accountId: number, statement: Statement) {
      refuseInsideTransaction();
      const opening = openAs('jarchi_tenant', 'app.account_id', accountId);
      return (await queryOnce(opening, statement)) as R[];
    },
  };
}

/**
 * Literal SET LOCAL, in one message with BEGIN: this takes a single round trip, and Citus passes it on to its workers, unlike set_config().
 */
function openAs(role: WallRole, setting: WallSetting, id: number): string {
  return `begin; ${wallSql(role, setting, id)}${limitsSql(currentParty().kind)}`;
}

function wallSql(role: WallRole, setting: WallSetting, id: number): string {
  if (!Number.isSafeInteger(id) || id <= 0) throw new Error(`${setting} must be a positive integer, not ${id}`);
  return `set local role ${role}; set local ${setting} = '${id}'`;
}

/**
 * Gives up the rights of a `withSystem` transaction for the rest of it: from here on it can only reach the account's rows. Another call
 * switches to another account. For answers that need both the person and what belongs to an account.
 */
export async function enterAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql.raw(wallSql('jarchi_tenant', 'app.account_id', accountId)));
}

async function transactOnce<T>(
  pool: pg.Pool,
  opening: string,
  work: (tx: Tx) => Promise<T>,
  progress: { isCommitSent: boolean },
): Promise<T> {
  const client = await pool.connect();
  const scope = openScope();
  let broken: Error | undefined;
  let value: T;
  try {
    await client.query(opening);
    const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
    value = await runInScope(scope, () => work(tx));
    progress.isCommitSent = true;
    const done: pg.QueryResult | pg.QueryResult[] = await client.query(commitSql(scope));
    if ([done].flat().at(-1)?.command === 'ROLLBACK')
      throw new Error('nothing was committed: an SQL error inside the transaction was swallowed');
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

async function queryInOrder(pool: pg.Pool, opening: string, statement: Statement): Promise<unknown[]> {
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

/** Two transactions were in conflict, and this one was rolled back. */
function isConflict(error: unknown): boolean {
  const state = findSqlState(error);
  return state === '40001' || state === '40P01';
}

function asUnavailable(error: unknown): unknown {
  return isStoreOutage(error) && !(error instanceof StoreUnavailable) ? new StoreUnavailable(error) : error;
}
