import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMediaInfo } from './media-info.ts';
import { createPng, createVideo } from './testing/media-samples.ts';

function readInfo(file: Buffer) {
  return readMediaInfo(async (position, length) => file.subarray(position, position + length), file.length);
}

const gif = Buffer.from('474946383961050003000000002c00000000050003000002032c8f05003b', 'hex');
// The head of a JPEG, 7 by 4, with an EXIF block that says it lies on its side (orientation 6).
const turnedJpeg = Buffer.from(
  'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000ffc0000b080004000701011100ffd9',
  'hex',
);

test.each([
  ['a PNG', createPng(12, 34), { type: 'image/png', width: 12, height: 34, duration: null }],
  ['a GIF', gif, { type: 'image/gif', width: 5, height: 3, duration: null }],
  ['a JPEG on its side', turnedJpeg, { type: 'image/jpeg', width: 4, height: 7, duration: null }],
  ['an MP4', createVideo({ width: 720, height: 1280, duration: 12.5 }), { type: 'video/mp4', width: 720, height: 1280, duration: 12.5 }],
  [
    'a MOV',
    createVideo({ width: 640, height: 360, duration: 3, brand: 'qt  ' }),
    { type: 'video/quicktime', width: 640, height: 360, duration: 3 },
  ],
  [
    'a film taken upright',
    createVideo({ width: 1280, height: 720, duration: 1, isTurned: true }),
    { type: 'video/mp4', width: 720, height: 1280, duration: 1 },
  ],
])('%s is recognised with its size and duration', async (_, file, info) => {
  expect(await readInfo(file)).toEqual({ ok: true, value: info });
});

test.each([
  ['text named .png', Buffer.from('hello, not a picture'), 'unknown'],
  ['an empty file', Buffer.alloc(0), 'unknown'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['an SVG, which can carry scripts', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'application/xml'],
])('%s is refused', async (_, file, type) => {
  expect(await readInfo(file)).toEqual({ ok: false, error: { code: 'file_type_not_allowed', type } });
});

test.each([
  ['an MP4 cut off before its index', createVideo({ width: 720, height: 1280, duration: 12 }).subarray(0, 5100)],
  ['an MP4 cut off inside its index', createVideo({ width: 720, height: 1280, duration: 12 }).subarray(0, -20)],
  ['sound without a picture', createVideo({ width: 0, height: 0, duration: 12 })],
  ['a film without duration', createVideo({ width: 10, height: 10, duration: 0 })],
  ['a JPEG without a frame', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
])('%s is broken', async (_, file) => {
  expect(await readInfo(file)).toEqual({ ok: false, error: { code: 'file_broken' } });
});

test('a file of countless empty boxes is given up', async () => {
  const box = Buffer.from('0000000866726565', 'hex');
  const file = Buffer.concat([createVideo({ width: 1, height: 1, duration: 1 }).subarray(0, 20), Buffer.alloc(8 * 20_000, box)]);
  let reads = 0;
  const info = await readMediaInfo(async (position, length) => (reads++, file.subarray(position, position + length)), file.length);
  expect(info).toEqual({ ok: false, error: { code: 'file_broken' } });
  expect(reads).toBeLessThan(11_000);
});

test('no damage to a file is taken for anything but a refusal or a file', async () => {
  const files = [createPng(3, 3), gif, turnedJpeg, createVideo({ width: 9, height: 9, duration: 1 })];
  const damage = fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(6000), async (file, bytes, cut) => {
      const damaged = Buffer.from(file.subarray(0, Math.max(1, file.length - (cut % file.length))));
      for (const [position, value] of bytes) damaged[position % damaged.length] = value;
      const info = await readInfo(damaged);
      expect(info.ok ? info.value.width > 0 && info.value.height > 0 : info.error.code).toBeTruthy();
    }),
  );
});
