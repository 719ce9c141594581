import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BreakpointHeap } from './breakpoint-heap.ts';

test('numbers are taken in the order of their keys, and by number if keys are equal', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (keys) => {
      const heap = new BreakpointHeap(keys.length);
      keys.forEach((key, number) => heap.collect(number, key));
      heap.order();
      const taken = keys.map(() => heap.take());
      expect(taken).toEqual([...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]! || a - b));
      expect(heap.size).toBe(0);
    }),
  );
});
