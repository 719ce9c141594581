import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '#infra/files/file-store.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { getForm } from './testing/forms.ts';
import { openCreatives, type Creatives } from './testing/open-creatives.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

const broken = new Set<'put' | 'readPart'>();
const outage = (call: string) => Object.assign(new Error(`the disk refuses to ${call}`), { syscall: call });
const wrapFiles = (files: FileStore): FileStore => ({
  ...files,
  put: async (key, source) => {
    const stored = await files.put(key, source);
    if (!broken.has('put')) return stored;
    await files.remove(key);
    throw outage('write');
  },
  readPart: async (...part) => (broken.has('readPart') ? Promise.reject(outage('read')) : files.readPart(...part)),
});

let creatives: Creatives;
beforeAll(async () => {
  creatives = await openCreatives({ wrapFiles });
});
afterAll(() => creatives.close());

test.each(['put', 'readPart'] as const)(
  'a disk that fails at %s is an outage, not a fault of the file, and nothing is left behind',
  async (call) => {
    const before = await creatives.countLeft();
    broken.add(call);
    expect(await creatives.upload(createPng(9, 16))).toMatchObject({ error: { code: 'internal' } });
    broken.clear();
    expect(await creatives.countLeft()).toEqual(before);
  },
);

test('a store that fails leaves no file without a row', async () => {
  const before = await creatives.countLeft();
  await asOwner(creatives.db).pool.query('alter table media_file add constraint none_more check (size > 1000000000) not valid');
  const response = await creatives.send(getForm([{ file: createPng(9, 16) }]));
  await asOwner(creatives.db).pool.query('alter table media_file drop constraint none_more');
  expect(response).toMatchObject({ error: { code: 'internal' } });
  expect(await creatives.countLeft()).toEqual(before);
});
