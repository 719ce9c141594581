import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { CLOCK_SKEW_MS, findWaitMs, isAhead } from './waits.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

test.each([
  ['at its beginning', NOW, MINUTE_MS],
  ['in its middle', NOW - 20_000, 40_000],
  ['at its end', NOW - MINUTE_MS, 0],
  ['long after it', NOW - DAY_MS, 0],
  ['that another server began a moment ahead', NOW + CLOCK_SKEW_MS, MINUTE_MS],
  ['that began before the clock was set back', NOW + 26 * HOUR_MS, 0],
])('a wait of a minute %s has its rest', (_, from, left) => {
  expect(findWaitMs(from, MINUTE_MS, NOW)).toBe(left);
});

test('no wait is longer than its length, whenever it began', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), fc.integer({ min: 0, max: DAY_MS }), (offset, length) => {
      const left = findWaitMs(NOW + offset, length, NOW);
      expect(left >= 0 && left <= length).toBe(true);
      expect(isAhead(NOW + offset, NOW) ? left : 0).toBe(0);
    }),
  );
});
