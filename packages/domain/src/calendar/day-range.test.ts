import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, tehranInstant } from './jalali.ts';
import { countDays, listDays, getInstants, isDay, previousRange, type DayRange } from './day-range.ts';

const TODAY = '2026-11-10';
const day = fc.integer({ min: 0, max: 4_000 }).map((ahead) => addDays('2019-01-01', ahead));
const range: fc.Arbitrary<DayRange> = fc.tuple(day, fc.nat(120)).map(([from, length]) => ({ from, to: addDays(from, length) }));

test.each([
  ['2026-11-10', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-10T00:00:00Z', false],
  ['', false],
  [20_261_110, false],
  [undefined, false],
])('%j is a day of the calendar: %s', (value, expected) => {
  expect(isDay(value)).toBe(expected);
});

test('a range lists all its days in order', () => {
  fc.assert(
    fc.property(range, (any) => {
      const days = listDays(any);
      expect([days[0], days.at(-1), days.length]).toEqual([any.from, any.to, daysBetween(any.from, any.to) + 1]);
      expect(countDays(any)).toBe(days.length);
      expect(days.slice(1).every((one, index) => one === addDays(days[index]!, 1))).toBe(true);
    }),
  );
});

test('a range that ends before it begins has no days', () => {
  const none = { from: '2026-01-02', to: '2026-01-01' };
  expect([listDays(none), countDays(none), countDays({ from: '2026-01-09', to: '2026-01-01' })]).toEqual([[], 0, 0]);
});

test('the previous range is as long and ends the day before', () => {
  expect(previousRange({ from: '2026-03-01', to: '2026-03-03' })).toEqual({ from: '2026-02-26', to: '2026-02-28' });
  fc.assert(
    fc.property(range, (any) => {
      const before = previousRange(any);
      expect(countDays(before)).toBe(countDays(any));
      expect(addDays(before.to, 1)).toBe(any.from);
    }),
  );
});

test('two adjacent ranges meet at the same instant', () => {
  fc.assert(fc.property(range, (any) => getInstants(previousRange(any)).to === getInstants(any).from));
  expect(getInstants({ from: TODAY, to: TODAY })).toEqual({ from: tehranInstant(TODAY), to: tehranInstant('2026-11-11') });
});
