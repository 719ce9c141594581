import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPng } from '#infra/testing/media-samples.ts';
import { boundary, getField, formEnd, getForm, partHead } from './testing/forms.ts';
import { guideUrl, openCreatives, storyUrl, type Creatives } from './testing/open-creatives.ts';
import { hidingFiles, hostileFiles } from './testing/hostile-files.ts';

let creatives: Creatives;
beforeAll(async () => {
  creatives = await openCreatives();
});
afterAll(() => creatives.close());

const postUrl = '/upload?media_type=INSTAGRAM&content_type=POST';
const png = createPng(90, 160);

test('there are more than eighty hostile files, each with its own name', () => {
  expect(new Set(hostileFiles.map(([what]) => what)).size).toBe(hostileFiles.length);
  expect(hostileFiles.length).toBeGreaterThan(80);
});

test.each(hostileFiles)('%s is refused as %s and leaves nothing behind', async (_, code, file, purpose) => {
  const before = await creatives.countLeft();
  const url = purpose === 'guide' ? guideUrl : postUrl;
  expect(await creatives.upload(file, { url, name: 'menu.png', contentType: 'image/png' })).toMatchObject({ ok: false, error: { code } });
  expect(await creatives.countLeft()).toEqual(before);
});

const multipart = `multipart/form-data; boundary=${boundary}`;
const missing = { code: 'file_missing' };
const unknown = (path: string) => ({ code: 'invalid', issues: [{ path, code: 'unknown_key' }] });
test.each([
  [
    'of two files',
    { code: 'invalid', issues: [{ path: 'file', code: 'too_many', facts: { maximum: 1 } }] },
    getForm([{ file: png }, { file: png, name: 'second.png' }]),
    multipart,
  ],
  ['of a picture and a program', unknown('other'), getForm([{ file: png }, { file: Buffer.from('MZ'), field: 'other' }]), multipart],
  [
    'of a picture and a field',
    unknown('title'),
    Buffer.concat([partHead(), png, Buffer.from('\r\n'), getField('title', 'x'), formEnd]),
    multipart,
  ],
  ['of a picture under another name', unknown('picture'), getForm([{ file: png, field: 'picture' }]), multipart],
  ['without a file', missing, Buffer.from(`--${boundary}--\r\n`), multipart],
  ['of a field only', missing, Buffer.concat([getField('file', 'menu.png'), formEnd]), multipart],
  [
    'of too many fields',
    unknown('f0'),
    Buffer.concat([...Array(30).keys()].flatMap((n) => [getField(`f${n}`, 'x'), Buffer.from('\r\n')])),
    multipart,
  ],
  ['with a field named __proto__', missing, getForm([{ file: png, field: '__proto__' }]), multipart],
  ['without a boundary in its header', missing, getForm([{ file: png }]), 'multipart/form-data'],
  ['with another boundary in its header', missing, getForm([{ file: png }]), 'multipart/form-data; boundary=other'],
  ['that ends in the head of its file', missing, partHead().subarray(0, 60), multipart],
  ['that ends in its file', { code: 'file_broken' }, Buffer.concat([partHead(), png]), multipart],
  ['without content', missing, Buffer.alloc(0), multipart],
  ['of JSON', missing, Buffer.from('{"file":"x"}'), 'application/json'],
])('a form %s is refused as %j and leaves nothing behind', async (_, error, payload, contentType) => {
  const before = await creatives.countLeft();
  expect(await creatives.send(payload, storyUrl, contentType)).toMatchObject({ error });
  expect(await creatives.countLeft()).toEqual(before);
});

test.each([
  ['menu.png\0.exe', 'unstorable'],
  ['menu\ufffd.png', 'not_utf8'],
])('a file named %j is refused, since its name is no text', async (name, code) => {
  const before = await creatives.countLeft();
  expect(await creatives.upload(png, { name })).toMatchObject({ error: { code: 'invalid', issues: [{ path: 'file', code }] } });
  expect(await creatives.countLeft()).toEqual(before);
});

test.each([
  ['../../etc/passwd', 'passwd.png'],
  ['..\\..\\windows\\win.ini', 'win.ini.png'],
  ['%2e%2e%2fetc%2fpasswd', '%2e%2e%2fetc%2fpasswd.png'],
  ['menu\u202egnp.exe', 'menugnp.exe.png'],
  ['CON', '_CON.png'],
  ['...', 'file.png'],
  ['', 'file.png'],
  ['menu.php.png', 'menu.php.png'],
  ['menu.png.exe', 'menu.png.exe.png'],
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  [`${'a'.repeat(5000)}.png`, `${'a'.repeat(251)}.png`],
])('a picture named %j is stored under a generated key and shown with a harmless name', async (name, shown) => {
  const outcome = await creatives.upload(png, { name });
  expect(outcome).toMatchObject({ ok: true, value: { type: 'image/png', name: shown } });
  const { rows } = await creatives.db.pool.query<{ storage_key: string }>('select storage_key from media_file order by id desc limit 1');
  expect(rows[0]?.storage_key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
});

test.each(['text/html', 'application/x-msdownload', 'image/svg+xml', 'image/gif', 'nonsense'])(
  'a picture that the browser calls %s is stored with its real type',
  async (contentType) => {
    expect(await creatives.upload(png, { contentType, name: 'menu.html' })).toMatchObject({ ok: true, value: { type: 'image/png' } });
  },
);

test.each(hidingFiles)('%s is stored as a picture, without what it hides', async (_, type, file, hidden) => {
  expect(file.includes(hidden) || type === 'image/png').toBe(true);
  const outcome = await creatives.upload(file, { url: postUrl, name: 'page.html', contentType: 'text/html' });
  expect(outcome).toMatchObject({ ok: true, value: { type } });
  const key = (outcome.ok && outcome.value.url.split('/').at(-2)) || '';
  for (const size of ['full', 'thumb'] as const) {
    const found = await creatives.creatives.getMedia(key, size);
    expect(found).toMatchObject({ ok: true, value: { type: size === 'full' ? type : 'image/webp' } });
    expect(found.ok && 'filename' in found.value).toBe(false);
    expect(found.ok && (await buffer(found.value.body as Readable)).includes(hidden)).toBe(false);
  }
});
