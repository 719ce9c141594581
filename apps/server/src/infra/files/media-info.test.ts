import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkWholeFile, readMediaInfo } from './media-info.ts';
import { createGif, createJpeg, createPdf, createPng, createVideo } from '#infra/testing/media-samples.ts';

const readerOf = (file: Buffer) => async (position: number, length: number) => file.subarray(position, position + length);
const readInfo = (file: Buffer) => readMediaInfo(readerOf(file), file.length);

// An EXIF block that says that the camera lay on its side (orientation 6), in both byte orders.
const turnedLittle = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
const turnedBig = Buffer.from('ffe100224578696600004d4d002a0000000800010112000300000001000600000000', 'hex');
turnedBig.writeUInt16BE(turnedBig.length - 2, 2);

test.each([
  ['a PNG', createPng(12, 34), { type: 'image/png', width: 12, height: 34, duration: null }],
  ['a GIF', createGif(5, 3), { type: 'image/gif', width: 5, height: 3, duration: null }],
  ['a JPEG', createJpeg(7, 4), { type: 'image/jpeg', width: 7, height: 4, duration: null }],
  ['a JPEG on its side', createJpeg(7, 4, turnedLittle), { type: 'image/jpeg', width: 4, height: 7, duration: null }],
  ['one of another camera', createJpeg(7, 4, turnedBig), { type: 'image/jpeg', width: 4, height: 7, duration: null }],
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
  ['a PDF, which has no sides', createPdf(), { type: 'application/pdf', width: 0, height: 0, duration: null }],
] as const)('%s is recognised with its size and duration, and is whole', async (_, file, info) => {
  expect(await readInfo(file)).toEqual({ ok: true, value: info });
  expect(await checkWholeFile(info.type, readerOf(file), file.length)).toEqual({ ok: true, value: null });
});

test.each([
  ['text named .png', Buffer.from('hello, not a picture'), 'unknown'],
  ['an empty file', Buffer.alloc(0), 'unknown'],
  ['an SVG, which can carry scripts', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'application/xml'],
])('%s is refused', async (_, file, type) => {
  expect(await readInfo(file)).toEqual({ ok: false, error: { code: 'file_type_not_allowed', type } });
});

test('what the disk throws is no fault of the file', async () => {
  const outage = Object.assign(new Error('EIO'), { syscall: 'read' });
  await expect(checkWholeFile('image/png', () => Promise.reject(outage), 5000)).rejects.toThrow('EIO');
});

test('no damage to a file is taken for anything but a refusal or a file', async () => {
  const files = [
    createPng(3, 3),
    createGif(5, 3, 2),
    createJpeg(7, 4, turnedLittle),
    createVideo({ width: 9, height: 9, duration: 1 }),
    createPdf(),
  ];
  const damage = fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(6000), async (file, bytes, cut) => {
      const damaged = Buffer.from(file.subarray(0, Math.max(1, file.length - (cut % file.length))));
      for (const [position, value] of bytes) damaged[position % damaged.length] = value;
      const info = await readInfo(damaged);
      const outcome = info.ok ? await checkWholeFile(info.value.type, readerOf(damaged), damaged.length) : info;
      expect(outcome.ok ? 'whole' : outcome.error.code).toMatch(/^(?:whole|file_broken|file_type_not_allowed)$/);
    }),
    { numRuns: 300 },
  );
});
