import { expect, test } from 'vitest';
import { addWords, splitHashtags, splitMentions } from './split-words.ts';

test('a pasted list of hashtags is split into words at any separator', () => {
  expect(splitHashtags('#منوی_پاییزی #قهوه، coffee\n#a#b')).toEqual(['منوی_پاییزی', 'قهوه', 'coffee', 'a', 'b']);
  expect(splitHashtags(' # ')).toEqual([]);
});

test('usernames lose their @', () => {
  expect(splitMentions('@sepidar.coffee, cafe_neshin')).toEqual(['sepidar.coffee', 'cafe_neshin']);
});

test('a word is listed once', () => {
  expect(addWords(['a'], ['b', 'a', 'b'])).toEqual(['a', 'b']);
});
