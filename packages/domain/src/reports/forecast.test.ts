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
