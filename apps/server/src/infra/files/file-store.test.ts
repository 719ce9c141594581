import { pbkdf2 } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createDiskFileStore, createFileKey, sweepUnfinished } from './file-store.ts';

const openDirectory = () => mkdtemp(join(tmpdir(), 'jarchi-files-'));

test('a stored file is read back, whole and in part', async () => {
  const store = createDiskFileStore(await openDirectory());
  const key = createFileKey();
  expect(await store.put(key, Readable.from([Buffer.from('hello '), Buffer.from('world')]))).toEqual({ bytes: 11 });
  expect(String(await buffer(store.read(key)))).toBe('hello world');
  expect(String(await buffer(store.read(key, { start: 6, end: 8 })))).toBe('wor');
  expect(Buffer.from(await store.readPart(key, 6, 100)).toString()).toBe('world');
  expect(await store.stat(key)).toEqual({ bytes: 11 });
});

test('an upload that breaks off leaves nothing behind', async () => {
  const directory = await openDirectory();
  const store = createDiskFileStore(directory);
  const key = createFileKey();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(store.put(key, broken)).rejects.toThrow('gone');
  expect(await store.stat(key)).toBeUndefined();
  expect(await readdir(join(directory, key.slice(0, 2)))).toEqual([]);
});

test('the file is there before its source is read, so that a source that fails at once cannot leave it behind', async () => {
  const directory = await openDirectory();
  const store = createDiskFileStore(directory);
  const key = createFileKey();
  let found: readonly string[] | undefined;
  const derive = promisify(pbkdf2);
  // Keeps the threads that open files busy, so that nothing is opened early by chance.
  const busy = Array.from({ length: 8 }, async () => {
    while (!found) await derive('password', 'salt', 5000, 64, 'sha512');
  });
  const broken = new Readable({
    read() {
      found = readdirSync(join(directory, key.slice(0, 2)));
      broken.destroy(new Error('gone'));
    },
  });
  await expect(store.put(key, broken)).rejects.toThrow('gone');
  await Promise.all(busy);
  expect(found).toHaveLength(1);
  expect(await readdir(join(directory, key.slice(0, 2)))).toEqual([]);
});

test('a removed file is gone, and removing it again is no error', async () => {
  const store = createDiskFileStore(await openDirectory());
  const key = createFileKey();
  await store.put(key, Buffer.from('x'));
  await store.remove(key);
  await store.remove(key);
  expect(await store.stat(key)).toBeUndefined();
});

test.each(['../../etc/passwd', 'ab/../../secret', '/etc/passwd', 'name.png', ''])('%j is not a key', async (key) => {
  const store = createDiskFileStore(await openDirectory());
  expect(() => store.read(key)).toThrow('not a file key');
  await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a file key');
});

test('the sweep removes old parts of a killed process, and neither new parts nor whole files', async () => {
  const directory = await openDirectory();
  const store = createDiskFileStore(directory);
  const key = createFileKey();
  await store.put(key, Buffer.from('x'));
  await mkdir(join(directory, 'zz'));
  for (const name of ['old.part', 'new.part']) await writeFile(join(directory, 'zz', name), 'half');
  await utimes(join(directory, 'zz', 'old.part'), 0, 0);
  await utimes(join(directory, key), 0, 0);
  expect(await sweepUnfinished(directory, 3_600_000, Date.now())).toBe(1);
  expect(await readdir(join(directory, 'zz'))).toEqual(['new.part']);
  expect(await store.stat(key)).toEqual({ bytes: 1 });
  expect(await sweepUnfinished(join(directory, 'nowhere'), 0, Date.now())).toBe(0);
});
