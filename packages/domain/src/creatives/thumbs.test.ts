import { expect, test } from 'vitest';
import { findThumbUrl, POSTER_BYTES, THUMB_PX } from './thumbs.ts';

const url = '/api/main/content/media/key/';

test.each([
  ['image/png', undefined, `${url}?size=thumb`],
  ['image/gif', undefined, `${url}?size=thumb`],
  ['video/mp4', undefined, undefined],
  ['video/mp4', false, undefined],
  ['video/quicktime', true, `${url}?size=thumb`],
  ['application/pdf', true, undefined],
])('a file of type %s (poster: %s) has its small picture at %s', (type, has_poster, address) => {
  expect(findThumbUrl({ type, url, has_poster })).toBe(address);
});

test('a small picture has at most 480 px and a poster at most 1 MiB', () => {
  expect([THUMB_PX, POSTER_BYTES]).toEqual([480, 1_048_576]);
});
