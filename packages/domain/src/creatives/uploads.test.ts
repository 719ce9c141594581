import { expect, test } from 'vitest';
import { areUploadsDone, MEDIA_LOADING } from './uploads.ts';

test('the loading states are 0, 1 and 2', () => {
  expect(MEDIA_LOADING).toEqual({ loading: 0, success: 1, fail: 2 });
});

const file = { size: 1_000, type: 'image/png', name: 'story.png', lastModified: 0 };

test.each([
  [[], true],
  [[1], true],
  [[1, 1], true],
  [[1, 0], false],
  [[2, 1], false],
] as const)('files in the states %j are ready: %s', (states, areReady) => {
  expect(areUploadsDone(states.map((state) => ({ file, state })))).toBe(areReady);
});
