import { expect, test } from 'vitest';
import { decodeFilters } from '#filters/decode-filters.ts';
import { OVERVIEW_FILTER_FIELDS, overviewRange } from './overview-choice.ts';

test.each([
  [undefined, undefined, { from: '2026-10-12', to: '2026-11-10' }],
  ['2026-11-03', undefined, { from: '2026-11-03', to: '2026-11-10' }],
  [undefined, '2026-10-30', { from: '2026-10-01', to: '2026-10-30' }],
  ['2026-09-01', '2026-09-05', { from: '2026-09-01', to: '2026-09-05' }],
  ['2026-09-05', '2026-09-01', { from: '2026-09-05', to: '2026-09-01' }],
  ['2026-11-20', undefined, { from: '2026-11-20', to: '2026-11-10' }],
])('a comparison from %s to %s, requested on 10 November', (from, to, range) => {
  expect(overviewRange(from, to, '2026-11-10')).toEqual(range);
});

test('campaigns are compared by platform and type only', () => {
  const { filters, notices } = decodeFilters(
    ['media_type,BALE,EITAA', 'campaign_type,CPM', 'state,PUBLISHING', 'search,menu'],
    OVERVIEW_FILTER_FIELDS,
  );
  expect(filters).toEqual({
    media_type: { type: 'select', values: ['BALE', 'EITAA'] },
    campaign_type: { type: 'select', values: ['CPM'] },
  });
  expect(notices.map(({ key }) => key).toSorted()).toEqual(['search', 'state']);
});
