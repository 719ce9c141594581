import { expect, test } from 'vitest';
import { sampleOverview } from '#features/dashboard/testing/sample-overview.fa.ts';
import { listChartParts } from './chart-parts.ts';

const overview = sampleOverview();

test('three platforms have their colours, the rest is one without', () => {
  expect(listChartParts(overview, 'reach').map(({ name, hue }) => [name, hue])).toEqual([
    ['اینستاگرام', 'var(--pf-instagram-b)'],
    ['تلگرام', 'var(--pf-telegram)'],
    ['روبیکا', 'var(--pf-rubika)'],
    ['دو پلتفرم دیگر', undefined],
  ]);
});

test('the rest adds up, and a day that nobody measured stays a gap', () => {
  expect(listChartParts(overview, 'reach')[3]?.values).toEqual([0.6 * 72_000, 0.4 * 72_000, null]);
  expect(listChartParts(overview, 'cost')[0]?.values).toEqual([34_920_000, 23_280_000, null]);
});

test('a rest of one platform has its name and colour, and no rest is no part', () => {
  const few = (count: number) => listChartParts({ ...overview, platforms: overview.platforms.slice(0, count) }, 'clicks');
  expect(few(4)[3]).toMatchObject({ name: 'ایتا', hue: 'var(--pf-eitaa)', values: [10, 10, null] });
  expect(few(2)).toHaveLength(2);
});

test('a price is that of all platforms together', () => {
  const parts = listChartParts(overview, 'cost_per_thousand');
  expect(parts.map(({ name, values }) => [name, values])).toEqual([['هر هزار دسترسی', [88_942, 88_942, null]]]);
});
