import { expect, test } from 'vitest';
import { BrokenFile, createPartReader, WINDOW_BYTES } from '#infra/files/formats/part-reader.ts';
import { readMp4Info } from './mp4-info.ts';
import {
  createBox,
  createFileHead,
  createMovieHead,
  createSamples,
  createTrack,
  createVideo,
  type TrackSample,
} from '#infra/testing/media-samples.ts';

const readInfo = (file: Buffer) =>
  readMp4Info(createPartReader(async (position, length) => file.subarray(position, position + length), file.length));

const film: TrackSample = { kind: 'vide', width: 720, height: 1280, duration: 10 };
const mdat = createBox('mdat', Buffer.alloc(100));
const getFile = (...moov: Buffer[]) => Buffer.concat([createFileHead(), createBox('moov', ...moov), mdat]);
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};
/** An edit list of one edit, in thousandths of a second. */
const edits = (milliseconds: number) => createBox('edts', createBox('elst', numbers(0, 1, milliseconds, 0, 65_536)));
function longHead(type: 'mvhd' | 'mdhd', timescale: number, ticks: bigint): Buffer {
  const head = Buffer.alloc(100);
  head[0] = 1;
  head.writeUInt32BE(timescale, 20);
  head.writeBigUInt64BE(ticks, 24);
  return createBox(type, head);
}
/** A box whose length has 64 bits. */
function longBox(type: string, length: bigint, content: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(length, 8);
  return Buffer.concat([head, content]);
}
const whole = getFile(createMovieHead(10), createTrack(film));

test.each([
  ['with its index at the front', whole, { width: 720, height: 1280, duration: 10 }],
  ['taken upright', getFile(createMovieHead(10), createTrack({ ...film, isRotated: true })), { width: 1280, height: 720, duration: 10 }],
  [
    'whose largest video is its second track',
    getFile(createMovieHead(10), createTrack({ ...film, width: 160, height: 120 }), createTrack(film)),
    { width: 720, height: 1280, duration: 10 },
  ],
  [
    'whose subtitles are wider than its video',
    getFile(createMovieHead(10), createTrack({ ...film, kind: 'sbtl', width: 4000 }), createTrack(film)),
    { width: 720, height: 1280, duration: 10 },
  ],
  ['whose head claims less than its track', getFile(createMovieHead(5), createTrack({ ...film, duration: 700 })), { duration: 700 }],
  [
    'whose heads claim less than its samples',
    getFile(createMovieHead(5), createTrack({ ...film, tables: [createSamples(660, 600)] })),
    { duration: 660 },
  ],
  ['that was trimmed by an edit list', getFile(createMovieHead(5), createTrack({ ...film, beside: [edits(5000)] })), { duration: 5 }],
  ['whose head does not know its duration', getFile(longHead('mvhd', 600, 0xffff_ffff_ffff_ffffn), createTrack(film)), { duration: 10 }],
  ['with times of 64 bits', getFile(longHead('mvhd', 600, 7200n), createTrack(film)), { duration: 12 }],
  [
    'with a length of 64 bits',
    Buffer.concat([createFileHead(), createBox('moov', createMovieHead(10), createTrack(film)), longBox('mdat', 116n, Buffer.alloc(100))]),
    { duration: 10 },
  ],
  [
    'whose last box goes on to the end',
    Buffer.concat([whole.subarray(0, -108), numbers(0), Buffer.from('mdat'), Buffer.alloc(50)]),
    { duration: 10 },
  ],
])('a film %s is read', async (_, file, info) => {
  expect(await readInfo(file)).toMatchObject(info);
});

test.each([
  ['cut off before its index', createVideo({ width: 720, height: 1280, duration: 10 }).subarray(0, 5100)],
  ['cut off in its frames', whole.subarray(0, -20)],
  ['without an index', Buffer.concat([createFileHead(), mdat])],
  ['without frames', Buffer.concat([createFileHead(), createBox('moov', createMovieHead(10), createTrack(film))])],
  ['with sound only', getFile(createMovieHead(10), createTrack({ kind: 'soun', duration: 10 }))],
  ['whose video has no size', getFile(createMovieHead(10), createTrack({ ...film, width: 0 }))],
  ['without a single sample', getFile(createMovieHead(10), createTrack({ ...film, tables: [createSamples(0, 0)] }))],
  ['without a table of its samples', getFile(createMovieHead(10), createTrack({ ...film, tables: [] }))],
  ['cut off in the head of a box', Buffer.concat([whole, numbers(16).subarray(0, 3)])],
  ['without a duration', getFile(createMovieHead(0), createTrack({ ...film, duration: 0 }))],
  ['without a head', getFile(createTrack(film))],
  ['whose track has no head', getFile(createMovieHead(10), createBox('trak', createBox('mdia')))],
  ['with a time scale of 0', getFile(longHead('mvhd', 0, 10n), createTrack(film))],
  ['with a box that leaves its parent', getFile(createMovieHead(10), numbers(5000), Buffer.from('trak'))],
  ['with a box shorter than its head', getFile(createMovieHead(10), numbers(4), Buffer.from('trak'))],
  ['with a length beyond all files', Buffer.concat([createFileHead(), longBox('mdat', 0xffff_ffff_ffff_fff0n, Buffer.alloc(100))])],
  ['with a length that is cut off', Buffer.concat([whole, numbers(1), Buffer.from('mdat')])],
  [
    'with a table longer than its box',
    getFile(createMovieHead(10), createTrack({ ...film, tables: [createBox('stts', numbers(0, 9, 1, 1))] })),
  ],
  [
    'with a table of a million rows',
    getFile(createMovieHead(10), createTrack({ ...film, tables: [createBox('stts', numbers(0, 1_000_000), Buffer.alloc(8_000_000))] })),
  ],
  ['of forty tracks', getFile(createMovieHead(10), ...Array.from({ length: 40 }, () => createTrack(film)))],
  ['with a ZIP after its end', Buffer.concat([whole, Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)])],
  ['with a page after its end', Buffer.concat([whole, Buffer.from('<html><script>alert(1)</script></html>')])],
])('a film %s is broken', async (_, file) => {
  await expect(readInfo(file)).rejects.toThrow(BrokenFile);
});

test('a file of countless empty boxes is refused', async () => {
  const file = Buffer.concat([createFileHead(), Buffer.alloc(8 * 100_000, Buffer.from('0000000866726565', 'hex'))]);
  await expect(readInfo(file)).rejects.toThrow('too many boxes');
});

test('a film of gigabytes is read in a few windows', async () => {
  const size = 4_000_000_000;
  const head = Buffer.concat([
    createFileHead(),
    createBox('moov', createMovieHead(10), createTrack(film)),
    numbers(0),
    Buffer.from('mdat'),
  ]);
  const asked: number[] = [];
  const read = async (position: number, length: number) => (asked.push(length), head.subarray(position, position + length));
  expect(await readMp4Info(createPartReader(read, size))).toMatchObject({ duration: 10 });
  expect(asked.length).toBeLessThan(60);
  expect(Math.max(...asked)).toBeLessThanOrEqual(WINDOW_BYTES);
});
