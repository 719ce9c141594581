import { expect, test } from 'vitest';
import { isUsername } from './publishers.ts';

test.each(['abc', 'a_b', 'a.b', '_a_', '123', 'A.b_9', 'maze.gardi', 'a1.b2_c3', 'a'.repeat(30), `a${'.b'.repeat(14)}c`])(
  '%s is a username',
  (text) => {
    expect(isUsername(text)).toBe(true);
  },
);

test.each(['', 'ab', 'a'.repeat(31), '.ab', 'ab.', 'a..b', 'a-b', 'a b', 'علی', 'ناشر', '@abc', 'abc\n'])('%j is no username', (text) => {
  expect(isUsername(text)).toBe(false);
});
