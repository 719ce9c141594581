import { expect, test } from 'vitest';
import { findBestAndWorst, judgePrice, listShares } from './value-for-money.ts';

test.each([
  [87_900, 90_300, { kind: 'cheaper', percent: 3 }],
  [209_500, 90_300, { kind: 'dearer', percent: 132 }],
  [90_200, 90_300, { kind: 'average', percent: 0 }],
  [90_300, 90_300, { kind: 'average', percent: 0 }],
  [0, 90_300, { kind: 'cheaper', percent: 100 }],
  [null, 90_300, null],
  [90_300, null, null],
  [90_300, 0, null],
])('%s for a thousand where the average is %s', (price, average, verdict) => {
  expect(judgePrice(price, average)).toEqual(verdict);
});

const row = (name: string, cost_per_thousand: number | null) => ({ name, cost_per_thousand });

test('the rows with the lowest and highest price are found; rows without a price are ignored', () => {
  const rows = [row('a', 90), row('b', null), row('c', 75), row('d', 210), row('e', 75), row('f', 210)];
  expect(findBestAndWorst(rows)).toEqual({ cheapest: row('c', 75), dearest: row('d', 210) });
});

test.each([
  ['nothing', []],
  ['no price', [row('a', null), row('b', null)]],
  ['one price', [row('a', 90), row('b', null)]],
  ['equal prices', [row('a', 90), row('b', 90)]],
])('%s have no best and worst', (_, rows) => {
  expect(findBestAndWorst(rows)).toBeNull();
});

test('shares are parts of the sum; without a sum all are 0', () => {
  expect(listShares([1, 0, 3])).toEqual([0.25, 0, 0.75]);
  expect(listShares([0, 0])).toEqual([0, 0]);
  expect(listShares([])).toEqual([]);
});
