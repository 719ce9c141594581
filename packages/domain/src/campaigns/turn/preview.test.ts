import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import { BEGIN, drive, driveTo, getLine, getPlacement, getQuote, RICH, type Driven } from '#campaigns/testing/drive.ts';
import { act } from './act.ts';
import { givesLess, makePreview, type Preview } from './preview.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;

/** The sums that an act would move, and those of its placements. */
function shown(driven: Driven, command: LifeEvent, by: Actor, now: number) {
  const { held, captured, released, placements } = preview(driven, command, by, now);
  return {
    held,
    captured,
    released,
    placements: placements.map((item) => ({ id: item.id, captured: item.captured, released: item.released })),
  };
}

/** What an act would move, without doing it. */
function preview({ campaign }: Driven, command: LifeEvent, by: Actor, now: number): Preview {
  const turn = act(campaign, { command, by, now }, (count) => Array.from({ length: count }, () => now));
  if (!turn.ok) throw new Error(turn.error.code);
  return makePreview(campaign, turn.value);
}

const CANCEL: LifeEvent = { event: 'cancel' };
const STOP: LifeEvent = { event: 'stop' };

test('cancelling shows half of a share that is due within a day, and captures that', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  expect(shown(driven, CANCEL, 'advertiser', at(24))).toEqual({
    held: 0,
    captured: 0,
    released: 2_200_000,
    placements: [1, 2].map((id) => ({ id, captured: 0, released: 1_100_000 })),
  });
  expect(shown(driven, CANCEL, 'advertiser', at(24) + 1)).toEqual({
    held: 0,
    captured: 1_100_000,
    released: 1_100_000,
    placements: [1, 2].map((id) => ({ id, captured: 550_000, released: 550_000 })),
  });
  drive(driven, CANCEL, 'advertiser', at(24) + 1);
  expect(driven.campaign).toMatchObject({ held: 2_200_000, captured: 1_100_000, released: 1_100_000 });
});

test("cancelling captures half of a confirmed content's share, and releases all of a negotiation", () => {
  const cancel = (driven: Driven) => shown(driven, CANCEL, 'advertiser', at(2));
  expect(cancel(driveTo('SCHEDULED', 'INFLUENCE'))).toMatchObject({ captured: 1_100_000, released: 1_100_000 });
  expect(cancel(driveTo('ANSWERED', 'INFLUENCE'))).toMatchObject({ captured: 1_100_000, released: 1_100_000 });
  expect(cancel(driveTo('ANSWERED', 'REACH'))).toMatchObject({ captured: 0, released: 2_200_000 });
  const nothing = [1, 2].map((id) => ({ id, captured: 0, released: 0 }));
  expect(cancel(driveTo('ASKED', 'INFLUENCE'))).toEqual({ held: 0, captured: 0, released: 3_300_000, placements: nothing });
  expect(cancel(driveTo('CREATED', 'REACH'))).toEqual({ held: 0, captured: 0, released: 0, placements: nothing });
});

test('half of an odd share is rounded up, both net and VAT', () => {
  const driven = driveTo('CREATED', 'REACH');
  const quote = { ...getQuote('REACH'), placements: [{ id: 1, line: getLine(1_000_005), bought: 24 }] };
  drive(driven, { event: 'edit', quote }, 'advertiser', at(0));
  drive(driven, { event: 'purchase', funds: RICH, expected_total: 1_100_006, fresh: null }, 'advertiser', at(0));
  drive(driven, { event: 'approve' }, 'operator', at(0));
  drive(driven, { event: 'accept', placement: 1, line: null }, 'publisher', at(0));
  drive(driven, { event: 'assign_slot', placement: 1, slot_at: at(3) }, 'system', at(0));
  expect(shown(driven, CANCEL, 'advertiser', at(1))).toMatchObject({ captured: 500_003 + 50_001, released: 1_100_006 - 550_004 });
});

test("stopping shows the advertiser a live post's whole price, and the operator its hours, and captures that", () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  drive(driven, { event: 'see_live', placement: 1, live_at: at(48) }, 'system', at(48));
  for (const [actor, captured] of [
    ['advertiser', 1_100_000],
    ['operator', 275_000],
  ] as const) {
    expect(shown(driven, STOP, actor, at(54))).toEqual({
      held: 0,
      captured,
      released: 2_200_000 - captured,
      placements: [
        { id: 1, captured, released: 1_100_000 - captured },
        { id: 2, captured: 0, released: 1_100_000 },
      ],
    });
    const stopped = { campaign: driven.campaign, postings: [] };
    drive(stopped, STOP, actor, at(54));
    expect(stopped.campaign).toMatchObject({ held: 2_200_000, captured, released: 2_200_000 - captured });
  }
});

test('a preview does not include earlier captures', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'measure', placement: 1, hour: at(48), accepted: 40_000 }, 'system', at(49));
  expect(shown(driven, STOP, 'advertiser', at(50))).toEqual({
    held: 0,
    captured: 0,
    released: 2_200_000 - 440_000,
    placements: [
      { id: 1, captured: 0, released: 660_000 },
      { id: 2, captured: 0, released: 1_100_000 },
    ],
  });
});

test.each([
  [1_500_000, 550_000, 0],
  [500_000, 0, 550_000],
])('a replacement of %d shows the difference it holds (%d) or releases (%d), and the new placement', (price, held, released) => {
  const driven = driveTo('SCHEDULED', 'REACH');
  drive(driven, { event: 'withdraw', placement: 1 }, 'publisher', at(3));
  const replace = { event: 'replace', placement: 1, replacement: getPlacement(3, 'REACH', price), funds: RICH } as const;
  const placements = [1, 2, 3].map((id) => ({ id, captured: 0, released: 0 }));
  expect(shown(driven, replace, 'advertiser', at(4))).toEqual({ held, captured: 0, released, placements });
  expect(shown(driven, { event: 'drop', placement: 1 }, 'advertiser', at(4))).toMatchObject({
    released: 1_100_000,
    placements: [
      { id: 1, released: 1_100_000 },
      { id: 2, released: 0 },
    ],
  });
});

test('a stop shows the parts of each amount: what was captured before, what is captured now, and what is released', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  for (const placement of [1, 2]) drive(driven, { event: 'see_live', placement, live_at: at(48) }, 'system', at(48));
  drive(driven, { event: 'cut_short', placement: 1, removed_at: at(54) }, 'system', at(54));
  const nothing = { net: 0, vat: 0 };
  const { stays_held, posts_up, released_rest, placements, sums } = preview(driven, STOP, 'advertiser', at(55));
  expect([stays_held, posts_up, released_rest]).toEqual([0, 1, 0]);
  expect(placements).toMatchObject([
    { captured_before: { net: 250_000, vat: 25_000 }, captured_now: nothing, released_now: nothing },
    { captured_before: nothing, captured_now: { net: 1_000_000, vat: 100_000 }, released_now: nothing },
  ]);
  expect(sums).toEqual({
    captured_before: { net: 250_000, vat: 25_000 },
    captured_now: { net: 1_000_000, vat: 100_000 },
    released_now: nothing,
  });
  const views = driveTo('LIVE', 'CPM');
  drive(views, { event: 'measure', placement: 1, hour: at(48), accepted: 40_000 }, 'system', at(49));
  const stop = preview(views, STOP, 'advertiser', at(50));
  expect(stop.placements[0]?.released_now).toEqual({ net: 600_000, vat: 60_000 });
  expect([stop.stays_held, stop.posts_up]).toEqual([0, 0]);
  const paused = preview(views, { event: 'pause', resume_at: null }, 'advertiser', at(50));
  expect([paused.captured, paused.released, paused.stays_held, paused.posts_up]).toEqual([0, 0, 2_200_000 - 440_000, 2]);
});

test('what was held for no publisher is released apart from the shares', () => {
  expect(preview(driveTo('ASKED', 'INFLUENCE'), CANCEL, 'advertiser', at(2)).released_rest).toBe(3_300_000);
});

test('releasing one toman less, or capturing one more, than shown is not what was agreed to', () => {
  const now = { captured: 500, released: 1_000 };
  const less = (captured: number, released: number) => givesLess({ captured, released }, now);
  expect([less(500, 1_000), less(501, 999), less(500, 999), less(501, 1_000)]).toEqual([false, false, false, false]);
  expect([less(500, 1_001), less(499, 1_000), less(499, 1_001), less(600, 1_001)]).toEqual([true, true, true, true]);
});
