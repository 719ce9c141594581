import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { tehranInstant } from '#calendar/jalali.ts';
import { forecastGoal, forecastGoalDay } from './forecast.ts';

const START = tehranInstant('2026-11-01');

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
])('%d of a goal of %s after %d hours leads there on %s', (reached, target, hours, day) => {
  expect(forecastGoalDay({ target, reached }, { startedAt: START, until: START + hours * HOUR_MS, lastDay: '2026-11-11' })).toBe(day);
});

const pace = { goal: { target: 1_000 as number | null, reached: 500 }, elapsed: 0.5, goal_day: '2026-11-10' };
const reached = (count: number) => ({ target: 1_000, reached: count });

test.each([
  [{}, { kind: 'on_time', day: '2026-11-10' }],
  [{ goal_day: '2026-11-09' }, { kind: 'early', day: '2026-11-09', days: 1 }],
  [{ goal_day: '2026-11-13' }, { kind: 'late', day: '2026-11-13', days: 3 }],
  [{ goal_day: null }, { kind: 'missed' }],
  [{ goal: { target: null, reached: 500 } }, { kind: 'no_goal' }],
  [{ goal: { target: 0, reached: 500 } }, { kind: 'no_goal' }],
  [{ goal: reached(1_000) }, { kind: 'reached' }],
  [{ goal: reached(1_000), elapsed: 1 }, { kind: 'reached' }],
  [
    { goal: reached(999), elapsed: 1 },
    { kind: 'finished', share: 0.999 },
  ],
  [
    { goal: reached(0), elapsed: 1 },
    { kind: 'finished', share: 0 },
  ],
  [{ goal: reached(0), goal_day: null }, { kind: 'too_early' }],
  [{ elapsed: 0.049 }, { kind: 'too_early' }],
  [{ elapsed: 0.05 }, { kind: 'on_time', day: '2026-11-10' }],
])('%o leads to %o', (change, forecast) => {
  expect(forecastGoal({ ...pace, ...change }, '2026-11-10')).toEqual(forecast);
});
