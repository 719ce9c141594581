import { expect, test } from 'vitest';
import { createPartReader } from '#infra/files/formats/part-reader.ts';
import { createBox, createFileHead, createMovieHead, createSamples, createTrack } from '#infra/testing/media-samples.ts';
import { readMp4Info } from './mp4-info.ts';

/** An entry of a video track: 78 bytes, then boxes of its own. */
const entry = (name: string, ...inside: Buffer[]) => createBox(name, Buffer.alloc(78), ...inside);
const avcC = (profile: number) => createBox('avcC', Buffer.from([1, profile, 0, 30, 0xff, 0xe1]));
const stsd = (...entries: Buffer[]) => createBox('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, entries.length]), ...entries);

async function codingOf(...tables: Buffer[]) {
  const track = createTrack({ kind: 'vide', width: 9, height: 16, duration: 1, tables: [createSamples(25, 24), ...tables] });
  const file = Buffer.concat([createFileHead(), createBox('moov', createMovieHead(1), track), createBox('mdat', Buffer.alloc(9))]);
  const read = async (position: number, length: number) => file.subarray(position, position + length);
  return (await readMp4Info(createPartReader(read, file.length))).rare_coding;
}

test.each([
  ['hvc1', 'hevc'],
  ['hev1', 'hevc'],
  ['dvh1', 'hevc'],
  ['apch', 'prores'],
  ['ap4h', 'prores'],
  ['vp09', 'vp9'],
  ['av01', 'av1'],
  ['jpeg', 'mjpeg'],
  ['mp4v', 'other'],
  ['encv', 'other'],
])('a film of %s is coded as %s', async (name, coding) => {
  expect(await codingOf(stsd(entry(name)))).toBe(coding);
});

test.each([
  ['baseline', 66, null],
  ['main', 77, null],
  ['high', 100, null],
  ['ten bits', 110, 'h264_10_bit'],
  ['4:2:2', 122, 'h264_422'],
  ['4:4:4', 244, 'h264_444'],
])('H.264 of the profile %s: %d is %s', async (_, profile, coding) => {
  expect(await codingOf(stsd(entry('avc1', avcC(profile))))).toBe(coding);
});

test('a second entry that is rare counts, and a film that does not tell its coding passes', async () => {
  expect(await codingOf(stsd(entry('avc1', avcC(77)), entry('hvc1')))).toBe('hevc');
  expect(await codingOf(stsd(entry('avc3')))).toBeNull();
  expect(await codingOf(createBox('stsd'))).toBeNull();
  expect(await codingOf()).toBeNull();
});
