import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { checkHashtags, checkMentions, HASHTAGS_MAX, MENTIONS_MAX } from './hashtags.ts';

test('a post may have 30 hashtags and 20 mentions', () => {
  expect([HASHTAGS_MAX, MENTIONS_MAX]).toEqual([30, 20]);
  const listOf = (length: number) => Array.from({ length }, () => 'tehran');
  expect([29, 30, 31].map((count) => checkHashtags(listOf(count)))).toEqual([[], [], [{ code: 'hashtag_max', limit: 30 }]]);
  expect([19, 20, 21].map((count) => checkMentions(listOf(count)))).toEqual([[], [], [{ code: 'max_selection', limit: 20 }]]);
  expect(checkHashtags(listOf(6), 5)).toEqual([{ code: 'hashtag_max', limit: 5 }]);
  expect(checkMentions(listOf(6), 5)).toEqual([{ code: 'max_selection', limit: 5 }]);
});

test('each issue of each hashtag is listed once, with its index', () => {
  expect(checkHashtags(['تهران', '#پاییز', 'دو کلمه', '##دو کلمه', '', '#'])).toEqual([
    { code: 'isStartingWithHashtag', index: 1 },
    { code: 'hashtags', index: 2 },
    { code: 'isStartingWithHashtag', index: 3 },
    { code: 'hashtags', index: 3 },
    { code: 'hashtags', index: 4 },
    { code: 'isStartingWithHashtag', index: 5 },
    { code: 'hashtags', index: 5 },
  ]);
});

test('the count and the shapes are checked together', () => {
  expect(checkHashtags(['a b', 'c'], 1)).toEqual([
    { code: 'hashtag_max', limit: 1 },
    { code: 'hashtags', index: 0 },
  ]);
  expect(checkMentions(['@jarchi.ir', 'jarchi', 'a', '@@jarchi', 'علی'], 4)).toEqual([
    { code: 'max_selection', limit: 4 },
    { code: 'mentions', index: 2 },
    { code: 'mentions', index: 3 },
    { code: 'mentions', index: 4 },
  ]);
});

test('any list can be checked, and only existing items are named', () => {
  fc.assert(
    fc.property(fc.array(anyText), (items) => {
      const indexes = [...checkHashtags(items, 99), ...checkMentions(items, 99)].map(({ index }) => index);
      expect(indexes.every((index) => index !== undefined && index < items.length)).toBe(true);
    }),
  );
});
