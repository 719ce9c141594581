import { expect, test } from 'vitest';
import { typeOfBytes } from './file-type.ts';

const text = (words: string) => new TextEncoder().encode(words);

test('the bytes of a file decide its type', () => {
  expect(typeOfBytes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png');
  expect(typeOfBytes(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(typeOfBytes(text('GIF89a'))).toBe('image/gif');
  expect(typeOfBytes(text('%PDF-1.7'))).toBe('application/pdf');
  expect(typeOfBytes(text('\0\0\0\u0018ftypisom'))).toBe('video/mp4');
  expect(typeOfBytes(text('\0\0\0\u0014ftypqt  '))).toBe('video/quicktime');
  expect(typeOfBytes(text('\0\0\0\u0008wide\0\0\0\0'))).toBe('video/quicktime');
});

test('an animated PNG and a HEIC picture are recognised, so that their owners can be told what to do', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunk = (type: string, length: number) => [0, 0, 0, length, ...text(type), ...Array<number>(length + 4).fill(0)];
  const open = (...chunks: number[][]) => typeOfBytes(new Uint8Array([...png, ...chunks.flat()]));
  expect(open(chunk('IHDR', 13), chunk('gAMA', 4), chunk('acTL', 8), chunk('IDAT', 9))).toBe('image/apng');
  expect(open(chunk('IHDR', 13), chunk('IDAT', 9), chunk('acTL', 8))).toBe('image/png');
  expect(open(chunk('IHDR', 13))).toBe('image/png');
  for (const brand of ['heic', 'heix', 'hevc', 'mif1', 'msf1']) expect(typeOfBytes(text(`\0\0\0\u0018ftyp${brand}`))).toBe('image/heic');
});

test('an AVIF picture, which begins like a video, and a text have no accepted type', () => {
  expect(typeOfBytes(text('\0\0\0\u0018ftypavif'))).toBeUndefined();
  expect(typeOfBytes(text('salaam'))).toBeUndefined();
});
