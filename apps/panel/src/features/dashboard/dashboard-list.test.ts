import { expect, test } from 'vitest';
import { dashboardList, findPresetRange, getDashboardQuery, getPreset, type DashboardState } from './dashboard-list.ts';

const plain = dashboardList.read({});

test('an empty address means the last 30 days, by platform, most reach first', () => {
  expect(plain).toEqual({
    range: undefined,
    filters: {},
    ordering: '-reach',
    page: 1,
    pageSize: 10,
    tile: 'reach',
    by: 'media_type',
    dropped: 0,
  });
  expect(dashboardList.write(plain)).toEqual({});
});

test('every choice is written to the address and read back', () => {
  const search: DashboardState = {
    range: { from: '2026-11-01', to: '2026-11-05' },
    filters: { media_type: { type: 'select', values: ['BALE', 'EITAA'] }, campaign_type: { type: 'select', values: ['CPM'] } },
    ordering: 'title',
    page: 3,
    pageSize: 20,
    tile: 'cost',
    by: 'campaign_type',
    dropped: 0,
  };
  const address = dashboardList.write(search);
  expect(address).toEqual({
    from: '2026-11-01',
    to: '2026-11-05',
    filter: ['media_type,BALE,EITAA', 'campaign_type,CPM'],
    ordering: 'title',
    page: '3',
    'page-size': '20',
    tile: 'cost',
    by: 'campaign_type',
  });
  expect(dashboardList.read(address)).toEqual(search);
  expect(getDashboardQuery(search)).toEqual({ from: '2026-11-01', to: '2026-11-05', filter: address.filter, ordering: 'title' });
});

test.each([
  [{ from: '2026-11-01' }],
  [{ from: '2026-02-31', to: '2026-03-05' }],
  [{ from: '2020-01-01', to: '2026-01-01' }],
  [{ from: '2026-11-05', to: '2026-11-01' }],
  [{ filter: ['state,PUBLISHING'] }],
  [{ tile: 'x' }],
  [{ by: 'y' }],
])('%o cannot be read, gets its default, and is counted', (raw) => {
  expect(dashboardList.read(raw)).toEqual({ ...plain, dropped: 1 });
});

test('invalid values fall back to defaults, and each is counted', () => {
  const raw = { ordering: 'luck', page: '-1', 'page-size': '7', tile: 'x', by: 'y' };
  expect(dashboardList.read(raw)).toEqual({ ...plain, dropped: 5 });
});

test('a preset is recognised by its days, and the last 30 days are not in the address', () => {
  expect(getPreset({ from: '2026-11-09', to: '2026-11-09' }, '2026-11-10')).toBe('yesterday');
  expect(getPreset({ from: '2026-11-01', to: '2026-11-09' }, '2026-11-10')).toBe('custom');
  expect(findPresetRange('last_7_days', '2026-11-10')).toEqual({ from: '2026-11-04', to: '2026-11-10' });
  expect(findPresetRange('last_30_days', '2026-11-10')).toBeUndefined();
});
