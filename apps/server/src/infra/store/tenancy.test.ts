import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db.ts';
import { findSqlState } from './sql/sql-state.ts';
import { createTenancy, enterAccount, type Tenancy } from './tenancy.ts';
import { tenantPolicySql } from './migration/tenant-tables.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { afterCommit } from './transaction-scope.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let db: Database;
let tenancy: Tenancy;

beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
  await asOwner(db).pool.query(
    `create table note (account_id bigint not null, id bigint not null, body text, primary key (account_id, id)); ${tenantPolicySql('note')}`,
  );
  await db.pool.query(`insert into note values (1, 1, 'one'), (2, 1, 'two')`);
});
afterAll(() => db.close());

const readNotes = { name: 'notes', text: 'select account_id, body from note where id = 1 order by account_id', values: [] };

test('an account sees its own rows only', async () => {
  const { rows } = await tenancy.withAccount(2, (tx) => tx.execute(sql`select body from note where id = 1`));
  expect(rows).toEqual([{ body: 'two' }]);
});

test('an account cannot write a row of another', async () => {
  const writing = tenancy.withAccount(2, (tx) => tx.execute(sql`insert into note values (1, 9, 'foreign')`));
  await expect(writing).rejects.toSatisfy((error) => findSqlState(error) === '42501');
});

test('staff read every account and write none', async () => {
  const { rows } = await tenancy.withStaff(7, (tx) => tx.execute(sql`select body from note where id = 1 order by 1`));
  expect(rows).toEqual([{ body: 'one' }, { body: 'two' }]);
  await expect(tenancy.withStaff(7, (tx) => tx.execute(sql`delete from note`))).rejects.toSatisfy(
    (error) => findSqlState(error) === '42501',
  );
});

test('a transaction of the server that enters an account reaches only that account’s rows, and may enter another', async () => {
  const readBodies = sql`select body from note where id = 1 order by 1`;
  const seen = await tenancy.withSystem(async (tx) => {
    const all = await tx.execute(readBodies);
    await enterAccount(tx, 1);
    const first = await tx.execute(readBodies);
    await enterAccount(tx, 2);
    return [all, first, await tx.execute(readBodies)].map(({ rows }) => rows.map(({ body }) => body));
  });
  expect(seen).toEqual([['one', 'two'], ['one'], ['two']]);
  const writing = tenancy.withSystem(async (tx) => {
    await enterAccount(tx, 1);
    await tx.execute(sql`insert into note values (2, 8, 'foreign')`);
  });
  await expect(writing).rejects.toSatisfy((error) => findSqlState(error) === '42501');
});

test('the role and the account end with the transaction', async () => {
  await tenancy.withAccount(2, (tx) => tx.execute(sql`select 1`));
  const { rows } = await db.pool.query(`select current_user, coalesce(current_setting('app.account_id', true), '') as account`);
  expect(rows).toEqual([{ current_user: 'jarchi_server', account: '' }]);
});

test('a single statement runs behind the same wall', async () => {
  const [first, second] = await Promise.all([tenancy.queryAccount(1, readNotes), tenancy.queryAccount(2, readNotes)]);
  expect(first).toEqual([{ account_id: 1, body: 'one' }]);
  expect(second).toEqual([{ account_id: 2, body: 'two' }]);
});

test('a single statement that fails leaves the next ones unharmed', async () => {
  const failing = tenancy.queryAccount(1, { name: 'bad', text: 'select 1 / $1::int as x', values: [0] });
  const fine = tenancy.queryAccount(2, readNotes);
  await expect(failing).rejects.toThrow('division by zero');
  expect(await fine).toHaveLength(1);
  expect(await tenancy.queryAccount(1, { name: 'bad', text: 'select 1 / $1::int as x', values: [1] })).toEqual([{ x: 1 }]);
});

test('a request for a connection inside an open transaction is refused', async () => {
  const message = 'asked the pool inside an open transaction';
  await tenancy.withAccount(1, async () => {
    await expect(tenancy.withAccount(1, async () => 1)).rejects.toThrow(message);
    await expect(tenancy.withSystem(async () => 1)).rejects.toThrow(message);
    await expect(tenancy.queryAccount(1, readNotes)).rejects.toThrow(message);
    expect(() => db.pool.query('select 1')).toThrow(message);
  });
});

test('a transaction with a deadlock or serialisation failure is tried three times', async () => {
  let tries = 0;
  const work = tenancy.withAccount(1, (tx) => {
    tries++;
    return tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  await expect(work).rejects.toThrow();
  expect(tries).toBe(3);
});

test('a retried transaction returns the result of the try that succeeded', async () => {
  let tries = 0;
  const value = await tenancy.withAccount(1, async (tx) => {
    await tx.execute(sql`insert into note values (1, 50, 'retried')`);
    if (++tries === 1) await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`);
    return tries;
  });
  expect(value).toBe(2);
});

test('a caught SQL error is not reported as a commit', async () => {
  const work = tenancy.withAccount(1, (tx) => tx.execute(sql`select 1 / 0`).catch(() => 'swallowed'));
  await expect(work).rejects.toThrow('nothing was committed');
});

test('an after-commit callback waits for the commit and is dropped by a rollback', async () => {
  const calls: string[] = [];
  await tenancy.withSystem(async () => {
    afterCommit(() => calls.push('committed'));
    expect(calls).toEqual([]);
  });
  const failing = tenancy.withSystem(async () => {
    afterCommit(() => calls.push('rolled back'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(calls).toEqual(['committed']);
});

test('an account id that is not a positive integer never reaches SQL', async () => {
  await expect(tenancy.withAccount(Number.NaN, async () => 1)).rejects.toThrow('positive integer');
  await expect(tenancy.queryAccount(0, readNotes)).rejects.toThrow('positive integer');
});
