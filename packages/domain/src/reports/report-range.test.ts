import { expect, test } from 'vitest';
import { checkRange, isReadableRange, type RangeRefusal } from './report-range.ts';

const reversed = (from: string, to: string): RangeRefusal => ({ code: 'range_reversed', from, to });
const tooLong = (days: number): RangeRefusal => ({ code: 'range_too_long', days, longest_days: 366 });
const outside: RangeRefusal = { code: 'range_outside', earliest: '2000-01-01', latest: '2100-12-31' };

test.each<[string, string, RangeRefusal | undefined]>([
  ['2026-01-01', '2026-01-01', undefined],
  ['2026-01-02', '2026-01-01', reversed('2026-01-02', '2026-01-01')],
  ['2026-01-01', '2027-01-01', undefined],
  ['2026-01-01', '2027-01-02', tooLong(367)],
  ['2000-01-01', '2000-01-01', undefined],
  ['1999-12-31', '2000-01-01', outside],
  ['2100-12-31', '2100-12-31', undefined],
  ['2100-12-31', '2101-01-01', outside],
  ['1999-12-31', '2101-01-01', outside],
])('a report from %s to %s: %j', (from, to, refusal) => {
  expect(checkRange({ from, to }, 366)).toEqual(refusal);
  expect(isReadableRange({ from, to })).toBe(refusal === undefined);
});

test('other ranges may have a shorter limit', () => {
  const range = { from: '2026-11-01', to: '2026-11-04' };
  expect(checkRange(range, 4)).toBeUndefined();
  expect(checkRange(range, 3)).toEqual({ code: 'range_too_long', days: 4, longest_days: 3 });
});
