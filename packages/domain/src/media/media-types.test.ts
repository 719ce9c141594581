import { expect, test } from 'vitest';
import { IMAGE_TYPES, isImageType, isVideoType, VIDEO_TYPES } from './media-types.ts';

test("a type is an image's, a video's, or neither's", () => {
  expect(IMAGE_TYPES.map((type) => [isImageType(type), isVideoType(type)])).toEqual(IMAGE_TYPES.map(() => [true, false]));
  expect(VIDEO_TYPES.map((type) => [isImageType(type), isVideoType(type)])).toEqual(VIDEO_TYPES.map(() => [false, true]));
  expect(['image/webp', 'IMAGE/PNG', 'video/webm', ''].filter((type) => isImageType(type) || isVideoType(type))).toEqual([]);
});
