import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Database } from '#infra/store/db.ts';
import { openTestApp, type TestAccount } from '#testing/test-app.ts';

const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);

/** A store whose connections the test can cut. */
function createCable() {
  let isCut = false;
  const wrap = (db: Database): Database => ({
    ...db,
    pool: new Proxy(db.pool, {
      get(target, key) {
        if (isCut && (key === 'connect' || key === 'query'))
          return () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  });
  return { wrap, cut: () => (isCut = true), mend: () => (isCut = false) };
}

test('an unreachable store is answered as unavailable with the time to retry, and the next request after it is served', async () => {
  const cable = createCable();
  const app = await openTestApp({ wrapDatabase: cable.wrap });
  const account = await app.seedAccount();
  const headers = { authorization: `Bearer ${await account.getToken()}` };
  const ask = () => app.server.inject({ url: '/api/main/v1/campaigns/drafts/', headers });
  cable.cut();
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json()).toMatchObject({ error: { code: 'unavailable', facts: {} } });
  expect((await app.server.inject('/readyz')).statusCode).toBe(503);
  expect(app.takeErrors().map(({ what }) => what)).toEqual(['the store did not answer']);
  cable.mend();
  expect((await ask()).statusCode).toBe(200);
  expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  await app.close();
});

async function seedDraft({ client }: TestAccount) {
  const body = { data: emptyDraft(), draft_step: 'general-information' } as const;
  return client.drafts.createDraft({ body }, { idempotencyKey: newIdempotencyKey() });
}

test.skipIf(!isPostgres)('a row that is kept locked makes its own requests unavailable after three seconds, and no others', async () => {
  const app = await openTestApp();
  const [owner, other] = [await app.seedAccount(), await app.seedAccount({ balance: 70_000 })];
  const { id, version } = await seedDraft(owner);
  const holder = new pg.Client({ connectionString: app.db.pool.options.connectionString });
  await holder.connect();
  await holder.query('begin; select * from draft for update');
  const headers = { authorization: `Bearer ${await owner.getToken()}` };
  const payload = { data: emptyDraft(), draft_step: 'general-information', version };
  const url = `/api/main/v1/campaigns/drafts/${id}/`;
  const stuck = Array.from({ length: 6 }, () => app.server.inject({ method: 'PUT', url, headers, payload }));
  const settled = Promise.all(stuck);
  expect(await other.client.finance.getBalance({ params: { account: other.slug } })).toMatchObject({ balance: 70_000 });
  expect((await app.seedAccount()).account_id).toBeGreaterThan(0);
  expect((await settled).map(({ statusCode }) => statusCode)).toEqual(stuck.map(() => 503));
  await holder.query('rollback');
  await holder.end();
  expect((await app.server.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  app.takeErrors();
  await app.close();
});
