import { expect, test } from 'vitest';
import { findChange, findUnfinished, hasUnfinished, isCompared, listKpis, listOtherChanges, listPoints, toExplained } from './kpis.ts';
import { sampleStats } from '#testing/sample-answers.fa.ts';

test.each([
  ['reach', 112, 100, 'up', 'good'],
  ['clicks', 96, 100, 'down', 'bad'],
  ['cost', 103, 100, 'up', 'neutral'],
  ['unit_cost', 94, 100, 'down', 'good'],
  ['unit_cost', 106, 100, 'up', 'bad'],
  ['views', 100.2, 100, 'flat', 'neutral'],
] as const)('%s, case %#: %i after %i goes %s and is %s', (key, now, before, trend, tone) => {
  expect(findChange(key, now, before)).toMatchObject({ trend, tone });
});

test('without an earlier figure there is no change', () => {
  expect(findChange('reach', 10, 0)).toBeUndefined();
  expect(findChange('unit_cost', null, 10)).toBeUndefined();
});

test('each tile has a figure and a note', () => {
  const kpis = listKpis(sampleStats());
  expect(kpis.map(({ figure }) => figure)).toEqual(['۲۶۸٬۴۰۰', '۳۱۲٬۷۵۰', '۴٬۸۶۰', '۲۳٫۶ میلیون', '۸۷٬۷۰۰']);
  expect(kpis[0]?.note).toBe('از هدف ۴۰۰ هزار');
});

test('the previous range is compared only if it has a value of the figure', () => {
  const stats = sampleStats();
  expect(isCompared(stats, 'reach')).toBe(true);
  expect(isCompared({ ...stats, compared_series: stats.compared_series.map((point) => ({ ...point, reach: null })) }, 'reach')).toBe(false);
});

test('today is not over, and in an hourly chart the hour of now is not', () => {
  const stats = sampleStats();
  expect(findUnfinished({ ...stats, today: '2026-11-08' }, undefined)).toBe(Date.parse('2026-11-07T20:30:00Z'));
  const [point] = stats.series;
  if (!point) throw new Error('the sample has a series');
  const hours = ['2026-11-08T05:30:00Z', '2026-11-08T06:30:00Z'].map((at) => ({ ...point, at }));
  const hourly = { ...stats, granularity: 'hourly' as const, series: hours };
  expect(findUnfinished(hourly, Date.parse('2026-11-08T06:45:00Z'))).toBe(Date.parse('2026-11-08T06:30:00Z'));
  expect(findUnfinished(hourly, Date.parse('2026-11-08T07:30:00Z'))).toBeUndefined();
});

test('a campaign of clicks has its goal at its clicks, and the price of a click', () => {
  const stats = sampleStats();
  const goal = { measure: 'clicks' as const, target: 35_000, reached: 4_860 };
  const kpis = listKpis({ ...stats, totals: { ...stats.totals, unit_cost: 1_500 }, pace: { ...stats.pace, goal } });
  expect(kpis.map(({ name }) => name)).toEqual(['دسترسی', 'بازدید', 'کلیک', 'هزینه', 'هر کلیک']);
  expect(kpis.map(({ note }) => note)).toEqual(['', 'میانگین ۱٫۱۷ بار برای هر نفر', 'از هدف ۳۵ هزار', 'از ۳۶٫۲ میلیون تومان', 'تومان']);
  expect(kpis[4]?.figure).toBe('۱٬۵۰۰');
});

test('a day that is not over is drawn only with a value', () => {
  const stats = sampleStats();
  const [first] = stats.series;
  if (!first) throw new Error('the sample has a series');
  const today = { ...stats, today: '2026-11-08', series: [{ ...first, at: '2026-11-07T20:30:00.000Z' }] };
  expect(hasUnfinished(today, 'reach', undefined)).toBe(true);
  expect(hasUnfinished({ ...today, series: [{ ...first, at: '2026-11-07T20:30:00.000Z', reach: null }] }, 'reach', undefined)).toBe(false);
  expect(hasUnfinished({ ...today, today: '2026-11-09' }, 'reach', undefined)).toBe(false);
});

test('a gap in the series stays a gap', () => {
  const points = listPoints(sampleStats(), 'reach');
  expect(points[0]).toMatchObject({ value: 18_000, compare: 16_000 });
  expect(points.at(-1)?.value).toBeNull();
});

test('a report whose cost is hidden, and that compares nothing, has neither cost nor price nor changes', () => {
  const { totals, series, compared_totals: _, compared_series: __, compared_range: ___, ...rest } = sampleStats();
  const shown = {
    ...rest,
    pace: { goal: rest.pace.goal },
    totals: { ...totals, cost: null, unit_cost: undefined },
    series: series.map((point) => ({ ...point, cost: undefined, unit_cost: undefined })),
  };
  const kpis = listKpis(shown);
  expect(kpis.map(({ key }) => key)).toEqual(['reach', 'views', 'clicks']);
  expect(kpis.every(({ change, isExplained }) => change === undefined && !isExplained)).toBe(true);
  expect(listPoints(shown, 'reach')[0]).toMatchObject({ value: 18_000, compare: null });
  expect(listOtherChanges(shown)).toEqual([]);
});

test('a change is explained from one percent, but not that of a price', () => {
  const stats = sampleStats();
  expect(listKpis(stats).map(({ key, isExplained }) => [key, isExplained])).toEqual([
    ['reach', true],
    ['views', true],
    ['clicks', true],
    ['cost', true],
    ['unit_cost', false],
  ]);
  expect(listOtherChanges(stats).map(({ figure }) => figure)).toEqual(['cost', 'reach', 'views', 'clicks']);
  const same = listKpis({ ...stats, compared_totals: { ...stats.totals, ...stats.compared_totals, cost: 23_500_000 } });
  expect(same.find(({ key }) => key === 'cost')?.isExplained).toBe(false);
  expect([toExplained('cost'), toExplained('unit_cost')]).toEqual(['cost', undefined]);
});
