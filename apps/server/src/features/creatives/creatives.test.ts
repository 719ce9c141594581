import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creativesSchemas } from '@jarchi/contract/creatives.schemas.ts';
import type { Database } from '#infra/db.ts';
import { createDiskFileStore } from '#infra/file-store.ts';
import { requestFacts } from '#infra/request-facts.ts';
import { createTenancy, type Tenancy } from '#infra/tenancy.ts';
import { createPng, createVideo } from '#infra/testing/media-samples.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createCreativesService, type CreativesService } from './creatives.service.ts';

let db: Database;
let tenancy: Tenancy;
let server: FastifyInstance;
let creatives: CreativesService;
let directory: string;
const uploads: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
  await db.pool.query(`insert into account (slug, title, created) values ('one', 'one', now()), ('two', 'two', now())`);
  directory = mkdtempSync(join(tmpdir(), 'jarchi-creatives-'));
  const clocks = { wall: { now: () => Date.parse('2026-10-05T09:00:00Z') } };
  creatives = createCreativesService({ tenancy, clocks, files: createDiskFileStore(directory), bases: { main: '/api/main' } });
  server = fastify();
  await server.register(cookie);
  await server.register(multipart);
  server.post('/upload', async (request, reply) => {
    const pair = creativesSchemas.uploadMedia.query.parse(request.query);
    const outcome = await creatives.uploadMedia(1, pair, (limitBytes) => requestFacts(request, reply, '').findFile(limitBytes));
    uploads.push(outcome.ok ? 'kept' : outcome.error.code);
    return outcome;
  });
});
afterAll(async () => {
  await server.close();
  await db.close();
  rmSync(directory, { recursive: true });
});

const boundary = 'jarchi-boundary';
const head = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const storyUrl = '/upload?media_type=INSTAGRAM&content_type=STORY';

async function upload(file: Buffer, name = 'menu.png', url = storyUrl) {
  const payload = Buffer.concat([Buffer.from(head(name)), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const response = await server.inject({ method: 'POST', url, headers, payload });
  return response.json<{ ok: true; value: { id: number; url: string; name: string } } | { ok: false; error: Record<string, unknown> }>();
}

const countFiles = () => readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test('an image is kept with what it is, and read back by its key', async () => {
  const file = createPng(90, 160);
  const uploaded = await upload(file, 'منو.png');
  if (!uploaded.ok) throw new Error('refused');
  expect(creativesSchemas.uploadMedia.response.parse(uploaded.value)).toMatchObject({
    name: 'منو.png',
    type: 'image/png',
    size: file.length,
    width: 90,
    height: 160,
    duration: null,
  });
  const [, key] = /^\/api\/main\/content\/media\/([\w-]{32,})\/$/.exec(uploaded.value.url) ?? [];
  const found = await creatives.getMedia(key ?? '');
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value).toMatchObject({ type: 'image/png', cacheSeconds: 86_400 });
  expect(await buffer(found.value.body as Readable)).toEqual(file);
});

test('a video is kept with its duration', async () => {
  expect(await upload(createVideo({ width: 720, height: 1280, duration: 12.5 }), 'film.mp4')).toMatchObject({
    ok: true,
    value: { type: 'video/mp4', duration: 12.5 },
  });
});

test.each([
  ['text named .png', Buffer.from('hello'), { code: 'file_type_not_allowed', type: 'unknown' }],
  ['an empty file', Buffer.alloc(0), { code: 'file_type_not_allowed', type: 'unknown' }],
  ['an SVG named .png', svg, { code: 'file_type_not_allowed' }],
  [
    'an image of 12 MB',
    Buffer.concat([createPng(90, 160), Buffer.alloc(12 * 1_048_576)]),
    { code: 'file_too_large', limit_bytes: 10_485_760 },
  ],
  ['a PNG that is cut off', createPng(90, 160).subarray(0, -6), { code: 'file_broken' }],
  ['a PNG with a script behind it', Buffer.concat([createPng(90, 160), svg]), { code: 'file_broken' }],
  ['a film cut off', createVideo({ width: 720, height: 1280, duration: 12 }).subarray(0, -20), { code: 'file_broken' }],
  [
    'a story of 61 seconds',
    createVideo({ width: 720, height: 1280, duration: 61 }),
    { code: 'video_max_duration', limit_seconds: 60, duration: 61 },
  ],
  ['an image wider than any screen', createPng(9000, 1200), { code: 'file_dimensions_constraints', width: 9000, height: 1200 }],
  ['a thread of an image', createPng(1, 300), { code: 'file_dimensions_constraints', width: 1, height: 300 }],
])('%s is refused and leaves nothing behind', async (_, file, error) => {
  const before = countFiles();
  expect(await upload(file)).toMatchObject({ ok: false, error });
  expect(countFiles()).toBe(before);
});

test('a video above the limit of its platform is cut off while it streams', async () => {
  const video = createVideo({ width: 720, height: 1280, duration: 12 });
  const before = countFiles();
  const url = '/upload?media_type=TELEGRAM&content_type=POST';
  expect(await upload(Buffer.concat([video, Buffer.alloc(101 * 1_048_576)]), 'film.mp4', url)).toEqual({
    ok: false,
    error: { code: 'file_too_large', limit_bytes: 104_857_600, size: 104_857_600 },
  });
  expect(countFiles()).toBe(before);
});

test('a name cannot lead out of its folder', async () => {
  expect(await upload(createPng(9, 16), '../../../etc/menu.png')).toMatchObject({ ok: true, value: { name: 'menu.png' } });
});

test('a form without a file, or no form at all, is refused', async () => {
  const empty = await server.inject({ method: 'POST', url: storyUrl, headers, payload: `--${boundary}--\r\n` });
  expect(empty.json()).toEqual({ ok: false, error: { code: 'file_missing' } });
  const json = await server.inject({ method: 'POST', url: storyUrl, payload: { file: 'x' } });
  expect(json.json()).toEqual({ ok: false, error: { code: 'file_missing' } });
});

test('a form that ends in the middle of its file is refused and leaves nothing behind', async () => {
  const before = countFiles();
  const payload = Buffer.concat([Buffer.from(head('menu.png')), createPng(90, 160)]);
  const response = await server.inject({ method: 'POST', url: storyUrl, headers, payload });
  expect(response.json()).toEqual({ ok: false, error: { code: 'file_broken' } });
  expect(countFiles()).toBe(before);
});

test('an upload that the browser gives up leaves nothing behind', async () => {
  const before = countFiles();
  const seen = uploads.length;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const sending = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: storyUrl,
    headers: { ...headers, 'content-length': '5000000' },
  });
  sending.on('error', () => undefined);
  sending.write(Buffer.concat([Buffer.from(head('menu.png')), createPng(90, 160), Buffer.alloc(200_000)]));
  await expect.poll(countFiles, { timeout: 5000 }).toBe(before + 1);
  sending.destroy();
  await expect.poll(() => uploads.slice(seen), { timeout: 5000 }).toEqual(['file_broken']);
  expect(countFiles()).toBe(before);
});

test('a key that leads nowhere finds nothing, nor does one whose bytes are gone', async () => {
  expect(await creatives.getMedia('x'.repeat(43))).toEqual({ ok: false, error: { code: 'not_found' } });
  const uploaded = await upload(createPng(9, 16));
  if (!uploaded.ok) throw new Error('refused');
  const { rows } = await db.pool.query<{ storage_key: string }>('select storage_key from media_file where id = $1', [uploaded.value.id]);
  await createDiskFileStore(directory).remove(rows[0]?.storage_key ?? '');
  expect(await creatives.getMedia(uploaded.value.url.split('/').at(-2) ?? '')).toEqual({ ok: false, error: { code: 'not_found' } });
});

test('files are listed for their own account only', async () => {
  const uploaded = await upload(createPng(9, 16));
  if (!uploaded.ok) throw new Error('refused');
  const ids = [uploaded.value.id, 999_999];
  expect(await tenancy.withAccount(1, (tx) => creatives.listFiles(tx, 1, ids))).toEqual([uploaded.value]);
  expect(await tenancy.withAccount(2, (tx) => creatives.listFiles(tx, 2, ids))).toEqual([]);
  expect(await tenancy.withAccount(2, (tx) => creatives.listFiles(tx, 1, ids))).toEqual([]);
});
