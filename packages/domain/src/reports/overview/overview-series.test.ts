import { expect, test } from 'vitest';
import { addKnown, splitParts } from './overview-series.ts';

test('unknown values add nothing, and a sum of only unknown values is unknown', () => {
  expect([addKnown([null, 3, 4]), addKnown([null, 0]), addKnown([null]), addKnown([])]).toEqual([7, 0, null, null]);
});

test('the first three parts are shown separately', () => {
  expect(splitParts(['a', 'b', 'c', 'd', 'e'])).toEqual({ own: ['a', 'b', 'c'], rest: ['d', 'e'] });
  expect(splitParts(['a', 'b'])).toEqual({ own: ['a', 'b'], rest: [] });
});
