import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveFigures, splitCostChange, wholePercents } from './figures.ts';

test('rates and unit costs follow from the figures', () => {
  expect(deriveFigures({ reach: 2_000, views: 5_000, clicks: 40 }, 91_000)).toEqual({
    click_rate: 0.8,
    cost_per_thousand: 45_500,
    cost_per_click: 2_275,
    cost_per_reach: 45.5,
    views_per_person: 2.5,
  });
});

test('what has no divisor is unknown, not zero', () => {
  expect(deriveFigures({ reach: 0, views: 0, clicks: 0 }, 91_000)).toEqual({
    click_rate: null,
    cost_per_thousand: null,
    cost_per_click: null,
    cost_per_reach: null,
    views_per_person: null,
  });
  expect(deriveFigures({ reach: 1, views: 1, clicks: 1 }, 0)).toEqual({
    click_rate: 100,
    cost_per_thousand: 0,
    cost_per_click: 0,
    cost_per_reach: 0,
    views_per_person: 1,
  });
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [995, 5],
    [100, 0],
  ],
  [
    [996, 4],
    [100, 0],
  ],
  [
    [994, 6],
    [99, 1],
  ],
  [[7], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('the parts %o are %o percent', (parts, percents) => {
  expect(wholePercents(parts)).toEqual(percents);
});

test('whole percents add up to 100 and lie within one of the exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000_000_000), { maxLength: 30 }), (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const percents = wholePercents(parts);
      expect(percents.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : 100);
      expect(percents.every((percent, index) => Math.abs(percent * total - 100 * parts[index]!) <= total)).toBe(true);
    }),
  );
});

test.each([
  [
    { volume: 150, cost: 300 },
    { volume: 100, cost: 100 },
    { by_volume: 50, by_price: 150 },
  ],
  [
    { volume: 50, cost: 100 },
    { volume: 100, cost: 100 },
    { by_volume: -50, by_price: 50 },
  ],
  [
    { volume: 100, cost: 80 },
    { volume: 100, cost: 100 },
    { by_volume: 0, by_price: -20 },
  ],
  [
    { volume: 1, cost: 4 },
    { volume: 2, cost: 5 },
    { by_volume: -2, by_price: 1 },
  ],
  [
    { volume: 0, cost: 0 },
    { volume: 100, cost: 100 },
    { by_volume: -100, by_price: 0 },
  ],
  [{ volume: 5, cost: 5 }, { volume: 0, cost: 0 }, null],
])('from %o, after %o, cost changed by %o', (now, before, change) => {
  expect(splitCostChange(now, before)).toEqual(change);
});

test('both reasons for a change of cost add up to it exactly', () => {
  const any = fc.record({ volume: fc.integer({ min: 1, max: 10 ** 5 }), cost: fc.nat(10 ** 10) });
  fc.assert(
    fc.property(any, any, (now, before) => {
      const change = splitCostChange(now, before);
      expect(change!.by_volume + change!.by_price).toBe(now.cost - before.cost);
    }),
  );
});
