import { expect, test } from 'vitest';
import type { MeasurePrice } from './measure-prices.ts';
import { findAverage, findBestAndWorst, judgePrice, listShares } from './value-for-money.ts';

test.each([
  [87_900, 90_300, { kind: 'cheaper', percent: 3 }],
  [209_500, 90_300, { kind: 'dearer', percent: 132 }],
  [90_200, 90_300, { kind: 'average', percent: 0 }],
  [90_300, 90_300, { kind: 'average', percent: 0 }],
  [0, 90_300, { kind: 'cheaper', percent: 100 }],
  [null, 90_300, null],
  [90_300, null, null],
  [90_300, 0, null],
])('a price of %s where the average is %s', (price, average, verdict) => {
  expect(judgePrice(price, average)).toEqual(verdict);
});

const priceOf = (measure: MeasurePrice['measure'], unit_cost: number | null): MeasurePrice => ({
  measure,
  cost: 900,
  reached: 10,
  unit_cost,
});
const row = (name: string, unit_cost: number | null) => ({ name, prices: [priceOf('reach', unit_cost), priceOf('clicks', 1)] });

test('the rows with the lowest and highest price are found; rows without a price are ignored', () => {
  const rows = [row('a', 90), row('b', null), row('c', 75), row('d', 210), row('e', 75), row('f', 210)];
  expect(findBestAndWorst(rows, 'reach')).toEqual({ cheapest: row('c', 75), dearest: row('d', 210) });
});

test.each([
  ['nothing', []],
  ['no price', [row('a', null), row('b', null)]],
  ['one price', [row('a', 90), row('b', null)]],
  ['equal prices', [row('a', 90), row('b', 90)]],
])('%s have no best and worst', (_, rows) => {
  expect(findBestAndWorst(rows, 'reach')).toBeNull();
});

test('rows are compared by one measure only', () => {
  const views = { name: 'v', prices: [priceOf('views', 5)] };
  expect(findBestAndWorst([row('a', 90), views, row('b', 75)], 'reach')).toEqual({ cheapest: row('b', 75), dearest: row('a', 90) });
  expect(findBestAndWorst([row('a', 90), views, row('b', 75)], 'clicks')).toBeNull();
});

test('a row is compared with the average of its own measure, unless it is all there is of it', () => {
  const totals = [{ ...priceOf('reach', 90_000), cost: 2_000 }, priceOf('clicks', 1_200)];
  expect(findAverage(priceOf('reach', 80_000), totals)).toBe(90_000);
  expect(findAverage(priceOf('clicks', 1_200), totals)).toBeNull();
  expect(findAverage(priceOf('views', 5_000), totals)).toBeNull();
});

test('shares are parts of the sum; without a sum all are 0', () => {
  expect(listShares([1, 0, 3])).toEqual([0.25, 0, 0.75]);
  expect(listShares([0, 0])).toEqual([0, 0]);
  expect(listShares([])).toEqual([]);
});
