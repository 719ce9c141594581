import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creativesSchemas } from '@jarchi/contract/creatives/creatives.schemas.ts';
import { createDiskFileStore } from '#infra/files/file-store.ts';
import { createPdf, createPng, createVideo } from '#infra/testing/media-samples.ts';
import { boundary, partHead } from './testing/forms.ts';
import { guideUrl, openCreatives, postUrl, storyUrl, type Creatives } from './testing/open-creatives.ts';

let creatives: Creatives;
beforeAll(async () => {
  creatives = await openCreatives();
});
afterAll(() => creatives.close());

const MB = 1_048_576;

async function keep(file: Buffer, options: Parameters<Creatives['upload']>[1] = {}) {
  const outcome = await creatives.upload(file, options);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return creativesSchemas.uploadMedia.response.parse(outcome.value);
}

test('an image is stored with its facts, and read back by its key', async () => {
  const file = createPng(90, 160);
  const kept = await keep(file, { name: 'منو.png' });
  expect(kept).toMatchObject({ name: 'منو.png', type: 'image/png', width: 90, height: 160, duration: null });
  const [, key] = /^\/api\/main\/content\/media\/([\w-]{32,})\/$/.exec(kept.url) ?? [];
  const found = await creatives.creatives.getMedia(key ?? '');
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value).toMatchObject({ type: 'image/png', cacheSeconds: 86_400 });
  const served = await buffer(found.value.body as Readable);
  expect(served.length).toBe(kept.size);
  expect(await sharp(served).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

test('a file keeps the instant at which its owner changed it last, and has none if nobody told it', async () => {
  const told = await keep(createPng(90, 90), { url: `${postUrl}&last_modified=2026-10-01T08:30:00.000Z` });
  expect(told.last_modified).toBe('2026-10-01T08:30:00.000Z');
  expect(await keep(createPng(90, 90), { url: postUrl })).not.toHaveProperty('last_modified');
});

test('a video is stored with its duration', async () => {
  const film = createVideo({ width: 720, height: 1280, duration: 12.5 });
  expect(await keep(film, { name: 'film.mp4' })).toMatchObject({ type: 'video/mp4', duration: 12.5 });
});

test.each([
  ['a picture', createPng(90, 160), { type: 'image/png', width: 90, height: 160, duration: null }],
  ['a film', createVideo({ width: 720, height: 1280, duration: 12 }), { type: 'video/mp4', width: 720, height: 1280, duration: 12 }],
  ['a document', createPdf(), { type: 'application/pdf', width: 0, height: 0, duration: null, name: 'brief.pdf' }],
])('a guide can be %s', async (_, file, facts) => {
  expect(await keep(file, { url: guideUrl, name: 'brief.pdf' })).toMatchObject(facts);
});

test('a document is offered as a download, and is refused as content', async () => {
  const { url } = await keep(createPdf(), { url: guideUrl, name: 'brief.pdf' });
  expect(await creatives.creatives.getMedia(url.split('/').at(-2) ?? '')).toMatchObject({
    ok: true,
    value: { type: 'application/pdf', filename: 'brief.pdf' },
  });
  expect(await creatives.upload(createPdf(), { name: 'brief.pdf' })).toEqual({
    ok: false,
    error: { code: 'file_type_not_allowed', type: 'application/pdf' },
  });
});

const film = createVideo({ width: 720, height: 1280, duration: 61 });
const pin = '/upload?media_type=SOROUSH&content_type=PIN';
const inChannel = '/upload?media_type=SOROUSH&content_type=IN_CHANNEL';
const rubikaPin = '/upload?media_type=RUBIKA&content_type=PIN';
const videoRefused = { code: 'file_type_not_allowed', type: 'video/mp4' };
const tooLarge = (limit: number, size: number) => ({ code: 'file_too_large', limit_bytes: limit * MB, size });
const filled = (file: Buffer, megabytes: number) => Buffer.concat([file, Buffer.alloc(megabytes * MB)]);

test.each([
  ['an image of 12 MB', storyUrl, filled(createPng(90, 160), 12), { code: 'file_too_large', limit_bytes: 10 * MB }],
  ['a pinned image of 2 MB', pin, filled(createPng(90, 90), 2), { code: 'file_too_large', limit_bytes: MB }],
  ['a story of 61 seconds', storyUrl, film, { code: 'video_max_duration', limit_seconds: 60, duration: 61 }],
  ['an image wider than any screen', storyUrl, createPng(9000, 1200), { code: 'file_dimensions_constraints', width: 9000, height: 1200 }],
  ['a film above the limit of its platform', postUrl, filled(film, 101), tooLarge(100, film.length + 101 * MB)],
  ['a picture above the limit of films', postUrl, filled(createPng(9, 16), 101), tooLarge(10, createPng(9, 16).length + 101 * MB)],
  ['a film for an ad of one picture', pin, createVideo({ width: 720, height: 720, duration: 5 }), videoRefused],
  ['a film for an ad in channels', inChannel, createVideo({ width: 720, height: 720, duration: 5 }), videoRefused],
  ['a film for a pin of Rubika', rubikaPin, createVideo({ width: 720, height: 720, duration: 5 }), videoRefused],
  ['a page above the limit of films', postUrl, filled(Buffer.from('<html>'), 101), { code: 'file_type_not_allowed' }],
])('%s is refused with the limits', async (_, url, file, error) => {
  const before = await creatives.countLeft();
  expect(await creatives.upload(file, { url })).toMatchObject({ ok: false, error });
  expect(await creatives.countLeft()).toEqual(before);
});

test('a file for a format that its platform does not have is refused', async () => {
  const before = await creatives.countLeft();
  const outcome = await creatives.upload(createPng(90, 160), { url: '/upload?media_type=TELEGRAM&content_type=STORY' });
  expect(outcome).toEqual({ ok: false, error: { code: 'combination_not_allowed' } });
  expect(await creatives.countLeft()).toEqual(before);
});

test('a film of the greatest allowed length passes', async () => {
  expect(await keep(film, { url: postUrl, name: 'film.mp4' })).toMatchObject({ duration: 61 });
});

test('an upload that the browser aborts leaves nothing behind', async () => {
  const before = await creatives.countLeft();
  const seen = creatives.outcomes.length;
  await creatives.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = creatives.server.server.address() as AddressInfo;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '5000000' };
  const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: storyUrl, headers });
  sending.on('error', () => undefined);
  sending.write(Buffer.concat([partHead(), createPng(90, 160), Buffer.alloc(200_000)]));
  await expect.poll(async () => (await creatives.countLeft()).files).toBe(before.files + 1);
  sending.destroy();
  await expect.poll(() => creatives.outcomes.slice(seen)).toEqual(['file_broken']);
  expect(await creatives.countLeft()).toEqual(before);
});

test('an unknown key finds nothing, and neither does a key whose bytes are gone', async () => {
  expect(await creatives.creatives.getMedia('x'.repeat(43))).toEqual({ ok: false, error: { code: 'not_found' } });
  const { id, url } = await keep(createPng(9, 16));
  const { rows } = await creatives.db.pool.query<{ storage_key: string }>('select storage_key from media_file where id = $1', [id]);
  await createDiskFileStore(creatives.directory).remove(rows[0]?.storage_key ?? '');
  expect(await creatives.creatives.getMedia(url.split('/').at(-2) ?? '')).toEqual({ ok: false, error: { code: 'not_found' } });
});

test('files are listed for their own account only', async () => {
  const kept = await keep(createPng(9, 16));
  const ids = [kept.id, 999_999];
  const list = (wall: number, account: number) =>
    creatives.tenancy.withAccount(wall, (tx) => creatives.creatives.listFiles(tx, account, ids));
  expect(await list(1, 1)).toEqual([kept]);
  expect(await list(2, 2)).toEqual([]);
  expect(await list(2, 1)).toEqual([]);
});
