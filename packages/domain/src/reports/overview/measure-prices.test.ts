import { expect, test } from 'vitest';
import { findMainMeasure, findPrice, listPrices, listResultShares } from './measure-prices.ts';

const people = (cost: number, reached: number) => ({ measure: 'reach' as const, cost, reached });
const views = (cost: number, reached: number) => ({ measure: 'views' as const, cost, reached });
const clicks = (cost: number, reached: number) => ({ measure: 'clicks' as const, cost, reached });

test('each measure has its own price: a thousand people, a thousand views, a click', () => {
  expect(listPrices([clicks(3_000, 2), people(50_000, 400), views(9_000, 3_000), people(40_000, 600), clicks(0, 1)])).toEqual([
    { ...people(90_000, 1_000), unit_cost: 90_000 },
    { ...views(9_000, 3_000), unit_cost: 3_000 },
    { ...clicks(3_000, 3), unit_cost: 1_000 },
  ]);
  expect(listPrices([clicks(500, 0)])).toEqual([{ ...clicks(500, 0), unit_cost: null }]);
  expect(listPrices([])).toEqual([]);
});

test('the main measure is the one that cost most, the first of equals', () => {
  expect(findMainMeasure(listPrices([people(10, 900), clicks(30, 1), views(30, 5)]))).toBe('views');
  expect(findMainMeasure([])).toBeUndefined();
  expect(findPrice(listPrices([people(10, 900)]), 'views')).toBeUndefined();
});

test('with one measure, the share of the results is the share of that measure', () => {
  expect(listResultShares([[people(80, 300)], [people(20, 100)]].map(listPrices))).toEqual([0.75, 0.25]);
  expect(listResultShares([[people(0, 300)], [people(0, 100)]].map(listPrices))).toEqual([0.75, 0.25]);
});

test('with several measures, each counts as much as it cost, and all shares sum to 1', () => {
  const rows = [[people(60, 300), clicks(10, 4)], [people(20, 100)], [clicks(10, 6)]].map(listPrices);
  const shares = listResultShares(rows).map((share) => Math.round(share * 1_000) / 1_000);
  expect(shares).toEqual([0.68, 0.2, 0.12]);
});

test('a measure without results has no part in the shares', () => {
  expect(listResultShares([[people(60, 300)], [clicks(40, 0)]].map(listPrices))).toEqual([1, 0]);
  expect(listResultShares([[clicks(40, 0)]].map(listPrices))).toEqual([0]);
});
