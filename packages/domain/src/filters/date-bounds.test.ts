import { expect, test } from 'vitest';
import { dateBounds } from './date-bounds.ts';
import type { DateFilter } from './filters.ts';

// The first day of spring, in a leap year of the Gregorian calendar.
const TODAY = '2028-03-20';

test.each<[DateFilter, string, string]>([
  [{ type: 'date', range: 'today' }, '2028-03-20', '2028-03-20'],
  [{ type: 'date', range: 'last_7_days' }, '2028-03-14', '2028-03-20'],
  [{ type: 'date', range: 'last_30_days' }, '2028-02-20', '2028-03-20'],
  [{ type: 'date', range: 'select', from: '2027-01-01', to: '2029-01-01' }, '2027-01-01', '2029-01-01'],
])('%j holds the days from %s to %s', (filter, from, to) => {
  expect(dateBounds(filter, TODAY)).toEqual({ from, to });
});
