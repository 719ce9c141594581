import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BrokenFile, createPartReader } from '#infra/files/formats/part-reader.ts';
import { createBox, createFileHead, createMovieHead, createSamples, createTrack, type TrackSample } from '#infra/testing/media-samples.ts';
import { readMp4Info } from './mp4-info.ts';

const readInfo = (file: Buffer) =>
  readMp4Info(createPartReader(async (position, length) => file.subarray(position, position + length), file.length));
const join = (...parts: Buffer[]) => Buffer.concat(parts);
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

const empty = [createSamples(0, 0)];
const film: TrackSample = { kind: 'vide', width: 720, height: 1280, duration: 0, tables: empty };
const sound: TrackSample = { kind: 'soun', id: 2, duration: 0, tables: empty };
const frames = createBox('mdat', Buffer.alloc(100));
/** What samples of a track last unless a fragment tells it, in ticks of 1/600 second. */
const trex = (track: number, ticks: number) => createBox('trex', numbers(0, track, 1, ticks, 0, 0));
const head = (...moov: Buffer[]) => join(createFileHead(), createBox('moov', createMovieHead(0), ...moov));
const tracks = [createTrack(film), createTrack(sound), createBox('mvex', trex(1, 20), trex(2, 60))];
const tfhd = (track: number, ticks?: number) =>
  ticks === undefined ? createBox('tfhd', numbers(0, track)) : createBox('tfhd', numbers(0x1 | 0x2 | 0x8, track, 0, 0, 1, ticks));
const tfdt = (ticks: number) => createBox('tfdt', numbers(0, ticks));
/** Samples as their fragment or track tells them, or each with its own duration and size. */
const run = (count: number) => createBox('trun', numbers(0x1, count, 0));
const ownRun = (...ticks: number[]) =>
  createBox('trun', numbers(0x1 | 0x4 | 0x100 | 0x200, ticks.length, 0, 0, ...ticks.flatMap((own) => [own, 9])));
const fragment = (...parts: Buffer[]) => join(createBox('moof', createBox('mfhd', numbers(0, 1)), createBox('traf', ...parts)), frames);

test.each<[string, Buffer, number]>([
  ['by their track', join(head(...tracks), fragment(tfhd(1), run(300)), fragment(tfhd(1), run(300))), 20],
  ['by their fragment', join(head(...tracks), fragment(tfhd(1, 600), run(7))), 7],
  ['each by itself', join(head(...tracks), fragment(tfhd(1), ownRun(600, 1200, 300)), fragment(tfhd(1), ownRun(900))), 5],
  ['in several runs of a fragment', join(head(...tracks), fragment(tfhd(1), run(30), run(30))), 2],
  ['longer in the sound', join(head(...tracks), fragment(tfhd(1), run(30)), fragment(tfhd(2), run(100))), 10],
  ['with a gap between fragments', join(head(...tracks), fragment(tfhd(1), tfdt(0), run(30)), fragment(tfhd(1), tfdt(5400), run(30))), 10],
  [
    'from a later moment on',
    join(head(...tracks), fragment(tfhd(1), tfdt(600_000), run(30)), fragment(tfhd(1), tfdt(600_600), run(30))),
    2,
  ],
])('the length of a film in fragments is the sum of its samples, told %s', async (_, file, duration) => {
  expect(await readInfo(file)).toMatchObject({ width: 720, height: 1280, duration });
});

test('a film whose head holds its first second and says so, and whose fragments hold 89 more, lasts 90', async () => {
  const own = {
    ...film,
    duration: 1,
    tables: [createSamples(30, 20)],
    beside: [createBox('edts', createBox('elst', numbers(0, 1, 1000, 0, 65_536)))],
  };
  const moov = createBox('moov', createMovieHead(1), createTrack(own), createBox('mvex', trex(1, 20)));
  const rest = Array.from({ length: 89 }, (_, second) => fragment(tfhd(1), tfdt((second + 1) * 600), run(30)));
  expect(await readInfo(join(createFileHead(), moov, frames, ...rest))).toMatchObject({ duration: 90 });
});

test('a length that the fragments’ head plans counts, unless it is unknown', async () => {
  const plan = (ticks: number) => createBox('mvex', createBox('mehd', numbers(0, ticks)), trex(1, 20));
  const read = (ticks: number) => readInfo(join(head(createTrack(film), plan(ticks)), fragment(tfhd(1), run(30))));
  expect(await read(45_000)).toMatchObject({ duration: 45 });
  expect(await read(0xffff_ffff)).toMatchObject({ duration: 1 });
});

test('ten minutes in fragments of a third of a second are read', async () => {
  const rest = Array.from({ length: 1800 }, () => join(fragment(tfhd(1), tfdt(0), run(10)), fragment(tfhd(2), tfdt(0), run(3))));
  expect(await readInfo(join(head(...tracks), ...rest))).toMatchObject({ duration: 600 });
});

const recorded = await readFile(new URL('./testing/in-fragments.mp4', import.meta.url));

test('a film of a recorder, in fragments, is read as it is', async () => {
  expect(await readInfo(recorded)).toMatchObject({ duration: 2, rare_coding: null });
});

test.each<[string, Buffer]>([
  ['that has none yet', join(head(...tracks), frames)],
  ['of sound only', join(head(createTrack(sound), createBox('mvex', trex(2, 60))), fragment(tfhd(2), run(9)))],
  ['whose video has no sample', join(head(...tracks), fragment(tfhd(1), run(0)), fragment(tfhd(2), run(9)))],
  [
    'whose last one lacks its frames',
    join(head(...tracks), fragment(tfhd(1), run(9)), fragment(tfhd(1), run(9)).subarray(0, -frames.length)),
  ],
  ['with one without its head', join(head(...tracks), fragment(run(9)))],
  ['with a run longer than its box', join(head(...tracks), fragment(tfhd(1), createBox('trun', numbers(0x100, 9, 1))))],
  [
    'with a run of a million rows',
    join(head(...tracks), fragment(tfhd(1), createBox('trun', numbers(0x100, 1_000_000), Buffer.alloc(4_000_000)))),
  ],
])('a film in fragments %s is broken', async (_, file) => {
  await expect(readInfo(file)).rejects.toThrow(BrokenFile);
});

/** Where each box outside of all others ends. */
function listEnds(file: Buffer): Set<number> {
  const ends = new Set<number>();
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) ends.add(at);
  return ends;
}

test.each<[string, Buffer]>([
  ['of a recorder', recorded],
  ['in many fragments', join(head(...tracks), ...Array.from({ length: 9 }, () => fragment(tfhd(1), tfdt(0), ownRun(600, 600))))],
  [
    'in one piece',
    join(
      createFileHead(),
      createBox('moov', createMovieHead(9), createTrack({ ...film, duration: 9, tables: [createSamples(9, 600)] })),
      frames,
    ),
  ],
])('a film %s that is cut within a box, at whichever byte, is broken', async (_, file) => {
  const ends = listEnds(file);
  const cuts = Array.from({ length: file.length - 1 }, (_value, before) => before + 1).filter((cut) => !ends.has(cut));
  const outcomes = cuts.map((cut) =>
    readInfo(file.subarray(0, cut)).then(
      () => `read when cut at ${cut}`,
      (error: unknown) => (error instanceof BrokenFile ? 'broken' : String(error)),
    ),
  );
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['broken']));
});
