import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { tehranInstant } from '../calendar/jalali.ts';
import { DEFAULT_DELIVERY, findDeliveryIssue, isQuietHour, nextTryAfter, planDelivery, type DeliverySettings } from './delivery-time.ts';
import type { NoticeGroup } from './notice-groups.ts';

const at = (day: number, hour: number, minute = 0) => tehranInstant(`2026-11-${day}`, hour) + minute * MINUTE_MS;
const settings = (change: Partial<DeliverySettings> = {}): DeliverySettings => ({ ...DEFAULT_DELIVERY, ...change });

test('by default it is quiet from 22 to 8, money is urgent, and there is no digest', () => {
  expect(DEFAULT_DELIVERY).toEqual({ quiet_from: 22, quiet_until: 8, is_money_urgent: true, digest_hour: null });
});

test.each([
  [22, 8, [22, 23, 0, 7], [8, 12, 21]],
  [1, 6, [1, 5], [0, 6, 23]],
  [9, 9, [], [8, 9, 10]],
])('with quiet hours from %s until %s, %j are quiet and %j are not', (quiet_from, quiet_until, quiet, loud) => {
  const isQuiet = (hour: number) => isQuietHour(settings({ quiet_from, quiet_until }), hour);
  expect(quiet.map(isQuiet)).toEqual(quiet.map(() => true));
  expect(loud.map(isQuiet)).toEqual(loud.map(() => false));
});

test.each<[NoticeGroup, Partial<DeliverySettings>, number, number, boolean]>([
  // Before midnight, after midnight, on the edges.
  ['campaigns', {}, at(20, 21, 59), at(20, 21, 59), false],
  ['campaigns', {}, at(20, 22), at(21, 8), false],
  ['campaigns', {}, at(21, 2, 30), at(21, 8), false],
  ['campaigns', {}, at(21, 8), at(21, 8), false],
  ['campaigns', { quiet_from: 0, quiet_until: 0 }, at(21, 2), at(21, 2), false],
  // Security waits for nothing, money only if the person wants it.
  ['security', { digest_hour: 18 }, at(21, 2), at(21, 2), false],
  ['money', { digest_hour: 18 }, at(21, 2), at(21, 2), false],
  ['money', { is_money_urgent: false }, at(21, 2), at(21, 8), false],
  ['money', { is_money_urgent: false, digest_hour: 18 }, at(21, 9), at(21, 18), true],
  // The digest of the day, of the next day when its hour has come.
  ['support', { digest_hour: 18 }, at(20, 17, 59), at(20, 18), true],
  ['support', { digest_hour: 18 }, at(20, 18), at(21, 18), true],
  ['alerts', { digest_hour: 18 }, at(20, 23), at(21, 18), true],
])('a notice of %s with %j at %s leaves at %s, in the digest: %s', (group, change, now, leaves, isDigest) => {
  expect(planDelivery(group, settings(change), now)).toEqual({ at: leaves, isDigest });
});

test('a digest inside the quiet hours is refused', () => {
  expect(findDeliveryIssue(settings({ digest_hour: 23 }))).toBe('digest_in_quiet');
  expect(findDeliveryIssue(settings({ digest_hour: 8 }))).toBeUndefined();
  expect(findDeliveryIssue(settings())).toBeUndefined();
});

test('each try waits longer, up to six hours, and the sixth is the last', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempts) => nextTryAfter(attempts))).toEqual([
    MINUTE_MS,
    4 * MINUTE_MS,
    16 * MINUTE_MS,
    64 * MINUTE_MS,
    256 * MINUTE_MS,
    undefined,
  ]);
});

test('a service that names a later time is asked then, but within six hours', () => {
  expect(nextTryAfter(1, 5 * MINUTE_MS)).toBe(5 * MINUTE_MS);
  expect(nextTryAfter(2, MINUTE_MS)).toBe(4 * MINUTE_MS);
  expect(nextTryAfter(1, 90 * HOUR_MS)).toBe(6 * HOUR_MS);
});
