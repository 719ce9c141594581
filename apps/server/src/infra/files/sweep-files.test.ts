import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '#features/account/account.tables.ts';
import { mediaFile } from '#features/creatives/creatives.tables.ts';
import { changelogAttachment, changelogItem } from '#features/notifications/notifications.tables.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '#infra/testing/test-database.ts';
import { createDiskFileStore, createFileKey } from './file-store.ts';
import { sweepFiles } from './sweep-files.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

let db: TestDatabase;
let tenancy: Tenancy;
beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
});
afterAll(() => db.close());

/** A directory of its own; `store` puts a file into it with a given age. */
async function openStore() {
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-sweep-'));
  const files = createDiskFileStore(directory, { isSynced: false });
  const store = async (ageMs: number) => {
    const key = createFileKey();
    await files.put(key, Buffer.from('bytes'));
    await utimes(join(directory, key), new Date(NOW - ageMs), new Date(NOW - ageMs));
    return key;
  };
  const list = async () => (await readdir(directory, { recursive: true })).filter((entry) => entry.includes('/')).toSorted();
  return { directory, files, store, list, sweep: (now = NOW) => sweepFiles({ tenancy, files }, now) };
}

async function nameFiles(media: string, attached: string): Promise<void> {
  const created = new Date(NOW);
  await tenancy.withSystem(async (tx) => {
    const [owner] = await tx.insert(account).values({ slug: createFileKey(), title: 'a', created }).returning();
    const facts = { name: 'a.png', type: 'image/png', size: 5, width: 1, height: 1 };
    await tx.insert(mediaFile).values({ ...facts, account_id: owner?.account_id ?? 0, storage_key: media, public_key: media, created });
    const [item] = await tx.insert(changelogItem).values({ content: 'a', created }).returning();
    await tx.insert(changelogAttachment).values({ item_id: item?.id ?? 0, name: 'a', type: 'image/png', size: 5, file_key: attached });
  });
}

test('a file without a row, left by a killed server, is removed after a day and not before', async () => {
  const { store, list, sweep } = await openStore();
  const left = await store(DAY_MS - 1000);
  expect(await sweep()).toBe(0);
  expect(await list()).toEqual([left]);
  expect(await sweep(NOW + 2000)).toBe(1);
  expect(await list()).toEqual([]);
});

test('a file with a row in any table stays, and so does anything that is not a stored file', async () => {
  const { directory, store, list, sweep } = await openStore();
  const named = [await store(9 * DAY_MS), await store(400 * DAY_MS)] as const;
  await nameFiles(...named);
  const other = join(directory, `${named[0]}.half`);
  await writeFile(other, 'half');
  await utimes(other, 0, 0);
  const before = await list();
  await store(9 * DAY_MS);
  expect(await sweep()).toBe(1);
  expect(await list()).toEqual(before);
});

test('a later table keeps its files by a column whose name ends in _key', async () => {
  const { store, list, sweep } = await openStore();
  const kept = await store(2 * DAY_MS);
  await store(2 * DAY_MS);
  await asOwner(db).pool.query(
    'create table later_thing (id int primary key, preview_key text); grant select, insert on later_thing to jarchi_server',
  );
  await db.pool.query('insert into later_thing values (1, $1)', [kept]);
  expect(await sweep()).toBe(1);
  expect(await list()).toEqual([kept]);
});

test('nothing is removed from a directory of another database', async () => {
  const { store, list, sweep } = await openStore();
  const keys = [];
  for (let count = 0; count < 101; count++) keys.push(await store(9 * DAY_MS));
  expect(await sweep()).toBe(0);
  expect(await list()).toEqual(keys.toSorted());
});
