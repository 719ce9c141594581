import { expect, test } from 'vitest';
import { getChoice, getRanges, nextReportOrdering, reportList, sortRows } from './report-list.ts';

const plain = reportList.read({});
const campaign = { from: '2026-11-03', to: '2026-11-14' };

test('a range is written to the address and read back, and the default order is left out', () => {
  const raw = { from: '2026-11-03', to: '2026-11-10' };
  expect(reportList.write(reportList.read(raw))).toEqual(raw);
  expect(reportList.read({ ...raw, ordering: 'cost' }).ordering).toBe('cost');
  const all = { ...raw, compare_from: '2026-10-01', compare_to: '2026-10-02', tab: 'hour', ordering: 'cost', figure: 'reach.p12' };
  expect(reportList.write(reportList.read(all))).toEqual(all);
  expect(getRanges(reportList.read(all))).toEqual({ ...raw, compare_from: '2026-10-01', compare_to: '2026-10-02' });
  expect(getRanges(reportList.read({}))).toEqual({});
});

test.each([
  [{ from: '2026-11-03' }],
  [{ from: '2026-02-30', to: '2026-03-02' }],
  [{ from: 'yesterday', to: 'today' }],
  [{ from: '2026-11-10', to: '2026-11-03' }],
  [{ from: '2020-01-01', to: '2026-01-01' }],
  [{ ordering: 'luck' }],
  [{ tab: 'moon' }],
  [{ figure: 'luck' }],
  [{ compare_from: '2026-11-03' }],
  [{ compare_from: '2026-11-03', compare_to: 'never' }],
])('%o cannot be read, gets its default, and is counted', (raw) => {
  expect(reportList.read(raw)).toEqual({ ...plain, dropped: 1 });
});

test('an empty address is the campaign’s own days by publisher, most reach first, with no figure open', () => {
  expect(plain).toMatchObject({
    range: undefined,
    compare: undefined,
    tab: 'publisher',
    ordering: '-reach',
    figure: undefined,
    dropped: 0,
  });
});

test('one day is a valid range, and an empty address counts no dropped parts', () => {
  const day = { from: '2026-11-10', to: '2026-11-10' };
  expect(reportList.read(day)).toEqual({ ...plain, range: day });
  expect(reportList.read({ ordering: '' })).toEqual(plain);
});

test.each([
  [undefined, 'campaign'],
  [campaign, 'campaign'],
  [{ from: '2026-11-10', to: '2026-11-10' }, 'today'],
  [{ from: '2026-11-09', to: '2026-11-09' }, 'yesterday'],
  [{ from: '2026-11-04', to: '2026-11-10' }, 'last_7_days'],
  [{ from: '2026-10-12', to: '2026-11-10' }, 'last_30_days'],
  [{ from: '2026-11-05', to: '2026-11-06' }, 'custom'],
])('the range %o is the choice %s', (range, choice) => {
  expect(getChoice(range, '2026-11-10', campaign)).toBe(choice);
});

test('a press sorts descending, a second press ascending, and an unknown column sorts by reach', () => {
  expect(nextReportOrdering('-reach', 'cost')).toBe('-cost');
  expect(nextReportOrdering('-cost', 'cost')).toBe('cost');
  expect(nextReportOrdering('-cost', 'nothing')).toBe('-reach');
});

test('rows without a figure come last in both directions', () => {
  const row = (id: number, unit_cost: number | null) => ({
    id,
    reach: 0,
    views: 0,
    clicks: 0,
    cost: 5,
    unit_cost,
  });
  const rows = [row(1, null), row(2, 10), row(3, 20)];
  expect(sortRows(rows, '-unit_cost').map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(sortRows(rows, 'unit_cost').map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(sortRows(rows, '-cost').map(({ id }) => id)).toEqual([1, 2, 3]);
});
