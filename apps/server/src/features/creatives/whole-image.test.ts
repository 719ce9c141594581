import { expect, test } from 'vitest';
import { createPng } from '#infra/testing/media-samples.ts';
import { isWholeImage } from './whole-image.ts';

const gif = Buffer.from('474946383961050003000000002c00000000050003000002032c8f05003b', 'hex');
// A segment that holds an end of its own, as a preview does; then the scan.
const jpegHead = Buffer.from('ffd8ffe1000affd9000000000000ffda0008010100003f00', 'hex');
const jpeg = Buffer.concat([jpegHead, Buffer.alloc(300_000, 7), Buffer.from('ffd9', 'hex')]);
const trailer = Buffer.from('<script>alert(1)</script>');

const isWhole = (type: 'image/png' | 'image/gif' | 'image/jpeg', file: Buffer) =>
  isWholeImage(type, async (position, length) => file.subarray(position, position + length), file.length);

test.each([
  ['image/png', createPng(3, 4)],
  ['image/gif', gif],
  ['image/jpeg', jpeg],
  ['image/jpeg', Buffer.concat([jpeg, trailer])],
] as const)('a whole %s passes', async (type, file) => {
  expect(await isWhole(type, file)).toBe(true);
});

test.each([
  ['a PNG cut off', 'image/png', createPng(3, 4).subarray(0, -1)],
  ['a PNG with something behind it', 'image/png', Buffer.concat([createPng(3, 4), trailer])],
  ['a GIF cut off', 'image/gif', gif.subarray(0, -1)],
  ['a GIF with something behind it', 'image/gif', Buffer.concat([gif, trailer])],
  ['a JPEG cut off in its scan', 'image/jpeg', jpeg.subarray(0, -2)],
  ['a JPEG cut off in its segments', 'image/jpeg', jpeg.subarray(0, 10)],
  ['a JPEG of noise', 'image/jpeg', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(50, 1)])],
] as const)('%s is not whole', async (_, type, file) => {
  expect(await isWhole(type, file)).toBe(false);
});

test.each([262_143, 262_144, 262_145])('an end that lies across two blocks is found (%i bytes of scan)', async (length) => {
  const file = Buffer.concat([jpegHead, Buffer.alloc(length, 7), Buffer.from('ffd9', 'hex')]);
  expect(await isWhole('image/jpeg', file)).toBe(true);
});
