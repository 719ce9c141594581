import { expect, test } from 'vitest';
import { refuse, succeed } from '@jarchi/domain/result.ts';
import { forgetOldKeys, withKey } from './request-keys.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';

async function openKeys() {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  const use = (key: string, fingerprint: string) =>
    withKey(tenancy, 1, { key, fingerprint }, async (_tx, isRepeated) => succeed(isRepeated ? 'again' : 'first'));
  return { db, tenancy, use };
}

test('a key belongs to the request that acts under it', async () => {
  const { db, tenancy, use } = await openKeys();
  const key = 'key-00000001';
  expect(await use(key, 'a')).toEqual(succeed('first'));
  expect(await use(key, 'a')).toEqual(succeed('again'));
  expect(await use(key, 'b')).toEqual(refuse({ code: 'idempotency_key_reused' }));
  const elsewhere = await withKey(tenancy, 2, { key, fingerprint: 'b' }, async (_tx, isRepeated) => succeed(isRepeated));
  expect(elsewhere).toEqual(succeed(false));
  await db.close();
});

test('a request that is refused or fails does not use up its key; one that acted before keeps it', async () => {
  const { db, tenancy, use } = await openKeys();
  const refused = (key: string) => withKey(tenancy, 1, { key, fingerprint: 'a' }, async () => refuse({ code: 'not_found' } as const));
  expect(await refused('key-00000001')).toEqual(refuse({ code: 'not_found' }));
  expect(await use('key-00000001', 'b')).toEqual(succeed('first'));
  const failing = withKey(tenancy, 1, { key: 'key-00000002', fingerprint: 'a' }, () => Promise.reject(new Error('out of order')));
  await expect(failing).rejects.toThrow('out of order');
  expect(await use('key-00000002', 'b')).toEqual(succeed('first'));
  expect(await use('key-00000003', 'a')).toEqual(succeed('first'));
  await refused('key-00000003');
  expect(await use('key-00000003', 'b')).toEqual(refuse({ code: 'idempotency_key_reused' }));
  await db.close();
});

test('keys that are a month old are forgotten', async () => {
  const { db, tenancy, use } = await openKeys();
  await use('key-00000001', 'a');
  await use('key-00000002', 'a');
  await db.pool.query(`update request_key set created = now() - interval '31 days' where idempotency_key = 'key-00000001'`);
  await forgetOldKeys(tenancy);
  const { rows } = await db.pool.query('select idempotency_key as key from request_key');
  expect(rows).toEqual([{ key: 'key-00000002' }]);
  await db.close();
});
