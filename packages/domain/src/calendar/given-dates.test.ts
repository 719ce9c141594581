import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPersianDigits } from '#text/digits.ts';
import { findDayIssue, hasJalaliYear, readInstant } from './given-dates.ts';
import { writeJalali } from './jalali-text.ts';
import { addDays } from './jalali.ts';

test.each(['2026-11-28', '2024-02-29', '1299-12-31', '1500-01-01', '1970-01-01'])('%s is a day', (text) => {
  expect(findDayIssue(text)).toBeUndefined();
});

test.each([
  '1405-08-01',
  '1300-01-01',
  '1499-12-29',
  '1405-02-31',
  '1405/8/1',
  '۱۴۰۵-۰۸-۰۱',
  '١٤٠٥/٠٨/٠١',
  ' 1405-08-01',
  '1405',
  '1405-08-01T10:00:00Z',
])('%j has a Jalali year', (text) => {
  expect([hasJalaliYear(text), findDayIssue(text)]).toEqual([true, 'jalali_year']);
});

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '2026/11/28',
  '۲۰۲۶-۱۱-۲۸',
  '14050-08-01',
  '2026-11-28T00:00:00Z',
  'today',
  '28-11-1405',
])('%j is no day, and not for a Jalali year', (text) => {
  expect([hasJalaliYear(text), findDayIssue(text)]).toEqual([false, 'date_invalid']);
});

test('every day of the Jalali calendar that somebody writes today has a Jalali year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
      const day = addDays('2026-11-28', days);
      expect([findDayIssue(day), hasJalaliYear(writeJalali(day)), hasJalaliYear(toPersianDigits(day))]).toEqual([undefined, true, false]);
    }),
  );
});

test.each([
  ['2026-11-28T10:00:00Z', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28t10:00:00z', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T10:00Z', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T10:00:00.123456Z', '2026-11-28T10:00:00.123Z'],
  ['2026-11-28T10:00:00.5Z', '2026-11-28T10:00:00.500Z'],
  ['2026-11-28T13:30:00+03:30', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T13:30:00 03:30', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T05:00:00-05:00', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T10:00:00-00:00', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T01:00:00.25+03:30', '2026-11-27T21:30:00.250Z'],
])('%s is the instant %s', (text, instant) => {
  expect(readInstant(text)).toBe(Date.parse(instant));
});

test.each([
  '',
  '2026-11-28',
  '2026-11-28T10:00:00',
  '2026-11-28 10:00:00Z',
  '2026-11-28T10Z',
  '2026-02-30T10:00:00Z',
  '2026-11-28T24:00:00Z',
  '2026-11-28T10:60:00Z',
  '2026-11-28T10:00:60Z',
  '2026-11-28T10:00:00+0330',
  '2026-11-28T10:00:00+24:00',
  '2026-11-28T10:00:00+03:30Z',
  '1405-08-01T10:00:00Z',
  '1405-08-01T10:00:00+03:30',
  ' 2026-11-28T10:00:00Z',
])('%j is no instant', (text) => {
  expect(readInstant(text)).toBeUndefined();
});

test('an instant is read back at any offset', () => {
  const offset = fc.tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), offset, (at, [sign, hours, minutes]) => {
      const shift = (hours * 60 + minutes) * (sign === '+' ? 1 : -1) * 60_000;
      const pad = (part: number) => String(part).padStart(2, '0');
      const text = `${new Date(at + shift).toISOString().slice(0, -1)}${sign}${pad(hours)}:${pad(minutes)}`;
      expect(readInstant(text)).toBe(at);
    }),
  );
});
