import { expect, test } from 'vitest';
import { addKnown, addSeries, splitParts, type SeriesPoint } from './overview-series.ts';

const point = (at: string, reach: number | null, cost: number | null): SeriesPoint => ({
  at,
  reach,
  views: reach === null ? null : reach * 2,
  clicks: reach === null ? null : 1,
  cost,
  cost_per_thousand: null,
});

test('series are added point by point; a point that is a gap in all of them stays a gap', () => {
  const a = [point('1', 100, 5000), point('2', null, 700), point('3', null, null), point('4', 0, 0)];
  const b = [point('1', 300, null), point('2', 50, 300), point('3', null, null), point('4', null, 40)];
  expect(addSeries([a, b])).toEqual([
    { at: '1', reach: 400, views: 800, clicks: 2, cost: 5000, cost_per_thousand: 12_500 },
    { at: '2', reach: 50, views: 100, clicks: 1, cost: 1000, cost_per_thousand: 20_000 },
    { at: '3', reach: null, views: null, clicks: null, cost: null, cost_per_thousand: null },
    { at: '4', reach: 0, views: 0, clicks: 1, cost: 40, cost_per_thousand: null },
  ]);
});

test('reach without cost costs 0 for a thousand, and a shorter series counts as gaps at its end', () => {
  expect(addSeries([[point('1', 10, null), point('2', 20, null)], [point('1', 5, null)]])).toMatchObject([
    { reach: 15, cost: null, cost_per_thousand: 0 },
    { reach: 20, cost: null, cost_per_thousand: 0 },
  ]);
  expect(addSeries([])).toEqual([]);
});

test('unknown values add nothing, and a sum of only unknown values is unknown', () => {
  expect([addKnown([null, 3, 4]), addKnown([null, 0]), addKnown([null]), addKnown([])]).toEqual([7, 0, null, null]);
});

test('the first three parts are shown separately', () => {
  expect(splitParts(['a', 'b', 'c', 'd', 'e'])).toEqual({ own: ['a', 'b', 'c'], rest: ['d', 'e'] });
  expect(splitParts(['a', 'b'])).toEqual({ own: ['a', 'b'], rest: [] });
});
