import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import { CAMPAIGN_EVENTS } from '#campaigns/campaign-life.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import { BEGIN, driveTo, getPlacement, RICH, type Driven } from '#campaigns/testing/drive.ts';
import { act } from './act.ts';
import { advance } from './advance.ts';
import { returnsDiscountUses } from './discount-uses.ts';
import { HISTORY_EVENTS, makeHistory, PUBLISHER_EVENTS } from './history.ts';
import type { Sighting } from './sightings.ts';
import type { Turn } from './turn.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;
const slots = (count: number): number[] => Array.from({ length: count }, () => at(48));
const naming = { titleOf: (placement: number) => `publisher ${placement}` };

function doing(campaign: LifeCampaign, command: LifeEvent, by: Actor = 'advertiser', now = at(1)): Turn {
  const turn = act(campaign, { command, by, now }, slots);
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value;
}

const getTold = ({ facts, life }: Turn) =>
  makeHistory(facts, life, naming).map(({ event, by, state, facts: said }) => [event, by, state.state, said]);

const seen = (campaign: LifeCampaign, now: number, ...sightings: Sighting[]) => advance(campaign, { placements: sightings }, now, slots);

test('a history knows every event of campaigns and of publishers once', () => {
  expect(HISTORY_EVENTS).toEqual([...CAMPAIGN_EVENTS, ...PUBLISHER_EVENTS]);
  expect(new Set(HISTORY_EVENTS).size).toBe(HISTORY_EVENTS.length);
});

test('a purchase shows what it holds, a cancellation what it releases', () => {
  const { campaign } = driveTo('CREATED', 'REACH');
  const bought = doing(campaign, { event: 'purchase', funds: RICH, expected_total: 2_200_000, fresh: null });
  expect(getTold(bought)).toEqual([['purchase', 'advertiser', 'AWAITING_APPROVAL', { held: 2_200_000 }]]);
  expect(getTold(doing(bought.life, { event: 'cancel' }))).toEqual([['cancel', 'advertiser', 'INACTIVE', { released: 2_200_000 }]]);
  const late = doing(driveTo('SCHEDULED', 'REACH').campaign, { event: 'cancel' }, 'advertiser', at(40));
  expect(getTold(late)).toEqual([['cancel', 'advertiser', 'INACTIVE', { captured: 1_100_000, released: 1_100_000 }]]);
});

test('a rejection shows its reason, and returns the uses of discount codes', () => {
  const rejected = doing(driveTo('REVIEW', 'REACH').campaign, { event: 'reject', comment: 'too loud' }, 'operator');
  expect(getTold(rejected)).toEqual([['reject', 'operator', 'REJECTED', { reason: 'too loud', released: 2_200_000 }]]);
  expect(returnsDiscountUses(rejected.facts)).toBe(true);
  expect(returnsDiscountUses(doing(driveTo('REVIEW', 'REACH').campaign, { event: 'cancel' }).facts)).toBe(false);
});

test('a pause shows when it begins and ends, as far as it is planned', () => {
  const { campaign } = driveTo('LIVE', 'CPM');
  const [pause_at, resume_at] = [at(60), at(70)];
  const iso = (instant: number) => new Date(instant).toISOString();
  const planned = doing(campaign, { event: 'plan_pause', pause_at, resume_at }, 'advertiser', at(50));
  expect(getTold(planned)).toEqual([['plan_pause', 'advertiser', 'PUBLISHING', { pause_at: iso(pause_at), resume_at: iso(resume_at) }]]);
  expect(getTold(seen(planned.life, at(61)))).toEqual([['pause', 'system', 'INACTIVE', { resume_at: iso(resume_at) }]]);
  expect(getTold(doing(campaign, { event: 'pause' }, 'advertiser', at(50)))).toEqual([['pause', 'advertiser', 'INACTIVE', {}]]);
});

test("answers are listed as the publisher's, and what follows from them as the system's", () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  const answered = seen(
    campaign,
    at(3),
    { placement: 1, asked_at: at(3), answer: { answer: 'accepted', at: at(2) } },
    { placement: 2, asked_at: at(3), answer: { answer: 'declined', at: at(3) } },
  );
  const [accepted, declined, ...rest] = getTold(answered);
  expect(accepted).toEqual(['placement_accepted', 'publisher', 'ACCEPTED', { title: 'publisher 1' }]);
  expect(declined).toEqual(['placement_declined', 'publisher', 'ACCEPTED', { title: 'publisher 2' }]);
  expect(rest).toEqual([]);
  const freed = doing(answered.life, { event: 'drop', placement: 2 });
  expect(getTold(freed)).toEqual([
    ['placement_dropped', 'advertiser', 'ACCEPTED', { title: 'publisher 2', released: 1_100_000 }],
    ['schedule', 'system', 'SCHEDULED', { publishers: 1 }],
  ]);
});

test('an unanswered offer lapses by the system, which also ends a campaign without publishers', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  const lapsed = seen(
    { ...campaign, replacement_hours: 0 },
    at(25),
    { placement: 1, asked_at: at(25) },
    { placement: 2, asked_at: at(25) },
  );
  expect(getTold(lapsed)).toEqual([
    ['offer_lapsed', 'system', 'ACCEPTED', { title: 'publisher 1', released: 1_100_000 }],
    ['offer_lapsed', 'system', 'ACCEPTED', { title: 'publisher 2', released: 1_100_000 }],
    ['end_unfilled', 'system', 'INACTIVE', {}],
  ]);
});

test('a list without an answer ends by the system with how many had accepted; an advertiser who refuses it is told no count', () => {
  const { campaign } = driveTo('ASKED', 'INFLUENCE');
  const ready = seen(
    campaign,
    at(3),
    { placement: 1, asked_at: at(3), answer: { answer: 'accepted', at: at(2) } },
    { placement: 2, asked_at: at(3), answer: { answer: 'declined', at: at(3) } },
  ).life;
  const getEnd = (turn: Turn) => getTold(turn).at(-1);
  const released = ready.held - ready.released;
  expect(getEnd(seen(ready, at(76)))).toEqual(['end_negotiation', 'system', 'REJECTED', { released, publishers: 1 }]);
  expect(getEnd(doing(ready, { event: 'end_negotiation' }, 'advertiser', at(4)))).toEqual([
    'end_negotiation',
    'advertiser',
    'REJECTED',
    { released },
  ]);
});

test("posts are listed as their publisher's, and the end with everything captured and released", () => {
  const { campaign } = driveTo('SCHEDULED', 'REACH');
  const live = (placement: number, asked: number, more: object = {}) => ({ placement, asked_at: asked, live_at: at(48), ...more });
  const onAir = seen(campaign, at(49), live(1, at(49)));
  expect(getTold(onAir)).toEqual([
    ['placement_live', 'publisher', 'SCHEDULED', { title: 'publisher 1' }],
    ['go_live', 'system', 'PUBLISHING', { publishers: 1 }],
  ]);
  const over = seen(onAir.life, at(200), { placement: 1, asked_at: at(200), removed_at: at(60) }, { placement: 2, asked_at: at(200) });
  expect(getTold(over)).toEqual([
    ['placement_failed', 'publisher', 'PUBLISHING', { title: 'publisher 2', released: 1_100_000 }],
    ['placement_cut_short', 'publisher', 'PUBLISHING', { title: 'publisher 1', captured: 550_000, released: 550_000 }],
    ['complete', 'system', 'INACTIVE', { captured: 550_000, released: 1_650_000 }],
  ]);
});

test('an accepted list shows how many publishers it has, and the difference of its hold', () => {
  const asked = driveTo('ASKED', 'INFLUENCE').campaign;
  const answers = [1, 2].map((placement): Sighting => ({ placement, asked_at: at(1), answer: { answer: 'accepted', at: at(1) } }));
  const ready = seen(asked, at(1), ...answers).life;
  const taken = doing(ready, { event: 'accept_list', funds: RICH });
  expect(getTold(taken)).toEqual([['accept_list', 'advertiser', 'ACCEPTED', { publishers: 2, released: 1_100_000 }]]);
  const poor = { available: 0, debt_limit: 0 };
  const dear = ready.placements.map((item) => ({ placement: item.id, line: { ...item.line, total: 2_000_000 } }));
  const list = { expected_total: 4_000_000, lines: dear };
  const short = doing(ready, { event: 'accept_list_short', funds: poor, list, is_auto_after_charge: true });
  expect(getTold(short)).toEqual([['accept_list_short', 'advertiser', 'TO_PAY', {}]]);
  const paid = doing(short.life, { event: 'pay_difference', funds: RICH });
  expect(getTold(paid)).toEqual([['pay_difference', 'advertiser', 'ACCEPTED', { publishers: 2, held: 700_000 }]]);
});

test('a refund shows its amount and who gave it; measuring and archiving are not listed', () => {
  const driven: Driven = driveTo('LIVE', 'CPM');
  const hour = Math.floor(at(49) / HOUR_MS) * HOUR_MS - HOUR_MS / 2;
  const measured = seen(driven.campaign, at(60), { placement: 1, asked_at: at(50), hours: [{ hour, accepted: 50_000 }] });
  expect(measured.facts.map(({ event }) => event)).toContain('measure');
  expect(getTold(measured)).toEqual([]);
  const stopped = doing(measured.life, { event: 'stop' }, 'advertiser', at(61)).life;
  const refunded = doing(stopped, { event: 'refund', placement: 1, amount: 55_000, credit_note: 'CN-1' }, 'operator', at(62));
  expect(getTold(refunded)).toEqual([['refund', 'operator', 'INACTIVE', { refunded: 55_000 }]]);
  expect(getTold(doing(refunded.life, { event: 'archive' }, 'advertiser', at(63)))).toEqual([]);
});

test("a withdrawal is listed with the campaign's step back", () => {
  const turn = seen(driveTo('SCHEDULED', 'REACH').campaign, at(10), { placement: 1, asked_at: at(10), withdrawn_at: at(9) });
  expect(getTold(turn)).toEqual([
    ['placement_withdrawn', 'publisher', 'SCHEDULED', { title: 'publisher 1' }],
    ['withdraw', 'publisher', 'ACCEPTED', {}],
  ]);
  const replaced = doing(
    turn.life,
    { event: 'replace', placement: 1, replacement: getPlacement(3, 'REACH'), funds: RICH },
    'advertiser',
    at(11),
  );
  expect(getTold(replaced)[0]).toEqual([
    'placement_replaced',
    'advertiser',
    'ACCEPTED',
    { title: 'publisher 1', replacement: 'publisher 3' },
  ]);
});
