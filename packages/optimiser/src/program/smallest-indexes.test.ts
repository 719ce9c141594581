import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallestIndexes } from './smallest-indexes.ts';

test('the smallest keys are found, of equal ones the first, in order of index', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 2, 3, 5.5, Infinity), { maxLength: 40 }), fc.nat(45), (keys, count) => {
      const ordered = [...keys.keys()].toSorted((a, b) => (keys[a] === keys[b] ? a - b : keys[a]! - keys[b]!));
      expect([...smallestIndexes(Float64Array.from(keys), count)]).toEqual(ordered.slice(0, count).toSorted((a, b) => a - b));
    }),
  );
});
