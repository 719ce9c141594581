import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import { BEGIN, drive, driveTo, getLine, getPlacement, getQuote, RICH, tryAct, type Driven } from '#campaigns/testing/drive.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { startCampaign } from './campaign.ts';
import { deadlineAt, dueEvents, waitsFor } from './clock.ts';
import type { LifeEvent } from './events.ts';

const getHour = (hours: number): number => BEGIN + hours * HOUR_MS;

/** The result of an event 1 ms before an instant, at it, and 1 ms after it. */
function around(driven: Driven, act: LifeEvent | ((now: number) => LifeEvent), actor: Actor, at: number): string[] {
  return [at - 1, at, at + 1].map((now) => tryAct(driven, typeof act === 'function' ? act(now) : act, actor, now));
}

function inNegotiation(): Driven {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2])
    drive(driven, { event: 'accept', placement, line: getLine(2_000_000) }, 'publisher', BEGIN + (placement + 1) * HOUR_MS);
  return driven;
}

function withListToPay(): Driven {
  const driven = inNegotiation();
  const funds = { available: 0, debt_limit: 0 };
  drive(driven, { event: 'accept_list_short', funds, is_auto_after_charge: true }, 'advertiser', BEGIN + 5 * HOUR_MS);
  return driven;
}

/** In review, with `left` ms of the period left at BEGIN + 1 h. */
function withPeriodLeft(left: number): Driven {
  const driven = driveTo('REVIEW', 'REACH');
  driven.campaign = { ...driven.campaign, publish_until: BEGIN + HOUR_MS + left };
  return driven;
}

function undated(): Driven {
  const driven = withPeriodLeft(24 * HOUR_MS - 1);
  drive(driven, { event: 'ask_new_dates' }, 'system', BEGIN + HOUR_MS);
  return driven;
}

test('a quote is paid before its 72 hours are over, and lapses from then on', () => {
  const driven = driveTo('TO_PAY', 'REACH');
  const end = BEGIN + 72 * HOUR_MS;
  for (const actor of ['advertiser', 'system'] as const)
    expect(around(driven, { event: 'pay', funds: RICH }, actor, end)).toEqual(['AWAITING_APPROVAL', 'too_late', 'too_late']);
  expect(around(driven, { event: 'lapse_quote' }, 'system', end)).toEqual(['too_early', 'CREATED', 'CREATED']);
});

test('a purchase needs a fresh price from the instant at which the frozen one lapses', () => {
  const driven = driveTo('CREATED', 'REACH');
  const order = { event: 'purchase', funds: RICH, expected_total: 2_200_000 } as const;
  const end = BEGIN + 72 * HOUR_MS;
  expect(around(driven, { ...order, fresh: null }, 'advertiser', end)).toEqual(['AWAITING_APPROVAL', 'quote_lapsed', 'quote_lapsed']);
  const fresh = { ...getQuote('REACH'), placements: [getPlacement(1, 'REACH', 1_000_000), getPlacement(2, 'REACH', 1_000_001)] };
  expect(around(driven, { ...order, fresh }, 'advertiser', end)).toEqual(['AWAITING_APPROVAL', 'quote_changed', 'quote_changed']);
  const agreed = around(driven, { ...order, fresh, expected_total: 2_200_001 }, 'advertiser', end);
  expect(agreed).toEqual(['quote_changed', 'AWAITING_APPROVAL', 'AWAITING_APPROVAL']);
  expect(tryAct(driven, { ...order, fresh: { ...fresh, placements: [] } }, 'advertiser', end)).toBe('steps_complete');
});

test.each([
  ['a millisecond more than a day', 1, 'ACCEPTED', 'period_too_short'],
  ['exactly a day', 0, 'ACCEPTED', 'period_too_short'],
  ['a millisecond less than a day', -1, 'period_leaves_a_day', 'AWAITING_APPROVAL.new_dates'],
])('a period that leaves %s can be approved, or new dates can be asked for', (_, more, approved, asked) => {
  const driven = withPeriodLeft(24 * HOUR_MS + more);
  expect(tryAct(driven, { event: 'approve' }, 'operator', BEGIN + HOUR_MS)).toBe(approved);
  for (const actor of ['operator', 'system'] as const)
    expect(tryAct(driven, { event: 'ask_new_dates' }, actor, BEGIN + HOUR_MS)).toBe(asked);
});

test('new dates are picked within 72 hours and leave a day; after that the system cancels', () => {
  const driven = undated();
  const end = BEGIN + 73 * HOUR_MS;
  const redate = (left: number) => around(driven, (now) => ({ event: 'redate', publish_until: now + left }), 'advertiser', end);
  expect(redate(24 * HOUR_MS)).toEqual(['AWAITING_APPROVAL', 'too_late', 'too_late']);
  expect(redate(24 * HOUR_MS - 1)).toEqual(['period_leaves_a_day', 'too_late', 'too_late']);
  expect(around(driven, { event: 'cancel_undated' }, 'system', end)).toEqual(['too_early', 'INACTIVE.cancelled', 'INACTIVE.cancelled']);
});

test('a campaign whose period leaves less than a day is neither bought nor paid', () => {
  const order = { event: 'purchase', funds: RICH, expected_total: 2_200_000, fresh: null } as const;
  for (const [left, bought] of [
    [24 * HOUR_MS, 'AWAITING_APPROVAL'],
    [24 * HOUR_MS - 1, 'period_leaves_a_day'],
  ] as const) {
    const created = driveTo('CREATED', 'REACH');
    created.campaign = { ...created.campaign, publish_until: BEGIN + left };
    expect(tryAct(created, order, 'advertiser', BEGIN)).toBe(bought);
    const toPay = driveTo('TO_PAY', 'REACH');
    toPay.campaign = { ...toPay.campaign, publish_until: BEGIN + left };
    expect(tryAct(toPay, { event: 'pay', funds: RICH }, 'advertiser', BEGIN)).toBe(bought);
  }
});

test.each<[CampaignType, number, string]>([
  ['REACH', 24, 'ACCEPTED'],
  ['CPM', 24, 'ACCEPTED'],
  ['CPC', 24, 'ACCEPTED'],
  ['INFLUENCE', 72, 'NEGOTIATION'],
])('an offer of a %s campaign is accepted within %d hours, and lapses from then on', (type, hours, state) => {
  const driven = driveTo('ASKED', type);
  const end = BEGIN + hours * HOUR_MS;
  expect(around(driven, { event: 'accept', placement: 1, line: null }, 'publisher', end)).toEqual([state, 'too_late', 'too_late']);
  expect(around(driven, { event: 'lapse_offer', placement: 1 }, 'system', end)).toEqual(['too_early', state, state]);
  expect(around(driven, { event: 'decline', placement: 1 }, 'publisher', end)).toEqual([state, state, state]);
});

test('a list is accepted within 72 hours of its last answer; after that silence ends the negotiation', () => {
  const driven = inNegotiation();
  const end = BEGIN + (3 + 72) * HOUR_MS;
  expect(around(driven, { event: 'accept_list', funds: RICH }, 'advertiser', end)).toEqual(['ACCEPTED', 'too_late', 'too_late']);
  const ended = around(driven, { event: 'end_negotiation' }, 'system', end);
  expect(ended).toEqual(['nobody_accepted_or_silent', 'REJECTED', 'REJECTED']);
  expect(around(driven, { event: 'end_negotiation' }, 'advertiser', end)).toEqual(['REJECTED', 'REJECTED', 'REJECTED']);
});

test('the difference of a list is paid within 72 hours; after that the system drops the list', () => {
  const driven = withListToPay();
  const end = BEGIN + (5 + 72) * HOUR_MS;
  for (const actor of ['advertiser', 'system'] as const)
    expect(around(driven, { event: 'pay_difference', funds: RICH }, actor, end)).toEqual(['ACCEPTED', 'too_late', 'too_late']);
  expect(around(driven, { event: 'drop_list' }, 'system', end)).toEqual(['too_early', 'NEGOTIATION', 'NEGOTIATION']);
  expect(around(driven, { event: 'drop_list' }, 'advertiser', end)).toEqual(['NEGOTIATION', 'NEGOTIATION', 'NEGOTIATION']);
});

test('after a list was dropped it can be accepted for another 72 hours', () => {
  const driven = withListToPay();
  drive(driven, { event: 'drop_list' }, 'advertiser', BEGIN + 60 * HOUR_MS);
  const taken = around(driven, { event: 'accept_list', funds: RICH }, 'advertiser', BEGIN + (60 + 72) * HOUR_MS);
  expect(taken).toEqual(['ACCEPTED', 'too_late', 'too_late']);
});

test('a placement that fell out is replaced within 24 hours; after that the system drops its share', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  const out = BEGIN + 5 * HOUR_MS;
  drive(driven, { event: 'withdraw', placement: 1 }, 'publisher', out);
  const replace: LifeEvent = { event: 'replace', placement: 1, replacement: getPlacement(3, 'REACH'), funds: RICH };
  expect(around(driven, replace, 'advertiser', out + 24 * HOUR_MS)).toEqual(['ACCEPTED', 'too_late', 'too_late']);
  const drop: LifeEvent = { event: 'drop', placement: 1 };
  expect(around(driven, drop, 'system', out + 24 * HOUR_MS)).toEqual(['too_early', 'SCHEDULED', 'SCHEDULED']);
  expect(around(driven, drop, 'advertiser', out + 24 * HOUR_MS)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
});

test('a post may go live until six hours after its slot, and fails from then on', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  const end = BEGIN + (48 + 6) * HOUR_MS;
  const seen = around(driven, (now) => ({ event: 'see_live', placement: 1, live_at: now }), 'system', end);
  expect(seen).toEqual(['PUBLISHING', 'PUBLISHING', 'live_in_time']);
  expect(around(driven, { event: 'fail', placement: 1 }, 'system', end)).toEqual(['too_early', 'SCHEDULED', 'SCHEDULED']);
  expect(tryAct(driven, { event: 'see_live', placement: 1, live_at: end }, 'system', end + 9 * HOUR_MS)).toBe('PUBLISHING');
  expect(tryAct(driven, { event: 'see_live', placement: 1, live_at: end }, 'system', end - 1)).toBe('live_in_time');
});

test('a placement ends with its last bought hour, and figures settle for another 48 hours', () => {
  const driven = driveTo('LIVE', 'REACH');
  const end = BEGIN + (48 + 24) * HOUR_MS;
  expect(around(driven, { event: 'end', placement: 1 }, 'system', end)).toEqual(['hours_over', 'PUBLISHING', 'PUBLISHING']);
  drive(driven, { event: 'end', placement: 1 }, 'system', end + HOUR_MS);
  expect(tryAct(driven, { event: 'complete' }, 'system', end + 300 * HOUR_MS)).toBe('all_over_and_settled');
  drive(driven, { event: 'end', placement: 2 }, 'system', end + 2 * HOUR_MS);
  const completed = around(driven, { event: 'complete' }, 'system', end + 48 * HOUR_MS);
  expect(completed).toEqual(['too_early', 'INACTIVE.completed', 'INACTIVE.completed']);
});

test('views and clicks end with their period or their goal', () => {
  for (const type of ['CPM', 'CPC'] as const) {
    const driven = driveTo('LIVE', type);
    const ended = around(driven, { event: 'end', placement: 1 }, 'system', BEGIN + 240 * HOUR_MS);
    expect(ended).toEqual(['period_or_goal_over', 'PUBLISHING', 'PUBLISHING']);
    const { bought } = getPlacement(1, type);
    const hour = BEGIN + 48 * HOUR_MS;
    drive(driven, { event: 'measure', placement: 1, hour, accepted: bought - 1 }, 'system', hour + HOUR_MS);
    expect(tryAct(driven, { event: 'end', placement: 1 }, 'system', hour + 3 * HOUR_MS)).toBe('period_or_goal_over');
    drive(driven, { event: 'measure', placement: 1, hour: hour + HOUR_MS, accepted: 1 }, 'system', hour + 2 * HOUR_MS);
    expect(tryAct(driven, { event: 'end', placement: 1 }, 'system', hour + 3 * HOUR_MS)).toBe('PUBLISHING');
  }
});

test('a dispute is accepted for 30 days after the end', () => {
  for (const by of ['advertiser', 'operator'] as const) {
    const driven = driveTo('LIVE', 'REACH');
    const at = BEGIN + 60 * HOUR_MS;
    drive(driven, { event: 'stop' }, by, at);
    const refund: LifeEvent = { event: 'refund', placement: 1, amount: 110, credit_note: 'n1' };
    const refunded = around(driven, refund, 'operator', at + 720 * HOUR_MS);
    expect(refunded).toEqual(['INACTIVE.stopped', 'too_late', 'too_late']);
  }
});

test('a refund does not extend the time for disputes', () => {
  const driven = driveTo('LIVE', 'REACH');
  const at = BEGIN + 60 * HOUR_MS;
  drive(driven, { event: 'stop' }, 'advertiser', at);
  const refund = { event: 'refund', placement: 1, amount: 110 } as const;
  drive(driven, { ...refund, credit_note: 'n1' }, 'operator', at + 700 * HOUR_MS);
  expect(tryAct(driven, { ...refund, credit_note: 'n2' }, 'operator', at + 720 * HOUR_MS)).toBe('too_late');
});

test('an event that is reported late is judged by the instant it happened', () => {
  const driven = driveTo('ASKED', 'REACH');
  const hour = (hours: number) => BEGIN + hours * HOUR_MS;
  drive(driven, { event: 'lapse_offer', placement: 1 }, 'system', hour(24));
  expect(tryAct(driven, { event: 'accept', placement: 2, line: null }, 'publisher', hour(24))).toBe('too_late');
  drive(driven, { event: 'accept', placement: 2, line: null }, 'publisher', hour(24) - 1);
  expect(driven.campaign).toMatchObject({ changed_at: hour(24), placements: [{ out_at: hour(24) }, { state: 'accepted' }] });
});

test('a list is ready at its last answer, in whatever order the answers are reported', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  drive(driven, { event: 'decline', placement: 2 }, 'publisher', BEGIN + 9 * HOUR_MS);
  drive(driven, { event: 'accept', placement: 1, line: null }, 'publisher', BEGIN + 5 * HOUR_MS);
  expect(driven.campaign.list_ready_at).toBe(BEGIN + 9 * HOUR_MS);
});

test('without time for a replacement, the share of a placement that falls out is released at once', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  driven.campaign = { ...driven.campaign, replacement_hours: 0 };
  drive(driven, { event: 'withdraw', placement: 1 }, 'publisher', BEGIN + 3 * HOUR_MS);
  expect(driven.campaign).toMatchObject({ state: 'SCHEDULED', released: 1_100_000, placements: [{ share: 'closed' }, { share: 'open' }] });
  const replace = { event: 'replace', placement: 1, replacement: getPlacement(3, 'REACH'), funds: RICH } as const;
  expect(tryAct(driven, replace, 'advertiser', BEGIN + 3 * HOUR_MS)).toBe('transition_refused');
});

test("a person whose clock is slow acts at the campaign's latest change", () => {
  const driven = driveTo('ASKED', 'REACH');
  drive(driven, { event: 'decline', placement: 1 }, 'publisher', BEGIN + HOUR_MS);
  drive(driven, { event: 'drop', placement: 1 }, 'advertiser', BEGIN);
  expect(driven.campaign.changed_at).toBe(BEGIN + HOUR_MS);
  expect(driven.postings.at(-1)).toMatchObject({ kind: 'release', at: BEGIN + HOUR_MS });
});

test("a placement's deadline is undefined without a placement, and before it runs", () => {
  const { campaign } = driveTo('LIVE', 'REACH');
  expect(deadlineAt(campaign, 'answer')).toBeUndefined();
  expect(deadlineAt(campaign, 'replacement')).toBeUndefined();
  expect(deadlineAt(campaign, 'late_live')).toBeUndefined();
  expect(deadlineAt(campaign, 'settle')).toBeUndefined();
  expect(deadlineAt(campaign, 'settle', campaign.placements[0])).toBeUndefined();
  expect(deadlineAt(campaign, 'list')).toBeUndefined();
});

const getDue = ({ campaign }: Driven): string[] =>
  dueEvents(campaign).map(({ event, placement, at: due }) => `${event} ${placement ?? '-'} ${(due - BEGIN) / HOUR_MS}`);

test('a campaign that is not bought waits for its advertiser, and its quote may lapse', () => {
  expect(waitsFor(startCampaign(1, 'REACH', BEGIN))).toBe('advertiser');
  const created = driveTo('CREATED', 'REACH');
  expect([waitsFor(created.campaign), getDue(created)]).toEqual(['advertiser', []]);
  const toPay = driveTo('TO_PAY', 'REACH');
  expect([waitsFor(toPay.campaign), getDue(toPay)]).toEqual(['advertiser', ['lapse_quote - 72']]);
});

test("a review waits for the operator, or for the advertiser's new dates", () => {
  const driven = driveTo('REVIEW', 'REACH');
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['operator', []]);
  drive(driven, { event: 'ask_new_dates' }, 'system', getHour(230));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['advertiser', ['cancel_undated - 302']]);
});

test('a rejected campaign waits for its advertiser', () => {
  const driven = driveTo('REVIEW', 'REACH');
  drive(driven, { event: 'reject', comment: 'x' }, 'operator', getHour(1));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['advertiser', []]);
});

test('a negotiation waits for publishers, then for the advertiser, then for the difference', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['publisher', ['lapse_offer 1 72', 'lapse_offer 2 72']]);
  const { line } = getPlacement(1, 'INFLUENCE', 5_000_000);
  drive(driven, { event: 'accept', placement: 1, line }, 'publisher', getHour(1));
  drive(driven, { event: 'decline', placement: 2 }, 'publisher', getHour(2));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['advertiser', ['end_negotiation - 74']]);
  const empty: Driven = { campaign: driven.campaign, postings: [] };
  drive(empty, { event: 'withdraw', placement: 1 }, 'publisher', getHour(3));
  expect(getDue(empty)).toEqual(['end_negotiation - 2']);
  drive(
    driven,
    { event: 'accept_list_short', funds: { available: 0, debt_limit: 0 }, is_auto_after_charge: false },
    'advertiser',
    getHour(4),
  );
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['advertiser', ['drop_list - 76']]);
});

test('an accepted campaign waits for the first actor its placements wait for: advertiser, operator, publisher', () => {
  const driven = driveTo('ASKED', 'REACH');
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['publisher', ['lapse_offer 1 24', 'lapse_offer 2 24']]);
  drive(driven, { event: 'decline', placement: 2 }, 'publisher', getHour(3));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['advertiser', ['lapse_offer 1 24', 'drop 2 27']]);
  drive(driven, { event: 'drop', placement: 2 }, 'advertiser', getHour(4));
  drive(driven, { event: 'accept', placement: 1, line: null }, 'publisher', getHour(5));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['system', []]);
});

test('a content waits for its publisher, then for the advertiser, and after two rejections for the operator', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', getHour(1));
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', getHour(1));
  drive(driven, { event: 'order_content', placement: 1 }, 'system', getHour(1));
  const waited = [waitsFor(driven.campaign)];
  for (const round of [2, 3, 4]) {
    drive(driven, { event: 'deliver_content', placement: 1 }, 'publisher', getHour(round));
    waited.push(waitsFor(driven.campaign));
    if (round < 4) drive(driven, { event: 'reject_content', placement: 1 }, 'advertiser', getHour(round));
  }
  expect(waited).toEqual(['publisher', 'advertiser', 'advertiser', 'operator']);
});

test('a post waits for its slot, then for its bought hours, then for its figures', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['system', ['fail 1 54', 'fail 2 54']]);
  drive(driven, { event: 'see_live', placement: 2, live_at: getHour(49) }, 'system', getHour(49));
  expect(getDue(driven)).toEqual(['fail 1 54', 'end 2 73']);
  drive(driven, { event: 'fail', placement: 1 }, 'system', getHour(54));
  drive(driven, { event: 'end', placement: 2 }, 'system', getHour(73));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual(['system', ['complete - 121']]);
  drive(driven, { event: 'complete' }, 'system', getHour(121));
  expect([waitsFor(driven.campaign), getDue(driven)]).toEqual([null, []]);
});

test('views end with their period or their goal, and a pause waits for its advertiser', () => {
  const driven = driveTo('LIVE', 'CPM');
  expect(getDue(driven)).toEqual(['end 1 240', 'end 2 240']);
  drive(driven, { event: 'measure', placement: 2, hour: getHour(48), accepted: 100_000 }, 'system', getHour(50));
  expect(getDue(driven)).toEqual(['end 2 49', 'end 1 240']);
  drive(driven, { event: 'pause' }, 'operator', getHour(51));
  expect(waitsFor(driven.campaign)).toBe('advertiser');
  expect(getDue(driven)).toEqual(['end 2 49', 'end 1 240']);
});

test('a placement loses its publisher when its content does not come within three days, or when no one decides on it', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  const hour = (hours: number) => BEGIN + hours * HOUR_MS;
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', hour(1));
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', hour(1));
  for (const placement of [1, 2]) drive(driven, { event: 'order_content', placement }, 'system', hour(1));
  expect(getDue(driven)).toEqual(['lapse_delivery 1 73', 'lapse_delivery 2 73']);
  const deliver: LifeEvent = { event: 'deliver_content', placement: 1 };
  expect(tryAct(driven, deliver, 'publisher', hour(73))).toBe('too_late');
  drive(driven, deliver, 'publisher', hour(10));
  expect(getDue(driven)).toEqual(['lapse_delivery 2 73', 'lapse_content 1 82']);
  expect(tryAct(driven, { event: 'confirm_content', placement: 1 }, 'advertiser', hour(82))).toBe('too_late');
  drive(driven, { event: 'reject_content', placement: 1 }, 'advertiser', hour(20));
  drive(driven, deliver, 'publisher', hour(30));
  drive(driven, { event: 'reject_content', placement: 1 }, 'advertiser', hour(40));
  expect(getDue(driven)).toEqual(['lapse_delivery 2 73', 'lapse_delivery 1 112']);
  drive(driven, deliver, 'publisher', hour(50));
  expect(getDue(driven)).toEqual(['lapse_delivery 2 73']);
  drive(driven, { event: 'confirm_content', placement: 1 }, 'advertiser', hour(400));
  drive(driven, { event: 'lapse_delivery', placement: 2 }, 'system', hour(400));
  expect(driven.campaign.placements.map(({ state }) => state)).toEqual(['content_confirmed', 'declined']);
});
