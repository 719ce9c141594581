import fc from 'fast-check';
import { expect, test } from 'vitest';
import { succeed } from '@jarchi/domain/result.ts';
import { createGif, createJpeg, createPdf, createPng, createVideo } from '#infra/testing/media-samples.ts';
import { findFileType, orFileBroken, readMediaInfo } from './media-info.ts';

const getReader = (file: Buffer) => async (position: number, length: number) => file.subarray(position, position + length);
const findType = (file: Buffer) => findFileType(getReader(file), file.length);

test.each([
  ['a PNG', createPng(12, 34), 'image/png'],
  ['a GIF', createGif(5, 3), 'image/gif'],
  ['a JPEG', createJpeg(7, 4), 'image/jpeg'],
])('%s is recognised by its bytes', async (_, file, type) => {
  expect(await findType(file)).toEqual({ ok: true, value: type });
});

test.each([
  ['an MP4', createVideo({ width: 720, height: 1280, duration: 12.5 }), { type: 'video/mp4', width: 720, height: 1280, duration: 12.5 }],
  [
    'a MOV',
    createVideo({ width: 640, height: 360, duration: 3, brand: 'qt  ' }),
    { type: 'video/quicktime', width: 640, height: 360, duration: 3 },
  ],
  [
    'a film taken upright',
    createVideo({ width: 1280, height: 720, duration: 1, isRotated: true }),
    { type: 'video/mp4', width: 720, height: 1280, duration: 1 },
  ],
  ['a PDF, which has no sides', createPdf(), { type: 'application/pdf', width: 0, height: 0, duration: null }],
] as const)('%s is recognised with its size and duration, and is whole', async (_, file, info) => {
  expect(await findType(file)).toEqual({ ok: true, value: info.type });
  expect(await readMediaInfo(info.type, getReader(file), file.length)).toEqual({ ...info, rare_coding: null });
});

test.each([
  ['text named .png', Buffer.from('hello, not a picture'), 'unknown'],
  ['an empty file', Buffer.alloc(0), 'unknown'],
  ['an SVG, which can carry scripts', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'application/xml'],
])('%s is refused', async (_, file, type) => {
  expect(await findType(file)).toEqual({ ok: false, error: { code: 'file_type_not_allowed', type } });
});

test('an error of the disk is not a fault of the file', async () => {
  const outage = Object.assign(new Error('EIO'), { syscall: 'read' });
  const read = async () => succeed(await readMediaInfo('application/pdf', () => Promise.reject(outage), 5000));
  await expect(orFileBroken(read)).rejects.toThrow('EIO');
});

test('a damaged film or document is either refused or read', async () => {
  const files = [createVideo({ width: 9, height: 9, duration: 1 }), createPdf()];
  const damage = fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(6000), async (file, bytes, cut) => {
      const damaged = Buffer.from(file.subarray(0, Math.max(1, file.length - (cut % file.length))));
      for (const [position, value] of bytes) damaged[position % damaged.length] = value;
      const type = await findType(damaged);
      // A damaged first byte may make it a picture, which is not read here.
      if (!type.ok || type.value.startsWith('image/')) return;
      const outcome = await orFileBroken<unknown, never>(async () =>
        succeed(await readMediaInfo(type.value, getReader(damaged), damaged.length)),
      );
      expect(outcome.ok ? 'whole' : outcome.error.code).toMatch(/^(?:whole|file_broken)$/);
    }),
    { numRuns: 300 },
  );
});
