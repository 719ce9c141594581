import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChunk } from '#infra/files/formats/png-writer.ts';
import { createBox, createFileHead, createMovieHead, createPng, createSamples, createTrack } from '#infra/testing/media-samples.ts';
import { openCreatives, postUrl, storyUrl, type Creatives } from './testing/open-creatives.ts';

let creatives: Creatives;
beforeAll(async () => {
  creatives = await openCreatives();
});
afterAll(() => creatives.close());

const open = (path: string) => readFile(new URL(`../../infra/files/${path}`, import.meta.url));

test.each([
  ['a photo with odd scan parameters', 'pictures/testing/odd-scan.jpg', { type: 'image/jpeg', width: 160, height: 120 }],
  ['a GIF with zeros after its end', 'pictures/testing/zeros-after-end.gif', { type: 'image/gif', width: 100, height: 100 }],
  ['a GIF without its end', 'pictures/testing/no-end.gif', { type: 'image/gif', width: 100, height: 100 }],
  ['a film in fragments', 'films/testing/in-fragments.mp4', { type: 'video/mp4', duration: 2 }],
])('%s is taken', async (_, path, facts) => {
  expect(await creatives.upload(await open(path), { url: postUrl })).toMatchObject({ ok: true, value: facts });
});

const text = (words: string) => Buffer.from(words, 'latin1');
const still = createPng(90, 160);
const addChunks = (...chunks: Buffer[]) => Buffer.concat([still.subarray(0, 33), ...chunks, still.subarray(33)]);
const animation = createChunk('acTL', Buffer.alloc(8));
const notes = createChunk('iTXt', Buffer.alloc(300_000));

test('a PNG with large notes before its pixels is taken', async () => {
  expect(await creatives.upload(addChunks(notes))).toMatchObject({ ok: true, value: { type: 'image/png' } });
});

test.each([
  ['an iPhone’s photo', Buffer.concat([createFileHead('heic'), Buffer.alloc(64)]), 'image/heic'],
  ['an animated PNG', addChunks(animation), 'image/apng'],
  ['an animated PNG whose large notes come first', addChunks(notes, animation), 'image/apng'],
])('%s is refused with its own type, so that the refusal can tell the way out', async (_, file, type) => {
  expect(await creatives.upload(file)).toEqual({ ok: false, error: { code: 'file_type_not_allowed', type } });
});

/** A film of one second in its head, and a fragment for each second after it. */
function getFilm(seconds: number, entry = 'avc1'): Buffer {
  const stsd = createBox('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), createBox(entry, Buffer.alloc(78)));
  const track = createTrack({ kind: 'vide', width: 720, height: 1280, duration: 1, tables: [stsd, createSamples(30, 20)] });
  const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
  const mvex = createBox('mvex', createBox('trex', numbers(0, 1, 1, 20, 0, 0)));
  const traf = createBox('traf', createBox('tfhd', numbers(0, 1)), createBox('trun', numbers(0, 30)));
  const frames = createBox('mdat', text('frames'));
  const rest = Array.from({ length: seconds - 1 }, () => [createBox('moof', traf), frames]);
  return Buffer.concat([createFileHead(), createBox('moov', createMovieHead(1), track, mvex), frames, ...rest.flat()]);
}

test('a film whose head tells one second and whose fragments hold the rest is as long as they are', async () => {
  expect(await creatives.upload(getFilm(90), { url: storyUrl })).toEqual({
    ok: false,
    error: { code: 'video_max_duration', limit_seconds: 60, duration: 90 },
  });
  expect(await creatives.upload(getFilm(60), { url: storyUrl })).toMatchObject({ ok: true, value: { duration: 60 } });
});

test('a film that messengers do not play is taken, and its answer tells its coding; later answers too', async () => {
  const kept = await creatives.upload(getFilm(5, 'hvc1'), { url: postUrl });
  if (!kept.ok) throw new Error(JSON.stringify(kept.error));
  expect(kept.value).toMatchObject({ duration: 5, rare_coding: 'hevc' });
  expect(await creatives.tenancy.withAccount(1, (tx) => creatives.creatives.listFiles(tx, 1, [kept.value.id]))).toEqual([kept.value]);
  const usual = await creatives.upload(getFilm(5), { url: postUrl });
  expect(usual).toMatchObject({ ok: true });
  expect(usual.ok && usual.value).not.toHaveProperty('rare_coding');
});
