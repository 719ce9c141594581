import { expect, test } from 'vitest';
import { canReloadAgain } from './loading.ts';

const now = 10_000_000;
test.each([
  ['never before', null, true],
  ['just now', now, false],
  ['59,999 ms ago', now - 59_999, false],
  ['60,000 ms ago', now - 60_000, true],
  ['60,001 ms ago', now - 60_001, true],
  ['in the future (the clock was set back)', now + 1, true],
  ['at an unreadable time', Number.NaN, true],
])('a reload after a reload %s: %s', (_, lastAt, expected) => {
  expect(canReloadAgain(lastAt, now)).toBe(expected);
});
