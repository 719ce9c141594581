import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorNet, roundNet, spreadNet, spreadPrice } from './hundreds.ts';
import { getVat } from './money.ts';

test.each([
  [0, 0, 0],
  [49, 0, 0],
  [50, 100, 0],
  [99, 100, 0],
  [100, 100, 100],
  [149, 100, 100],
  [150, 200, 100],
  [1_234_567, 1_234_600, 1_234_500],
])('%d toman are %d when rounded, and %d as a maximum', (amount, rounded, floored) => {
  expect(roundNet(amount)).toBe(rounded);
  expect(floorNet(amount)).toBe(floored);
});

test('VAT of whole hundreds is exact at every whole percent', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 10), fc.nat(100), (hundreds, percent) => {
      expect(getVat(hundreds * 100, percent)).toBe(hundreds * percent);
    }),
  );
});

test.each([
  [1_000, [1, 1, 1], [400, 300, 300]],
  [100, [1, 3], [0, 100]],
  [200, [0, 0, 0], [100, 100, 0]],
  [300, [9_900, 100], [300, 0]],
  [0, [5, 5], [0, 0]],
  [0, [], []],
])('%d over the weights %j is %j', (whole, over, expected) => {
  expect(spreadNet(whole, over)).toEqual(expected);
});

test('a price of whole hundreds is spread in hundreds, another one in toman', () => {
  expect(spreadPrice(200, [1, 1, 1])).toEqual([100, 100, 0]);
  expect(spreadPrice(201, [1, 1, 1])).toEqual([67, 67, 67]);
});

test('the odd hundred of a tie goes to the lower id', () => {
  expect(spreadNet(100, [5, 5], [9, 4])).toEqual([0, 100]);
});

test.each([1, 99, 150, -50])('%d toman are no whole hundreds to spread', (amount) => {
  expect(() => spreadNet(amount, [1])).toThrow(RangeError);
});

test('parts are whole hundreds that sum to the amount, none above its weight where the weights sum to at least the amount', () => {
  const weights = fc.array(
    fc.nat(10 ** 7).map((count) => count * 100),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(weights, fc.nat(100), (over, percent) => {
      const sum = over.reduce((all, weight) => all + weight, 0);
      const amount = floorNet(Math.floor((sum * percent) / 100));
      const parts = spreadNet(amount, over);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(part % 100).toBe(0);
        expect(part).toBeLessThanOrEqual(over[index]!);
      }
    }),
  );
});
