import type pg from 'pg';
import { sql } from 'drizzle-orm';
import type { Database } from '#infra/store/db.ts';
import { findSqlState } from '#infra/store/sql/sql-state.ts';
import { createTenancy } from '#infra/store/tenancy.ts';

const GROWING = ['ledger_transaction', 'ledger_entry'] as const;

/** Those that do not follow from others. */
const COLUMNS = {
  ledger_transaction: 'account_id, id, number, moves, kind, idempotency_key, at, available, held, available_after, held_after, entries',
  ledger_entry: 'account_id, transaction_id, line, code, amount, entries, available, held, place, balance',
} as const;

/** Every way to change the tables of the ledger other than by posting. */
const CHANGES: readonly string[] = GROWING.flatMap((table) => [
  `update ${table} set account_id = account_id`,
  `update ${table} set account_id = account_id where false`,
  `delete from ${table}`,
  `delete from ${table} where false`,
  `truncate ${table} cascade`,
  `insert into ${table} (${COLUMNS[table]}) overriding system value select ${COLUMNS[table]} from ${table}
       on conflict (account_id, ${table === 'ledger_entry' ? 'transaction_id, line' : 'id'}) do update set account_id = excluded.account_id`,
]);

/** The ways to a connection. */
const PATHS = ['account', 'staff', 'system', 'pool'] as const;
type Path = (typeof PATHS)[number];
type Store = Pick<Database, 'pool' | 'pipelined'> & { readonly role: 'owner' | 'server' };

const BY_GRANT = /permission denied for table/;
const BY_TRIGGER = /is refused/;

class Undone extends Error {}

/** Runs a statement on a path and takes it back. Returns its error, or undefined when it went through. */
export async function tryChange(db: Store, path: Path, accountId: number, statement: string): Promise<unknown> {
  const { withAccount, withStaff, withSystem } = createTenancy(db);
  const run = async (tx: Parameters<Parameters<typeof withSystem>[0]>[0]) => {
    await tx.execute(sql.raw(statement));
    throw new Undone();
  };
  const running =
    path === 'account'
      ? withAccount(accountId, run)
      : path === 'staff'
        ? withStaff(1, run)
        : path === 'system'
          ? withSystem(run)
          : runOnPool(db.pool, statement);
  return running.catch((error: unknown) => (error instanceof Undone ? undefined : error));
}

async function runOnPool(pool: pg.Pool, statement: string): Promise<never> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    throw new Undone();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The paths on which a change went through, or was refused by something else than its wall. */
export async function listChangesThatPass(db: Store, accountId: number): Promise<string[]> {
  const passed: string[] = [];
  for (const path of PATHS) {
    // A grant refuses a role before a trigger can. No grant binds an owner.
    const wall = db.role === 'owner' && (path === 'system' || path === 'pool') ? BY_TRIGGER : BY_GRANT;
    for (const statement of CHANGES) {
      const error = await tryChange(db, path, accountId, statement);
      const isRefused = findSqlState(error) === '42501' && wall.test(messageOf(error));
      if (!isRefused) passed.push(`${path}: ${statement}${error === undefined ? '' : `: ${messageOf(error)}`}`);
    }
  }
  return passed;
}

/** What the store said; drizzle hands it on as the cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
