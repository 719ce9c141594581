import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { OUT_REASONS } from '#campaigns/placements.ts';
import { BEGIN, drive, driveTo } from '#campaigns/testing/drive.ts';
import { listEndingWaits, listFallenOut, nextEndingAt } from './alert-events.ts';

const out = (id: number, out_at: number | null, out_reason: (typeof OUT_REASONS)[number] | null) => ({ id, out_at, out_reason });

test('publishers who fell out at one instant are told together, and older ones not at all', () => {
  const placements = [out(1, 50, 'declined'), out(2, 20, 'withdrawn'), out(3, 50, 'not_live'), out(4, 9, 'declined'), out(5, null, null)];
  expect(listFallenOut(placements, 10)).toEqual([
    { at: 20, placements: [2] },
    { at: 50, placements: [1, 3] },
  ]);
  expect(listFallenOut(placements, 51)).toEqual([]);
});

test('what the advertiser did, or let lapse, is no publisher who fell out', () => {
  const told = OUT_REASONS.filter((reason) => listFallenOut([out(1, 1, reason)], 0).length > 0);
  expect(told).toEqual(['declined', 'offer_lapsed', 'delivery_lapsed', 'withdrawn', 'not_live']);
});

test('a wait is told once it has only so many hours left, until it ends', () => {
  const { campaign } = driveTo('TO_PAY', 'REACH');
  const until = BEGIN + 72 * HOUR_MS;
  const ending = [{ wait: 'quote', until, placements: [] }];
  expect(listEndingWaits(campaign, 12, until - 12 * HOUR_MS - 1)).toEqual([]);
  expect(listEndingWaits(campaign, 12, until - 12 * HOUR_MS)).toEqual(ending);
  expect(listEndingWaits(campaign, 12, until - 1)).toEqual(ending);
  expect(listEndingWaits(campaign, 12, until)).toEqual([]);
  expect(listEndingWaits({ ...campaign, is_archived: true }, 12, until - 1)).toEqual([]);
});

test('the next instant is that of the first wait whose hours are still to come', () => {
  const { campaign } = driveTo('TO_PAY', 'REACH');
  const at = BEGIN + 60 * HOUR_MS;
  expect(nextEndingAt(campaign, 12, BEGIN)).toBe(at);
  expect(nextEndingAt(campaign, 12, at)).toBeUndefined();
  expect(nextEndingAt(driveTo('LIVE', 'REACH').campaign, 12, BEGIN)).toBeUndefined();
});

test('placements that wait until one instant are told together, the first end first', () => {
  const driven = driveTo('ASKED', 'REACH');
  for (const [placement, hour] of [
    [2, 1],
    [1, 0],
  ] as const)
    drive(driven, { event: 'decline', placement }, 'publisher', BEGIN + hour * HOUR_MS);
  const told = listEndingWaits(driven.campaign, 72, BEGIN + 2 * HOUR_MS);
  expect(told.map(({ wait, placements }) => [wait, placements])).toEqual([
    ['replacement', [1]],
    ['replacement', [2]],
  ]);
  const together = driveTo('ASKED', 'REACH');
  for (const placement of [1, 2]) drive(together, { event: 'decline', placement }, 'publisher', BEGIN);
  expect(listEndingWaits(together.campaign, 72, BEGIN + HOUR_MS)).toMatchObject([{ placements: [1, 2] }]);
});
