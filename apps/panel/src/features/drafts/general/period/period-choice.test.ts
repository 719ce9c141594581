import { expect, test } from 'vitest';
import { countDays, endLimits, endOn, startLimits, startOn } from './period-choice.ts';

const TODAY = '2026-11-10';
const none = { start: null, end: null };

test('both ends of a period count', () => {
  expect(countDays({ start: '2026-11-12', end: '2026-11-14' })).toBe(3);
  expect(countDays({ start: '2026-11-14', end: '2026-11-12' })).toBe(0);
  expect(countDays(none)).toBe(0);
});

test('a new start keeps the length, and a first start makes a week', () => {
  expect(startOn(none, '2026-11-12', TODAY)).toEqual({ start: '2026-11-12', end: '2026-11-18' });
  expect(startOn({ start: '2026-11-12', end: '2026-11-14' }, '2026-11-20', TODAY)).toEqual({ start: '2026-11-20', end: '2026-11-22' });
});

test('a period of one day that starts today ends tomorrow', () => {
  expect(startOn({ start: '2026-11-12', end: '2026-11-12' }, TODAY, TODAY)).toEqual({ start: TODAY, end: '2026-11-11' });
});

test('a press in the grid sets the end, or a new start if it is before the start', () => {
  const period = { start: '2026-11-12', end: '2026-11-14' };
  expect(endOn(period, '2026-11-30', TODAY)).toEqual({ start: '2026-11-12', end: '2026-11-30' });
  expect(endOn(period, '2026-11-11', TODAY)).toEqual({ start: '2026-11-11', end: '2026-11-13' });
  expect(endOn(none, '2026-11-12', TODAY)).toEqual({ start: '2026-11-12', end: '2026-11-18' });
});

test('the step accepts exactly the days that the calendar offers', () => {
  expect(startLimits(TODAY)).toEqual({ min: TODAY, max: '2027-11-10' });
  expect(endLimits({ start: TODAY, end: null }, TODAY)).toEqual({ min: '2026-11-11', max: '2027-02-07' });
  expect(endLimits({ start: '2026-11-20', end: null }, TODAY)).toEqual({ min: '2026-11-20', max: '2027-02-17' });
});
