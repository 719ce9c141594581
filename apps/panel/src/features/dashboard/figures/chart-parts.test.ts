import { expect, test } from 'vitest';
import { sampleOverview } from '#features/dashboard/testing/sample-overview.fa.ts';
import { listChartParts } from './chart-parts.ts';

const overview = sampleOverview();

test('three platforms have their colours, and the rest is one part without a colour', () => {
  expect(listChartParts(overview, 'reach').map(({ name, hue }) => [name, hue])).toEqual([
    ['اینستاگرام', 'var(--series-instagram)'],
    ['تلگرام', 'var(--series-telegram)'],
    ['روبیکا', 'var(--series-rubika)'],
    ['دو پلتفرم دیگر', undefined],
  ]);
});

test('the rest is summed, and a day without measurements stays a gap', () => {
  expect(listChartParts(overview, 'reach')[3]?.values).toEqual([0.6 * 72_000, 0.4 * 72_000, null]);
  expect(listChartParts(overview, 'cost')[0]?.values).toEqual([34_920_000, 23_280_000, null]);
});

test('a rest of one platform has its name and colour, and an empty rest is left out', () => {
  const few = (count: number) => listChartParts({ ...overview, platforms: overview.platforms.slice(0, count) }, 'clicks');
  expect(few(4)[3]).toMatchObject({ name: 'ایتا', hue: 'var(--series-eitaa)', values: [10, 10, null] });
  expect(few(2)).toHaveLength(2);
});

test('the price has one part for all platforms', () => {
  const parts = listChartParts(overview, 'unit_cost');
  expect(parts.map(({ name, values }) => [name, values])).toEqual([['هر هزار دسترسی', [88_942, 88_942, null]]]);
});
