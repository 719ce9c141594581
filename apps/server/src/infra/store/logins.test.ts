import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asOwner } from '#infra/testing/as-owner.ts';
import { migrationsDirectory, openEmptyDatabase, openTestDatabase } from '#infra/testing/test-database.ts';
import { openOwned } from './db.ts';
import { migrate } from './migration/migrate.ts';
import { refuseOwningLogin } from './migration/owning-login.ts';
import { STORE_ROLES } from './roles.ts';
import { findSqlState } from './sql/sql-state.ts';
import { createTenancy } from './tenancy.ts';

const hasServer = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);
const WHO = 'select current_user as role';
const whoOf = { name: 'who', text: WHO, values: [] };
const isRefused = (error: unknown) => findSqlState(error) === '42501';

test('every connection works as the server’s role, whatever a transaction before it did', async () => {
  const db = await openTestDatabase();
  const { withAccount, withStaff, withSystem, queryAccount } = createTenancy(db);
  const readRole = async () => (await db.pool.query<{ role: string }>(WHO)).rows[0]?.role;
  expect(await Promise.all(Array.from({ length: 12 }, readRole))).toEqual(Array.from({ length: 12 }, () => 'jarchi_server'));
  const works = [
    () => withAccount(1, (tx) => tx.execute(sql`select 1`)),
    () => withStaff(1, (tx) => tx.execute(sql`select 1 / 0`)),
    () => withSystem((tx) => tx.transaction((inner) => inner.execute(sql`set local role jarchi_staff; select 1 / 0`))),
    () => withAccount(1, (tx) => tx.transaction((inner) => inner.execute(sql`select 1`))),
    () => queryAccount(1, { name: 'fails', text: 'select 1 / $1::int', values: [0] }),
  ];
  for (const work of works) {
    await work().catch(() => undefined);
    expect(await readRole()).toBe('jarchi_server');
    expect(await queryAccount(1, whoOf)).toEqual([{ role: 'jarchi_tenant' }]);
  }
  const client = await db.pool.connect();
  await client.query('begin; set local role jarchi_tenant');
  client.release(true);
  expect(await readRole()).toBe('jarchi_server');
  await db.close();
});

test.skipIf(!hasServer)('on PostgreSQL a reset of the role or of the session leads back to the server’s role', async () => {
  const db = await openTestDatabase();
  const client = await db.pool.connect();
  for (const reset of ['reset role', 'reset all', 'discard all']) {
    await client.query(reset);
    expect((await client.query(WHO)).rows, reset).toEqual([{ role: 'jarchi_server' }]);
  }
  client.release();
  await db.close();
});

/** Tables of money that only grow. */
const MONEY = [
  'ledger_transaction',
  'ledger_entry',
  'pre_invoice_payment',
  'money_request_event',
  'gateway_reference',
  'slip_reference',
] as const;

test.each(MONEY)('the server adds to %s, and changes and removes nothing', async (table) => {
  const db = await openTestDatabase();
  const { withSystem } = createTenancy(db);
  for (const change of [`update ${table} set account_id = account_id`, `delete from ${table}`, `truncate ${table} cascade`]) {
    await expect(
      withSystem((tx) => tx.execute(sql.raw(change))),
      change,
    ).rejects.toSatisfy(isRefused);
    // The rights alone refuse it: what an owner's trigger says comes after them.
    await expect(db.pool.query(change), change).rejects.toThrow('permission denied');
  }
  const { rows } = await db.pool.query(`select has_table_privilege($1, 'select') and has_table_privilege($1, 'insert') as adds`, [table]);
  expect(rows).toEqual([{ adds: true }]);
  await db.close();
});

test('the server changes no definition', async () => {
  const db = await openTestDatabase();
  for (const change of [
    'create table other (id int)',
    'create role other',
    'alter table ledger_entry disable trigger user',
    'alter table campaign disable row level security',
    'drop table draft cascade',
    'drop policy own_rows on campaign',
    'truncate draft cascade',
  ]) {
    await expect(db.pool.query(change), change).rejects.toMatchObject({ code: '42501' });
  }
  const { rows } = await db.pool.query(
    `select c.relname, k.right from pg_class c, unnest(array['truncate', 'trigger', 'references']) k("right")
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and has_table_privilege(c.oid, k.right)`,
  );
  expect(rows).toEqual([]);
  await db.close();
});

test('the roles of the store own nothing, and none of them logs in', async () => {
  const db = await openTestDatabase();
  const { rows } = await db.pool.query(
    `select rolname::text as name from pg_roles r where rolname = any($1) and not (rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolbypassrls)
      and not exists (select from pg_class c where c.relowner = r.oid) order by 1`,
    [STORE_ROLES],
  );
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(STORE_ROLES.toSorted());
  await db.close();
});

test('a new table that the server may not read is found, and so is a sequence', async () => {
  const db = await openTestDatabase();
  const listUnread = async () => {
    const { rows } = await db.pool.query<{ name: string }>(
      `select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and not c.relispartition
        and ((c.relkind in ('r', 'p', 'v') and not has_table_privilege(c.oid, 'select'))
          or (c.relkind = 'S' and not has_sequence_privilege(c.oid, 'select'))) order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  // The owner alone keeps the list of migrations.
  expect(await listUnread()).toEqual(['migration']);
  await asOwner(db).pool.query(
    'create table new_table (id int); create sequence new_numbers; revoke all on new_numbers from jarchi_server',
  );
  expect(await listUnread()).toEqual(['migration', 'new_numbers', 'new_table']);
  await db.close();
});

test.skipIf(!hasServer)('a login of the server owns nothing, and no connection of the owner is left', async () => {
  const admin = await openEmptyDatabase();
  const run = randomUUID().replaceAll('-', '');
  const [owner, login, stranger] = [`jarchi_test_owner_${run}`, `jarchi_test_login_${run}`, `jarchi_test_stranger_${run}`] as const;
  const { rows } = await admin.pool.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  // As docs/operations.md tells an operator.
  await admin.pool.query(`create role ${owner} login createrole password 'one'; create role ${login} login password 'one'`);
  await admin.pool.query(`create role ${stranger} login password 'one'; alter database ${name} owner to ${owner}`);
  const urlOf = (user: string) => {
    const url = new URL(admin.pool.options.connectionString ?? '');
    [url.username, url.password] = [user, 'one'];
    return url.href;
  };
  const owned = await openOwned({ database_url: urlOf(owner) });
  await migrate(owned, migrationsDirectory);
  await admin.pool.query(`grant jarchi_server to ${login}`);
  const db = await owned.handOver({ database_url: urlOf(login), pool_size: 3 });
  await refuseOwningLogin(db.pool);
  const { withAccount, withSystem, queryAccount } = createTenancy(db);
  expect(await queryAccount(1, whoOf)).toEqual([{ role: 'jarchi_tenant' }]);
  const { rows: accounts } = await withSystem((tx) =>
    tx.execute(sql`insert into account (slug, title, created) values ('one', 'one', now()) returning account_id::int`),
  );
  const id = Number(accounts[0]?.['account_id']);
  expect((await withAccount(id, (tx) => tx.execute(sql`select slug from account`))).rows).toEqual([{ slug: 'one' }]);
  const client = await db.pool.connect();
  await client.query('set role none');
  for (const change of ['alter table account disable row level security', 'delete from ledger_entry', `set role ${owner}`])
    await expect(client.query(change), change).rejects.toMatchObject({ code: '42501' });
  client.release(true);
  expect((await admin.pool.query('select from pg_stat_activity where usename = $1', [owner])).rowCount).toBe(0);
  for (const [user, sentence] of [
    [owner, 'owns the store'],
    [stranger, 'may not work as jarchi_server'],
  ] as const) {
    const wrong = await (await openOwned({ database_url: urlOf(owner) })).handOver({ database_url: urlOf(user), pool_size: 2 });
    await expect(refuseOwningLogin(wrong.pool)).rejects.toThrow(sentence);
    await wrong.close();
  }
  await db.close();
  await admin.pool.query(
    `alter database ${name} owner to current_user; reassign owned by ${owner} to current_user; drop owned by ${owner}`,
  );
  await admin.pool.query(`drop role ${owner}, ${login}, ${stranger}`);
  await admin.close();
});
