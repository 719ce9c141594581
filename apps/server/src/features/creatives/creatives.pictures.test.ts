import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THUMB_PX } from '@jarchi/domain/creatives/thumbs.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { createGif, createPdf, createPng, createVideo } from '#infra/testing/media-samples.ts';
import { colourAt, drawScene, readWebpSize, takePhoto } from '#infra/testing/picture-samples.ts';
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
const getFile = (bytes: Buffer, name = 'menu.jpg') => new File([new Uint8Array(bytes)], name);
const upload = (bytes: Buffer, name?: string) => owner.client.creatives.uploadMedia({ query: story, file: getFile(bytes, name) });
const uploadFilm = () => upload(createVideo({ width: 720, height: 1280, duration: 3 }), 'film.mp4');
const serve = (url: string) => app.server.inject(url);
const poster = async () => getFile(await drawScene(270, 480).jpeg().toBuffer(), 'poster.jpg');
const sendPoster = async (id: number, file: File, account = owner) => account.client.creatives.uploadPoster({ params: { id }, file });

async function findRow(id: number) {
  const { rows } = await app.db.pool.query<{ storage_key: string; thumb_key: string | null }>(
    'select storage_key, thumb_key from media_file where id = $1',
    [id],
  );
  if (!rows[0]) throw new Error('no such row');
  return rows[0];
}

test('a photo that was taken sideways is served upright, without its place and author', async () => {
  const photo = await takePhoto(640, 360);
  const kept = await upload(photo);
  expect(kept).toMatchObject({ type: 'image/jpeg', width: 360, height: 640 });
  const served = (await serve(kept.url)).rawPayload;
  expect(served.length).toBe(kept.size);
  const { width, height, exif, orientation } = await sharp(served).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 360, height: 640, exif: undefined, orientation: undefined });
  expect([await colourAt(served, 180, 40), await colourAt(served, 180, 600)]).toEqual(['red', 'blue']);
  expect([photo.includes('The author'), served.includes('The author')]).toEqual([true, false]);
});

test.each([
  ['a JPEG cut off', async () => (await takePhoto(640, 360)).subarray(0, -20), 'file_broken'],
  ['a PNG cut off', async () => (await drawScene(90, 160).png().toBuffer()).subarray(0, -500), 'file_broken'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="160"/>'), 'file_type_not_allowed'],
  ['a picture of 100 million pixels', async () => createPng(10_000, 10_000), 'file_dimensions_constraints'],
] as const)('%s under the name of a JPEG is refused', async (_, draw, code) => {
  await expect(upload(await draw())).rejects.toMatchObject({ code });
});

test('an animated GIF keeps its frames, and its small picture shows the first one', async () => {
  const kept = await upload(createGif(9, 16, 12), 'moving.gif');
  expect(kept).toMatchObject({ type: 'image/gif', width: 9, height: 16 });
  expect((await sharp((await serve(kept.url)).rawPayload, { animated: true }).metadata()).pages).toBe(12);
  expect(readWebpSize((await serve(`${kept.url}?size=thumb`)).rawPayload)).toEqual({ width: 9, height: 16 });
});

test('a small picture is served under the same key, cached by browsers, and harmless', async () => {
  const { id, url, size } = await upload(await takePhoto(1600, 900));
  const served = await serve(`${url}?size=thumb`);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(readWebpSize(served.rawPayload)).toEqual({ width: 270, height: THUMB_PX });
  expect(served.rawPayload.length).toBeLessThan(size / 4);
  expect((await findRow(id)).thumb_key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
  expect((await serve(`${url}?size=huge`)).statusCode).toBe(400);
});

test('an unknown key, a document and a film have no small picture', async () => {
  const guide = { ...story, purpose: 'guide' } as const;
  const { url } = await owner.client.creatives.uploadMedia({ query: guide, file: getFile(createPdf(), 'brief.pdf') });
  for (const address of [url, (await uploadFilm()).url, `/api/main/content/media/${'x'.repeat(43)}/`]) {
    const served = await serve(`${address}?size=thumb`);
    expect([served.statusCode, served.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  }
});

test('a film shows the poster that was sent for it, and then the one that replaces it', async () => {
  const film = await uploadFilm();
  expect('has_poster' in film).toBe(false);
  expect(await sendPoster(film.id, await poster())).toEqual({ ...film, has_poster: true });
  const first = await findRow(film.id);
  expect(readWebpSize((await serve(`${film.url}?size=thumb`)).rawPayload)).toEqual({ width: 270, height: 480 });
  await sendPoster(film.id, getFile(createPng(90, 160), 'poster.png'));
  expect(readWebpSize((await serve(`${film.url}?size=thumb`)).rawPayload)).toEqual({ width: 90, height: 160 });
  expect(await app.files.stat(first.thumb_key ?? '')).toBeUndefined();
});

test('a poster must be a picture, sent for a film of one’s own account', async () => {
  const film = await uploadFilm();
  const picture = await upload(createPng(90, 160));
  const good = await poster();
  await expect(sendPoster(film.id, good, stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(sendPoster(picture.id, good)).rejects.toMatchObject({ code: 'not_found' });
  const bad = [
    [createPdf(), 'file_type_not_allowed'],
    [(await takePhoto(640, 360)).subarray(0, -20), 'file_broken'],
    [createPng(9000, 1200), 'file_dimensions_constraints'],
    [Buffer.concat([createPng(90, 160), Buffer.alloc(1_048_576)]), 'file_too_large'],
  ] as const;
  for (const [bytes, code] of bad) await expect(sendPoster(film.id, getFile(bytes))).rejects.toMatchObject({ code });
  expect((await findRow(film.id)).thumb_key).toBeNull();
});

test('a draft tells whether its film has a poster, whatever the client claims', async () => {
  const [film, plain] = [await uploadFilm(), await uploadFilm()];
  await sendPoster(film.id, await poster());
  const data = { ...emptyDraft(), content_files: [film, { ...plain, has_poster: true }] };
  const draft = await owner.client.drafts.createDraft(
    { body: { data, draft_step: 'general-information', campaign: null } },
    { idempotencyKey: newIdempotencyKey() },
  );
  expect(draft.data.content_files).toEqual([{ ...film, has_poster: true }, plain]);
});
