import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTypeByName, IMAGE_TYPES, isImageType, isVideoType, VIDEO_TYPES } from './media-types.ts';

test('a type is that of an image, of a video, or of neither', () => {
  expect(IMAGE_TYPES.map((type) => [isImageType(type), isVideoType(type)])).toEqual(IMAGE_TYPES.map(() => [true, false]));
  expect(VIDEO_TYPES.map((type) => [isImageType(type), isVideoType(type)])).toEqual(VIDEO_TYPES.map(() => [false, true]));
  expect(['image/webp', 'IMAGE/PNG', 'video/webm', ''].filter((type) => isImageType(type) || isVideoType(type))).toEqual([]);
});

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['عکس پاییز.JPG', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  ['a.png', 'image/png'],
  ['a.mp4', 'video/mp4'],
  ['a.mov', 'video/quicktime'],
  ['a.qt', 'video/quicktime'],
  ['archive.png.mp4', 'video/mp4'],
  ['.png', 'image/png'],
  ['a.png.exe', undefined],
  ['a.webp', undefined],
  ['a.', undefined],
  ['png', undefined],
  ['', undefined],
  ['a.constructor', undefined],
])('the name %j promises %s', (name, type) => {
  expect(findTypeByName(name)).toBe(type);
});

test('any name is answered', () => {
  fc.assert(fc.property(fc.string(), (name) => findTypeByName(`${name}.png`) === 'image/png' && findTypeByName(`${name}.x`) === undefined));
});
