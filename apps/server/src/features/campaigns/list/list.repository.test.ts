import { expect, test } from 'vitest';
import { listStatement, readListQuery } from './list.repository.ts';

const QUERY = { limit: 10, offset: 0, ordering: '-created', is_deleted: false } as const;
function getStatement(filter: string, today = '2026-10-20') {
  const query = readListQuery({ ...QUERY, filter: [filter] });
  if (!query.ok) throw new Error(query.error.code);
  return listStatement(7, query.value, today);
}

// Tehran is three and a half hours ahead of UTC.
test.each([
  ['created,select,2026-10-01,2026-10-20', '2026-11-20', '2026-09-30T20:30:00.000Z', '2026-10-20T20:30:00.000Z'],
  ['created,today', '2026-10-20', '2026-10-19T20:30:00.000Z', '2026-10-20T20:30:00.000Z'],
  ['created,last_7_days', '2026-10-20', '2026-10-13T20:30:00.000Z', '2026-10-20T20:30:00.000Z'],
])('%s on %s covers whole Tehran days', (filter, today, from, to) => {
  const { text, values } = getStatement(filter, today);
  expect(values).toEqual([7, false, from, to, 10, 0]);
  expect(text).toContain('created >= $3::timestamptz and created < $4::timestamptz');
});

test('statements with different filters have different names', () => {
  const filters = ['search,a', 'state,TO_PAY', 'media_type,BALE', 'campaign_type,CPM', 'created,select,2026-10-01,2026-10-20'];
  expect(new Set(filters.map((filter) => getStatement(filter).name)).size).toBe(filters.length);
});
