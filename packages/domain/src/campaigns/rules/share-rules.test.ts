import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { PLACEMENT_STATES, type PlacementState } from '#campaigns/placements.ts';
import { earnedOnCancel, earnedOnStop, isPaidByUnits, isPaidHour } from './share-rules.ts';

const NOW = Date.UTC(2026, 10, 10);
const getShare = ({ delivered, bought }: { delivered: number; bought: number }): number => delivered / bought;

test('views and clicks are paid by units, reach and influence by hours', () => {
  expect((['REACH', 'INFLUENCE', 'CPM', 'CPC'] as const).map(isPaidByUnits)).toEqual([false, false, true, true]);
});

test.each<[PlacementState, 'REACH' | 'INFLUENCE', number | null, number]>([
  ['offered', 'REACH', null, 0],
  ['accepted', 'REACH', null, 0],
  ['declined', 'REACH', NOW, 0],
  ['scheduled', 'REACH', null, 0],
  ['scheduled', 'REACH', NOW + 24 * HOUR_MS + 1, 0],
  ['scheduled', 'REACH', NOW + 24 * HOUR_MS, 0],
  ['scheduled', 'REACH', NOW + 24 * HOUR_MS - 1, 0.5],
  ['scheduled', 'REACH', NOW - HOUR_MS, 0.5],
  ['failed', 'REACH', NOW - 7 * HOUR_MS, 0],
  ['content_pending', 'INFLUENCE', null, 0],
  ['content_confirmed', 'INFLUENCE', null, 0.5],
  ['scheduled', 'INFLUENCE', NOW + 90 * HOUR_MS, 0.5],
  ['declined', 'INFLUENCE', NOW, 0],
])('cancelling captures of a share that is %s (%s, slot %s) the part %d', (state, type, slot_at, part) => {
  expect(getShare(earnedOnCancel({ state, slot_at }, type, NOW))).toBe(part);
});

const live = { state: 'live', bought: 24, delivered: 0, live_at: NOW } as const;

test.each([
  ['advertiser', 0, 1],
  ['advertiser', 5 * HOUR_MS, 1],
  ['operator', 0, 0],
  ['operator', HOUR_MS - 1, 0],
  ['operator', HOUR_MS, 1 / 24],
  ['operator', 5 * HOUR_MS, 5 / 24],
  ['operator', 24 * HOUR_MS, 1],
  ['operator', 30 * HOUR_MS, 1],
] as const)('a stop by the %s %d ms into a live post captures the part %d', (by, after, part) => {
  for (const type of ['REACH', 'INFLUENCE'] as const) expect(getShare(earnedOnStop(live, type, by, NOW + after))).toBe(part);
});

test('a stop releases the share of an unpublished placement, whoever stops', () => {
  for (const state of PLACEMENT_STATES.filter((name) => name !== 'live'))
    for (const by of ['advertiser', 'operator'] as const)
      expect(getShare(earnedOnStop({ ...live, state }, 'REACH', by, NOW + HOUR_MS))).toBe(0);
});

test('a stop captures the counted views and clicks, whoever stops', () => {
  const counted = { ...live, bought: 10_000, delivered: 2_500 };
  for (const by of ['advertiser', 'operator'] as const)
    for (const type of ['CPM', 'CPC'] as const) expect(earnedOnStop(counted, type, by, NOW)).toEqual({ delivered: 2_500, bought: 10_000 });
});

const time = { live_at: NOW, until: NOW + 48 * HOUR_MS, pauses: [{ from: NOW + 10 * HOUR_MS, to: NOW + 12 * HOUR_MS }] };

test.each([
  ['that ends as the post goes live', -HOUR_MS, false],
  ['in which the post goes live', -HOUR_MS + 1, true],
  ['before the pause', 9 * HOUR_MS, true],
  ['that began a millisecond before the pause', 10 * HOUR_MS - 1, true],
  ['that begins with the pause', 10 * HOUR_MS, false],
  ['that begins in the pause', 11 * HOUR_MS, false],
  ['that begins a millisecond before the pause ends', 12 * HOUR_MS - 1, false],
  ['that begins as the pause ends', 12 * HOUR_MS, true],
  ['that begins a millisecond before the end', 48 * HOUR_MS - 1, true],
  ['that begins at the end', 48 * HOUR_MS, false],
])('an hour %s is paid: %s', (_, offset, isPaid) => {
  expect(isPaidHour(NOW + offset, time)).toBe(isPaid);
});

test('no hour is paid during a pause', () => {
  expect(isPaidHour(NOW + 5 * HOUR_MS, { ...time, pauses: [{ from: NOW + 4 * HOUR_MS, to: null }] })).toBe(false);
  expect(isPaidHour(NOW + 3 * HOUR_MS, { ...time, pauses: [{ from: NOW + 4 * HOUR_MS, to: null }] })).toBe(true);
});
