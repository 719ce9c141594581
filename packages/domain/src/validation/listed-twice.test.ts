import { expect, test } from 'vitest';
import { findListedTwice } from './listed-twice.ts';

test('a repeated item is named with its list, once', () => {
  expect(findListedTwice({ plans: [3, 7, 3, 9, 7, 3], bundles: [1, 2], codes: ['a', 'A', 'a'] })).toEqual({
    code: 'listed_twice',
    lists: [
      { field: 'plans', values: [3, 7] },
      { field: 'codes', values: ['a'] },
    ],
  });
});

test('lists may have items in common, and may be empty', () => {
  expect(findListedTwice({ plans: [3, 7], reserves: [3], bundles: [] })).toBeUndefined();
});
