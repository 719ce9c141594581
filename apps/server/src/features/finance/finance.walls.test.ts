import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargeEntries, holdEntries } from '@jarchi/domain/money/ledger.ts';
import { type Database, openDatabase } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { findSqlState } from '#infra/store/sql/sql-state.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { postTransaction } from './finance.ledger.ts';
import { listChangesThatPass, tryChange } from './testing/change-ledger.ts';
import { openAccount } from './testing/open-finance.ts';

async function openEmbedded(): Promise<Database> {
  const db = await openDatabase({ memory: true });
  await migrate(db, migrationsDirectory);
  return db;
}

describe.each([
  ['the store of the tests', openTestDatabase],
  ['the embedded store', openEmbedded],
])('in %s', (_, open) => {
  let db: Database;
  let accountId: number;
  beforeAll(async () => {
    db = await open();
    const tenancy = createTenancy(db);
    ({ account_id: accountId } = await openAccount(tenancy));
    const at = new Date('2026-11-21T08:00:00Z');
    for (const [kind, entries] of [
      ['charge', chargeEntries(1000, 'gateway.clearing')],
      ['hold', holdEntries(400)],
    ] as const)
      await tenancy.withAccount(accountId, (tx) =>
        postTransaction(tx, { account_id: accountId, kind, entries, idempotency_key: kind, at }),
      );
  });
  afterAll(() => db.close());

  const readAll = async () =>
    (
      await db.pool.query(
        `select (select json_agg(t order by id) from ledger_transaction t) as transactions,
           (select json_agg(e order by transaction_id, line) from ledger_entry e) as entries,
           (select json_agg(b order by code) from ledger_balance b) as balances`,
      )
    ).rows;

  test('no path of the server changes, deletes or empties what is posted, or writes a balance', async () => {
    const before = await readAll();
    expect(await listChangesThatPass(db, accountId)).toEqual([]);
    expect(await readAll()).toEqual(before);
  });

  test.each([
    ...['ledger_transaction', 'ledger_entry', 'ledger_balance', 'ledger_line', 'ledger_day'].map((table) => [
      `alter table ${table}`,
      'trigger ledger_only_grows',
    ]),
    ...['ledger_balance', 'ledger_line', 'ledger_day'].map((table) => [`alter table ${table}`, `trigger ${table}_follows`]),
  ])('a wall that is open is noticed: %s … %s', async (table, trigger) => {
    await db.pool.query(`${table} disable ${trigger}`);
    const passed = await listChangesThatPass(db, accountId);
    await db.pool.query(`${table} enable ${trigger}`);
    expect(passed.join()).toMatch(/system: .*pool: /);
    expect(await listChangesThatPass(db, accountId)).toEqual([]);
  });

  test.each([
    ['update on ledger_entry', 'jarchi_tenant'],
    ['delete on ledger_transaction', 'jarchi_staff'],
    ['insert on ledger_balance', 'jarchi_tenant'],
    ['truncate on ledger_balance', 'jarchi_tenant'],
  ])('a grant that is too wide is noticed: %s to %s', async (grant, role) => {
    await db.pool.query(`grant ${grant} to ${role}`);
    const passed = await listChangesThatPass(db, accountId);
    await db.pool.query(`revoke ${grant} from ${role}`);
    expect(passed).not.toEqual([]);
    expect(await listChangesThatPass(db, accountId)).toEqual([]);
  });

  /** A next transaction of 1 toman with its entries, in one statement, as its fields and lines are changed. */
  function insertNext(change: object, lines: readonly (readonly [number, string, number])[]) {
    const after = { number: 3, moves: 3, available_after: 601, held_after: 400 };
    const row = {
      account_id: accountId,
      kind: 'charge',
      idempotency_key: 'next',
      at: '2026-11-21',
      available: 1,
      held: 0,
      ...after,
      ...change,
    };
    const columns = Object.keys(row).join(', ');
    const values = lines.map(([line, code, amount]) => `(${line}, '${code}', ${amount})`).join(', ');
    return tryChange(
      db,
      'account',
      accountId,
      `with posted as (insert into ledger_transaction (${columns})
         select ${columns} from json_populate_record(null::ledger_transaction, '${JSON.stringify(row)}') returning account_id, id)
       insert into ledger_entry (account_id, transaction_id, line, code, amount)
       select account_id, id, line, code, amount from posted, (values ${values}) v(line, code, amount)`,
    );
  }

  const CHARGE = [
    [1, 'gateway.clearing', -1],
    [2, 'advertiser.available', 1],
  ] as const;

  test.each([
    ['a number is left out', { number: 4 }, CHARGE],
    ['a number is given twice', { number: 2 }, CHARGE],
    ['its available money after it is another', { available_after: 602 }, CHARGE],
    ['its held money after it is another', { held_after: 399 }, CHARGE],
    ['it counts as another move', { moves: 4 }, CHARGE],
    ['its entries do not sum to 0', {}, [[1, 'gateway.clearing', -2] as const, CHARGE[1]]],
    ['its entries say something else of the own money', {}, [CHARGE[0], [2, 'adjustment', 1] as const]],
    ['its first entry is missing', {}, CHARGE.map(([line, code, amount]) => [line + 1, code, amount] as const)],
  ])('a transaction is refused when %s', async (__, change, lines) => {
    expect(await insertNext({}, CHARGE)).toBeUndefined();
    expect(findSqlState(await insertNext(change, lines))).toMatch(/^(23514|23505)$/);
  });

  test('a transaction without entries is not committed', async () => {
    const row = `${accountId}, 3, 3, 'charge', 'next', now(), 1, 0, 601, 400`;
    const posting = createTenancy(db).withAccount(accountId, (tx) =>
      tx.execute(
        sql.raw(`insert into ledger_transaction (account_id, number, moves, kind, idempotency_key, at, available, held, available_after, held_after)
          values (${row})`),
      ),
    );
    await expect(posting).rejects.toSatisfy((error) => findSqlState(error) === '23514');
  });

  test('entries do not come later', async () => {
    const later = `insert into ledger_entry select account_id, transaction_id, line + 10, code, amount from ledger_entry`;
    for (const path of ['account', 'system', 'pool'] as const)
      expect(findSqlState(await tryChange(db, path, accountId, later))).toBe('23514');
  });

  test('a store is emptied under the setting of the sample world, and only while it is being filled', async () => {
    const empty = `set local jarchi.emptying = 'sample_world'; truncate ledger_transaction, ledger_entry, ledger_balance`;
    const isEmptied = async (state: string, statement = empty) => {
      const change = `insert into store_state values ('sample_world', '${state}'); ${statement}`;
      return (await tryChange(db, 'pool', accountId, change)) === undefined;
    };
    expect(await isEmptied('ready')).toBe(false);
    expect(await isEmptied('seeding')).toBe(true);
    expect(await isEmptied('seeding', empty.replace(/^.*?; /, ''))).toBe(false);
    expect(await isEmptied('seeding', empty.replace(/truncate.*$/, 'delete from ledger_entry'))).toBe(false);
    expect(findSqlState(await tryChange(db, 'pool', accountId, empty))).toBe('42501');
  });
});
