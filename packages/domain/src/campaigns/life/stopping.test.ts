import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { dueEvents } from '#campaigns/life/clock.ts';
import { getCampaignCost, getCostBy, toCosted } from '#campaigns/placement-cost.ts';
import { BEGIN, drive, driveTo, tryAct, type Driven } from '#campaigns/testing/drive.ts';
import { act } from '#campaigns/turn/act.ts';
import { advance } from '#campaigns/turn/advance.ts';
import { makeHistory } from '#campaigns/turn/history.ts';
import { nextLookAt, questionsFor } from '#campaigns/turn/questions.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;
const noSlots = () => [];

/** The first post is live since the 48th hour; the second one has a slot. */
function driveToFirstPost(type: 'REACH' | 'INFLUENCE'): Driven {
  const driven = driveTo('SCHEDULED', type);
  drive(driven, { event: 'see_live', placement: 1, live_at: at(48) }, 'system', at(48));
  return driven;
}

function stop({ campaign }: Driven, by: 'advertiser' | 'operator', now: number) {
  const turn = act(campaign, { command: { event: 'stop' }, by, now }, noSlots);
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value;
}

test.each(['REACH', 'INFLUENCE'] as const)(
  'a live post of %s that the advertiser stops is paid whole, stays up and is measured to its end',
  (type) => {
    const { life, orders, facts } = stop(driveToFirstPost(type), 'advertiser', at(50));
    expect(life.placements.map(({ state, share, released }) => [state, share, released])).toEqual([
      ['live', 'closed', 0],
      ['declined', 'closed', 1_100_000],
    ]);
    expect(orders.map(({ order, placement }) => [order, placement])).toEqual([['take_down', 2]]);
    const [told] = makeHistory(facts, life, { titleOf: String });
    expect(told?.facts).toEqual({ captured: 1_100_000, released: 1_100_000, publishers: 1 });
    expect(questionsFor(life, at(52)).map(({ ask }) => ask)).toEqual(['post', 'figures']);
    expect(dueEvents(life)).toEqual([{ event: 'end', placement: 1, at: at(72) }]);
    const hours = Array.from({ length: 24 }, (_, index) => ({ hour: at(47.5 + index), accepted: 10 }));
    const ended = advance(life, { placements: [{ placement: 1, asked_at: at(72), hours }] }, at(72), noSlots).life;
    expect(ended).toMatchObject({ state: 'INACTIVE', reason: 'stopped', captured: 1_100_000, released: life.released });
    expect(ended.placements[0]).toMatchObject({ state: 'ended', ended_at: at(72), measured_until: at(71.5), delivered_units: 0 });
    expect(dueEvents(ended)).toEqual([]);
  },
);

test('the last figures of a post that stayed up are asked for until they settle, then nothing is looked at', () => {
  const { life } = stop(driveToFirstPost('REACH'), 'advertiser', at(50));
  const ended = advance(life, { placements: [{ placement: 1, asked_at: at(72) }] }, at(72), noSlots).life;
  expect(nextLookAt(ended, { placements: new Map() }, at(72))).toBe(at(72.5));
  expect(questionsFor(ended, at(119)).map(({ ask }) => ask)).toEqual(['figures']);
  expect(questionsFor(ended, at(120))).toEqual([]);
  expect(nextLookAt(ended, { placements: new Map() }, at(120))).toBeUndefined();
});

test('several posts that stay up end one by one', () => {
  const driven = driveToFirstPost('REACH');
  drive(driven, { event: 'see_live', placement: 2, live_at: at(47) }, 'system', at(49));
  const { life } = stop(driven, 'advertiser', at(50));
  expect(dueEvents(life).map(({ placement, at: when }) => [placement, when])).toEqual([
    [2, at(71)],
    [1, at(72)],
  ]);
});

test('a post that its publisher removes after a stop moves no money', () => {
  const { life } = stop(driveToFirstPost('REACH'), 'advertiser', at(50));
  const cut = advance(life, { placements: [{ placement: 1, asked_at: at(60), removed_at: at(55) }] }, at(60), noSlots);
  expect(cut.postings).toEqual([]);
  expect(cut.life.placements[0]).toMatchObject({ state: 'cut_short', ended_at: at(55) });
});

test('the operator takes posts down, and pays their hours', () => {
  const { life, orders } = stop(driveToFirstPost('REACH'), 'operator', at(54));
  expect(life.placements[0]).toMatchObject({ state: 'cut_short', ended_at: at(54), released: 825_000 });
  expect(orders.map(({ order, placement }) => [order, placement])).toEqual([
    ['take_down', 1],
    ['take_down', 2],
  ]);
  expect(dueEvents(life)).toEqual([]);
});

test.each(['CPM', 'CPC'] as const)(
  'a stop of %s pays what was counted so far, takes its posts down once, and counts nothing later',
  (type) => {
    const driven = driveTo('LIVE', type);
    drive(driven, { event: 'measure', placement: 1, hour: at(48), accepted: 1_000 }, 'system', at(49));
    const { life, orders } = stop(driven, 'advertiser', at(49.5));
    expect(life.captured).toBe(type === 'CPM' ? 11_000 : 275_000);
    expect(life.placements.map(({ state, ended_at }) => [state, ended_at])).toEqual([
      ['cut_short', at(49.5)],
      ['cut_short', at(49.5)],
    ]);
    expect(orders.map(({ order, placement }) => [order, placement])).toEqual([
      ['take_down', 1],
      ['take_down', 2],
    ]);
    expect(questionsFor(life, at(60))).toEqual([]);
    const late = { placement: 1, asked_at: at(60), hours: [{ hour: at(49), accepted: 500 }] };
    expect(advance(life, { placements: [late] }, at(60), noSlots).life).toEqual(life);
  },
);

test('a paused campaign can be stopped, and a stopped one neither stopped again nor resumed', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'pause' }, 'advertiser', at(50));
  drive(driven, { event: 'stop' }, 'advertiser', at(51));
  for (const event of ['stop', 'resume', 'pause'] as const)
    expect(tryAct(driven, { event }, 'advertiser', at(52))).toBe('transition_refused');
});

test('the cost of a post that stays up arises by hours until the stop, the rest with the stop, and never changes later', () => {
  const { life } = stop(driveToFirstPost('REACH'), 'advertiser', at(50.5));
  const costs = (campaign: typeof life) =>
    [48, 49.5, 50.5, 51, 60, 72, 90].map((hour) => getCostBy(toCosted(campaign, campaign.placements[0]!), [], at(hour)));
  const measured = advance(
    life,
    {
      placements: [
        {
          placement: 1,
          asked_at: at(72),
          hours: [
            { hour: at(47.5), accepted: 1 },
            { hour: at(60.5), accepted: 1 },
          ],
        },
      ],
    },
    at(72),
    noSlots,
  ).life;
  expect(measured.placements[0]?.state).toBe('ended');
  expect(costs(measured)).toEqual([0, 41_700, 83_300, 1_000_000, 1_000_000, 1_000_000, 1_000_000]);
  expect([getCampaignCost(life), getCampaignCost(measured)]).toEqual([1_000_000, 1_000_000]);
  expect(costs(life).slice(3)).toEqual(costs(measured).slice(3));
});

test('a dispute can be opened once, until thirty days after the end, and answered later', () => {
  const driven = { campaign: stop(driveToFirstPost('REACH'), 'advertiser', at(50)).life, postings: [] };
  const last = at(50) + 30 * 24 * HOUR_MS;
  expect(tryAct(driven, { event: 'dispute' }, 'advertiser', last)).toBe('too_late');
  expect(tryAct(driven, { event: 'close_dispute' }, 'operator', at(51))).toBe('dispute_open');
  drive(driven, { event: 'dispute' }, 'advertiser', last - 1);
  expect(tryAct(driven, { event: 'dispute' }, 'advertiser', last - 1)).toBe('no_dispute_open');
  const refund = { event: 'refund', placement: 1, amount: 110_000, credit_note: 'dispute:1' } as const;
  drive(driven, refund, 'operator', last + 90 * HOUR_MS);
  drive(driven, { event: 'close_dispute' }, 'operator', last + 90 * HOUR_MS);
  expect(driven.campaign).toMatchObject({ refunded: 110_000, disputed_at: null });
  expect(tryAct(driven, { ...refund, credit_note: 'another' }, 'operator', last + 91 * HOUR_MS)).toBe('too_late');
});
