import { expect, test } from 'vitest';
import { accountParty, runForParty, type WorkKind } from '#infra/shares/party.ts';
import type { PipelinedClients } from './pipelined.ts';
import { createTenancy } from './tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

// The embedded store has no round trips to save; it runs the same statements in turn.
const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);

const readSetting = {
  name: 'setting',
  text: `select current_setting('app.account_id')::bigint as account_id, current_user as role`,
  values: [],
};

test('hundreds of concurrent statements each run as their own account', async () => {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  const accounts = Array.from({ length: 300 }, (_, index) => index + 1);
  const answers = await Promise.all(accounts.map((account) => tenancy.queryAccount(account, readSetting)));
  expect(answers).toEqual(accounts.map((account_id) => [{ account_id, role: 'jarchi_tenant' }]));
  await db.close();
});

test.skipIf(!isPostgres)('an export does not use the shared connections', async () => {
  const db = await openTestDatabase();
  let sent = 0;
  const send: PipelinedClients['send'] = (...part) => (sent++, db.pipelined!.send(...part));
  const tenancy = createTenancy({ ...db, pipelined: { ...db.pipelined!, send } });
  const read = (kind: WorkKind) => runForParty({ name: accountParty(1), kind }, () => tenancy.queryAccount(1, readSetting));
  expect(await read('export')).toEqual([{ account_id: 1, role: 'jarchi_tenant' }]);
  expect(sent).toBe(0);
  await read('request');
  expect(sent).toBe(1);
  await db.close();
});

test.skipIf(!isPostgres)('a connection that the server closed is opened again', async () => {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  await tenancy.queryAccount(1, readSetting);
  await asOwner(db).pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => tenancy.queryAccount(2, readSetting).catch(() => [])).toEqual([{ account_id: 2, role: 'jarchi_tenant' }]);
  await db.close();
});

test.skipIf(!isPostgres)('a statement behind a failing one on the same connection still succeeds', async () => {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  const broken = { name: 'broken', text: 'select nonsense', values: [] };
  const answers = await Promise.allSettled(
    [broken, readSetting, broken, readSetting].flatMap((statement) => Array.from({ length: 8 }, () => tenancy.queryAccount(3, statement))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(
    [false, true, false, true].flatMap((isFine) => Array.from({ length: 8 }, () => (isFine ? 'fulfilled' : 'rejected'))),
  );
  await db.close();
});

test.skipIf(!isPostgres)('an account has at most half of the connections, and another account does not wait behind it', async () => {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  const readConnection = { name: 'connection', text: 'select pg_backend_pid() as pid', values: [] };
  const ask = (account: number, count: number) =>
    runForParty({ name: accountParty(account), kind: 'request' }, () =>
      Promise.all(Array.from({ length: count }, () => tenancy.queryAccount<{ pid: number }>(account, readConnection))),
    );
  const [crowd, other] = await Promise.all([ask(1, 60), ask(2, 1)]);
  const connections = new Set(crowd.flat().map(({ pid }) => pid));
  // A pool of ten has five connections for single statements.
  expect(connections.size).toBe(2);
  expect(connections.has(other[0]?.[0]?.pid ?? 0)).toBe(false);
  await db.close();
});
