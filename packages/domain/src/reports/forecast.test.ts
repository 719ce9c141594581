import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tehranInstant } from '#calendar/jalali.ts';
import { forecastBudget, forecastGoal, forecastGoalDay, isTooEarly, projectFinish } from './forecast.ts';

const HOUR_MS = 3_600_000;
/** Ten days from midnight of 1 November; `hours` of them gone. */
const START = tehranInstant('2026-11-01');
const END = tehranInstant('2026-11-11');
const after = (hours: number, soFar: number) => ({ soFar, startedAt: START, now: START + hours * HOUR_MS, endsAt: END });

test.each([
  [-5, 240, true],
  [0, 240, true],
  [11.9, 240, true],
  [12, 240, false],
  [240, 240, false],
  [5.9, 24, true],
  [6, 24, false],
  [5.9, 5.9, false],
])('after %d hours of %d it is too early to tell the end: %s', (hours, length, isEarly) => {
  expect(isTooEarly({ startedAt: START, now: START + hours * HOUR_MS, endsAt: START + length * HOUR_MS })).toBe(isEarly);
});

test.each([
  [0, 0, null],
  [11, 500, null],
  [12, 500, 10_000],
  [24, 0, 0],
  [24, 1_000, 10_000],
  [120, 1_001, 2_002],
  [239, 1_000, 1_004],
  [240, 1_000, 1_000],
  [300, 1_000, 1_000],
])('after %d of 240 hours, %d leads to %s', (hours, soFar, finish) => {
  expect(projectFinish(after(hours, soFar))).toBe(finish);
});

test.each([
  [2, 10, 1_000, { kind: 'too_early' }],
  [2, 1_000, 1_000, { kind: 'runs_out', at: START + 2 * HOUR_MS }],
  [24, 0, 1_000, { kind: 'lasts', left_at_end: 1_000 }],
  [24, 90, 1_000, { kind: 'lasts', left_at_end: 100 }],
  [24, 100, 1_000, { kind: 'lasts', left_at_end: 0 }],
  [24, 125, 1_000, { kind: 'runs_out', at: START + 192 * HOUR_MS }],
  [24, 1_200, 1_000, { kind: 'runs_out', at: START + 20 * HOUR_MS }],
  [240, 900, 1_000, { kind: 'lasts', left_at_end: 100 }],
  [300, 900, 1_000, { kind: 'lasts', left_at_end: 100 }],
  [300, 1_000, 1_000, { kind: 'runs_out', at: END }],
  [-5, 0, 1_000, { kind: 'too_early' }],
])('after %d of 240 hours, %d of a budget of %d spent: %o', (hours, spent, budget, forecast) => {
  expect(forecastBudget(after(hours, spent), budget)).toEqual(forecast);
});

test('a budget runs out before the end exactly when the projected cost passes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 239 }), fc.nat(10 ** 9), fc.integer({ min: 1, max: 10 ** 9 }), (hours, spent, budget) => {
      const progress = after(hours, spent);
      const forecast = forecastBudget(progress, budget);
      const finish = projectFinish(progress)!;
      const isLasting = forecast.kind === 'lasts';
      expect(isLasting ? finish <= budget : finish >= budget).toBe(true);
      expect(forecast).toEqual(
        isLasting ? { kind: 'lasts', left_at_end: budget - finish } : { kind: 'runs_out', at: START + hours * HOUR_MS * (budget / spent) },
      );
    }),
  );
});

test.each([
  [100, 1_000, 24, '2026-11-11'],
  [100, 999, 24, '2026-11-10'],
  [100, 4_099, 24, '2026-12-11'],
  [100, 4_100, 24, null],
  [100, null, 24, null],
  [100, 0, 24, null],
  [0, 1_000, 24, null],
  [100, 1_000, 0, null],
  [2_000, 1_000, 48, '2026-11-02'],
])('%d of a goal of %s after %d hours leads there on %s', (reach, goal, hours, day) => {
  expect(forecastGoalDay(reach, goal, { startedAt: START, until: START + hours * HOUR_MS, lastDay: '2026-11-11' })).toBe(day);
});

const pace = { reach: 500, goal_total_reach: 1_000, elapsed: 0.5, goal_day: '2026-11-10' };

test.each([
  [{}, { kind: 'on_time', day: '2026-11-10' }],
  [{ goal_day: '2026-11-09' }, { kind: 'early', day: '2026-11-09', days: 1 }],
  [{ goal_day: '2026-11-13' }, { kind: 'late', day: '2026-11-13', days: 3 }],
  [{ goal_day: null }, { kind: 'missed' }],
  [{ goal_total_reach: null }, { kind: 'no_goal' }],
  [{ goal_total_reach: 0 }, { kind: 'no_goal' }],
  [{ reach: 1_000 }, { kind: 'reached' }],
  [{ reach: 1_000, elapsed: 1 }, { kind: 'reached' }],
  [
    { reach: 999, elapsed: 1 },
    { kind: 'finished', share: 0.999 },
  ],
  [
    { reach: 0, elapsed: 1 },
    { kind: 'finished', share: 0 },
  ],
  [{ reach: 0, goal_day: null }, { kind: 'too_early' }],
  [{ elapsed: 0.049 }, { kind: 'too_early' }],
  [{ elapsed: 0.05 }, { kind: 'on_time', day: '2026-11-10' }],
])('%o leads to %o', (change, forecast) => {
  expect(forecastGoal({ ...pace, ...change }, '2026-11-10')).toEqual(forecast);
});
