import { expect, test } from 'vitest';
import { createGif, createJpeg, createPng } from '#infra/testing/media-samples.ts';
import { findIconType } from './icon-type.ts';

test.each([
  ['image/png', createPng(3, 3)],
  ['image/jpeg', createJpeg(3, 3)],
  ['image/gif', createGif(3, 3)],
  ['image/x-icon', Buffer.concat([Buffer.from('00000100', 'hex'), Buffer.alloc(40)])],
  ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  [undefined, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, Buffer.from('<html>')],
  [undefined, Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1')],
  [undefined, Buffer.from('00000100', 'hex')],
  [undefined, Buffer.alloc(0)],
])('the type of an icon is told by its bytes: %s', (type, bytes) => {
  expect(findIconType(bytes)).toBe(type);
});
