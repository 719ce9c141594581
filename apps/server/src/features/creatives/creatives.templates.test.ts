import { afterAll, beforeAll, expect, test } from 'vitest';
import { creativesSchemas } from '@jarchi/contract/creatives/creatives.schemas.ts';
import { findUtmKeys } from '@jarchi/domain/platforms/utm/utm-template.ts';
import { createGif, createJpeg, createPdf, createPng, createVideo } from '#infra/testing/media-samples.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.seedAccount();
  stranger = await app.seedAccount();
});
afterAll(() => app.close());

const story = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const post = { media_type: 'TELEGRAM', content_type: 'POST' } as const;
const getFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name, { type: 'text/html' });
const picture = (name = 'menu.png') => getFile(createPng(108, 192), name);

test('templates are stored, listed newest first, filtered, paged and removed', async () => {
  const keeper = await app.seedAccount();
  const { creatives } = keeper.client;
  const first = await creatives.uploadTemplate({ query: { ...story, title: ' منوی پاییزی ' }, file: picture() });
  const second = await creatives.uploadTemplate({ query: post, file: picture('یلدا.png') });
  const third = await creatives.uploadTemplate({ query: story, file: picture() });
  expect(first).toMatchObject({ ...story, title: 'منوی پاییزی', file: { type: 'image/png', width: 108, height: 192 } });
  expect(second.title).toBe('یلدا');
  const idsOf = async (query: object) => (await creatives.listTemplates({ query })).results.map(({ id }) => id);
  expect(await idsOf({})).toEqual([third.id, second.id, first.id]);
  expect(await idsOf(story)).toEqual([third.id, first.id]);
  expect(await idsOf({ media_type: 'TELEGRAM' })).toEqual([second.id]);
  expect(await creatives.listTemplates({ query: { limit: 1, offset: 1 } })).toMatchObject({ count: 3, results: [second] });
  expect(await creatives.deleteTemplate({ params: { id: second.id } })).toEqual({ ok: true });
  expect(await idsOf({})).toEqual([third.id, first.id]);
  await expect(creatives.deleteTemplate({ params: { id: second.id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await keeper.fetch(second.file.url)).status).toBe(200);
});

test('a template belongs to its own account', async () => {
  const { id } = await owner.client.creatives.uploadTemplate({ query: story, file: picture() });
  expect(await stranger.client.creatives.listTemplates()).toEqual({ count: 0, results: [] });
  await expect(stranger.client.creatives.deleteTemplate({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await owner.client.creatives.listTemplates()).results[0]?.id).toBe(id);
});

test('a file that no campaign takes is refused as a template', async () => {
  const before = await owner.client.creatives.listTemplates();
  const file = getFile(createPdf(), 'brief.pdf');
  await expect(owner.client.creatives.uploadTemplate({ query: story, file })).rejects.toMatchObject({ code: 'file_type_not_allowed' });
  const empty = { method: 'POST', url: '/api/main/content/media_template/?media_type=INSTAGRAM&content_type=STORY' } as const;
  const authorization = `Bearer ${await owner.getToken()}`;
  expect((await app.server.inject({ ...empty, headers: { authorization } })).json()).toMatchObject({ error: { code: 'file_missing' } });
  const long = { ...story, title: 'x'.repeat(101) };
  await expect(owner.client.creatives.uploadTemplate({ query: long, file: picture() })).rejects.toMatchObject({ code: 'invalid' });
  expect(await owner.client.creatives.listTemplates()).toEqual(before);
});

test('a template’s file can be used by a draft', async () => {
  const { file } = await owner.client.creatives.uploadTemplate({ query: story, file: picture() });
  const uploaded = await owner.client.creatives.uploadMedia({ query: story, file: picture() });
  expect(Object.keys(file)).toEqual(Object.keys(uploaded));
  expect(creativesSchemas.uploadMedia.response.safeParse(file).success).toBe(true);
});

test('the sets of parameter names are those with which links are tagged', async () => {
  const { results } = await owner.client.creatives.listUtmKeyTemplates();
  expect(results.map(({ id, keys }) => [id, keys])).toEqual([[1, findUtmKeys(1)]]);
  expect(results.every(({ title_fa }) => title_fa.length > 0)).toBe(true);
});

const note = Buffer.from('<script>alert(1)</script>');
test.each([
  ['a picture', 'creative', picture('page.html'), 'image/png', /^inline$/],
  [
    'a JPEG with a page after its end',
    'creative',
    getFile(Buffer.concat([createJpeg(9, 16), note]), 'page.html'),
    'image/jpeg',
    /^inline$/,
  ],
  ['a GIF under the name of a script', 'creative', getFile(createGif(9, 16), 'evil.js'), 'image/gif', /^inline$/],
  [
    'a document',
    'guide',
    getFile(createPdf(), 'it’s a "brief";.html'),
    'application/pdf',
    /^attachment; filename\*=UTF-8''[\w%.~-]+\.pdf$/,
  ],
] as const)('%s is served as what it is and can do nothing', async (_, purpose, file, type, disposition) => {
  const { url } = await owner.client.creatives.uploadMedia({ query: { ...story, purpose }, file });
  const served = await app.server.inject(url);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  expect(served.headers['content-disposition']).toMatch(disposition);
  expect(served.headers['content-security-policy']).toMatch(/^default-src 'none';(?:(?!script-src).)* sandbox$/);
  expect(served.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a film is read in parts, as players read it', async () => {
  const film = createVideo({ width: 720, height: 1280, duration: 3 });
  const { url } = await owner.client.creatives.uploadMedia({ query: post, file: getFile(film, 'film.mp4') });
  const ask = (range?: string) => app.server.inject({ url, headers: range === undefined ? {} : { range } });
  const whole = await ask();
  expect([whole.statusCode, whole.headers['accept-ranges'], Number(whole.headers['content-length'])]).toEqual([200, 'bytes', film.length]);
  expect(whole.rawPayload).toEqual(film);
  const part = await ask('bytes=4-11');
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, `bytes 4-11/${film.length}`, 'ftypisom']);
  expect(part.headers['content-security-policy']).toMatch(/^default-src 'none';(?:(?!script-src).)* sandbox allow-same-origin$/);
  const beyond = await ask(`bytes=${film.length}-`);
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${film.length}`]);
});
