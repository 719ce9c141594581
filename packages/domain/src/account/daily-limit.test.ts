import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { checkDailyLimit, startOfCounting } from './daily-limit.ts';

const now = Date.UTC(2026, 10, 22, 12);

test('an account below its limit may make another', () => {
  expect(checkDailyLimit(500, undefined, now)).toBeUndefined();
});

test('an account at its limit is told when the oldest one that counts will be a day old', () => {
  expect(checkDailyLimit(500, now - 23 * HOUR_MS, now)).toEqual({ code: 'daily_limit_reached', limit: 500, retry_after_seconds: 3600 });
  expect(checkDailyLimit(500, now - 1, now)?.retry_after_seconds).toBe(86_400);
});

test('what is a day old no longer counts', () => {
  expect(startOfCounting(now)).toBe(now - 24 * HOUR_MS);
  expect(checkDailyLimit(500, now - 24 * HOUR_MS, now)).toBeUndefined();
  expect(checkDailyLimit(500, now - 24 * HOUR_MS + 1, now)?.retry_after_seconds).toBe(1);
});

test('what was made before the clock was set back does not count, and the wait is never longer than a day', () => {
  expect(checkDailyLimit(500, now + 26 * HOUR_MS, now)).toBeUndefined();
  expect(checkDailyLimit(500, now + 1000, now)?.retry_after_seconds).toBe(86_400);
});
