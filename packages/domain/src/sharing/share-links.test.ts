import { expect, test } from 'vitest';
import { DAY_MS } from '#calendar/durations.ts';
import { endOfShareDay, isShareEnd, SHARE_DAYS, SHARE_DAYS_MAX, shareEnd } from './share-links.ts';

/** 10:34 in Tehran. */
const NOW = Date.parse('2026-11-10T07:04:00Z');

test('a link is valid through its last day in Tehran', () => {
  expect(new Date(endOfShareDay('2026-12-10')).toISOString()).toBe('2026-12-10T20:29:59.000Z');
  expect(shareEnd(NOW, SHARE_DAYS)).toBe(endOfShareDay('2026-12-10'));
});

test('a link ends in the future, a year away at most', () => {
  expect([NOW - 1, NOW, NOW + 1].map((at) => isShareEnd(at, NOW))).toEqual([false, false, true]);
  const last = shareEnd(NOW, SHARE_DAYS_MAX);
  expect(last - NOW).toBeGreaterThan(365 * DAY_MS);
  expect([last, last + 1].map((at) => isShareEnd(at, NOW))).toEqual([true, false]);
});
