import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { BEGIN, drive, driveTo, getLine, getPlacement, getQuote, RICH, type Driven } from '#campaigns/testing/drive.ts';
import { questionsFor } from '#campaigns/turn/questions.ts';
import { dueEvents, waitsFor } from './clock.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;
const listStates = ({ campaign }: Driven) => campaign.placements.map(({ state, out_at, out_reason }) => [state, out_at, out_reason]);

/** A campaign with four placements: accepted, owed, delivered and confirmed. */
function withContents(): Driven {
  const driven = driveTo('CREATED', 'INFLUENCE');
  const placements = [1, 2, 3, 4].map((id) => getPlacement(id, 'INFLUENCE'));
  drive(driven, { event: 'edit', quote: { ...getQuote('INFLUENCE'), placements } }, 'advertiser', BEGIN);
  drive(driven, { event: 'purchase', funds: RICH, expected_total: 3_300_000, fresh: null }, 'advertiser', BEGIN);
  drive(driven, { event: 'approve_to_negotiation' }, 'operator', BEGIN);
  for (const placement of [1, 2, 3, 4]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', at(1));
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', at(1));
  for (const placement of [2, 3, 4]) drive(driven, { event: 'order_content', placement }, 'system', at(1));
  for (const placement of [3, 4]) drive(driven, { event: 'deliver_content', placement }, 'publisher', at(2));
  drive(driven, { event: 'confirm_content', placement: 4 }, 'advertiser', at(3));
  return driven;
}

test('a cancelled campaign has no open placement, no question, no deadline, and waits for no one', () => {
  const driven = withContents();
  expect(driven.campaign.placements.map(({ state }) => state)).toEqual([
    'accepted',
    'content_pending',
    'content_pending',
    'content_confirmed',
  ]);
  drive(driven, { event: 'cancel' }, 'advertiser', at(4));
  expect(listStates(driven)).toEqual([1, 2, 3, 4].map(() => ['declined', at(4), 'campaign_over']));
  expect(driven.campaign.placements.map(({ delivered_at, share, released }) => [delivered_at, share, released])).toEqual([
    [null, 'closed', 1_100_000],
    [null, 'closed', 1_100_000],
    [null, 'closed', 1_100_000],
    [null, 'closed', 550_000],
  ]);
  expect([waitsFor(driven.campaign), dueEvents(driven.campaign), questionsFor(driven.campaign, at(90))]).toEqual([null, [], []]);
});

test.each([
  ['a rejection', () => driveTo('REVIEW', 'REACH'), { event: 'reject', comment: 'the caption' }, 'operator', 'REJECTED'],
  ['a negotiation that ends', () => driveTo('ASKED', 'INFLUENCE'), { event: 'end_negotiation' }, 'advertiser', 'REJECTED'],
  ['a cancelled draft', () => driveTo('CREATED', 'CPM'), { event: 'cancel' }, 'advertiser', 'INACTIVE'],
  ['slots that are cancelled', () => driveTo('SCHEDULED', 'CPC'), { event: 'cancel' }, 'advertiser', 'INACTIVE'],
] as const)('%s closes every placement, and no share waits for another publisher', (_, begin, act, actor, state) => {
  const driven = begin();
  drive(driven, act, actor, at(2));
  expect(driven.campaign.state).toBe(state);
  expect(listStates(driven)).toEqual([1, 2].map(() => ['declined', at(2), 'campaign_over']));
  expect(driven.campaign.placements.filter(({ share }) => share === 'open')).toEqual([]);
  expect([dueEvents(driven.campaign), questionsFor(driven.campaign, at(90))]).toEqual([[], []]);
});

test('without new dates every placement closes', () => {
  const driven = driveTo('REVIEW', 'REACH');
  driven.campaign = { ...driven.campaign, publish_until: at(20) };
  drive(driven, { event: 'ask_new_dates' }, 'system', at(1));
  expect(listStates(driven)).toEqual([1, 2].map(() => ['offered', null, null]));
  drive(driven, { event: 'cancel_undated' }, 'system', at(73));
  expect(listStates(driven)).toEqual([1, 2].map(() => ['declined', at(73), 'campaign_over']));
});

test('a stop closes the placements that are not on the air, and ends the delivery of views; a placement that is out stays as it is', () => {
  const driven = driveTo('SCHEDULED', 'CPM');
  drive(driven, { event: 'withdraw', placement: 1 }, 'publisher', at(3));
  drive(driven, { event: 'replace', placement: 1, replacement: getPlacement(3, 'CPM'), funds: RICH }, 'advertiser', at(4));
  drive(driven, { event: 'see_live', placement: 2, live_at: at(48) }, 'system', at(48));
  drive(driven, { event: 'measure', placement: 2, hour: at(48), accepted: 1_000 }, 'system', at(49));
  drive(driven, { event: 'pause' }, 'advertiser', at(49));
  expect(listStates(driven)[2]).toEqual(['offered', null, null]);
  drive(driven, { event: 'stop' }, 'advertiser', at(50));
  const closed = [
    ['declined', at(3), 'withdrawn'],
    ['cut_short', null, null],
    ['declined', at(50), 'campaign_over'],
  ];
  expect(listStates(driven)).toEqual(closed);
  expect(driven.campaign.placements[1]?.ended_at).toBe(at(50));
  expect([waitsFor(driven.campaign), dueEvents(driven.campaign), questionsFor(driven.campaign, at(90))]).toEqual([null, [], []]);
  drive(driven, { event: 'refund', placement: 2, amount: 11_000, credit_note: 'n1' }, 'operator', at(60));
  expect(listStates(driven)).toEqual(closed);
});

test('a dropped list and a pause change no placement', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: getLine(2_000_000) }, 'publisher', at(1));
  const funds = { available: 0, debt_limit: 0 };
  drive(driven, { event: 'accept_list_short', funds, is_auto_after_charge: false }, 'advertiser', at(2));
  drive(driven, { event: 'drop_list' }, 'advertiser', at(3));
  expect(listStates(driven)).toEqual([1, 2].map(() => ['accepted', null, null]));
  const views = driveTo('SCHEDULED', 'CPM');
  drive(views, { event: 'see_live', placement: 1, live_at: at(48) }, 'system', at(48));
  drive(views, { event: 'pause' }, 'advertiser', at(49));
  expect(listStates(views)).toEqual([
    ['live', null, null],
    ['scheduled', null, null],
  ]);
});

test.each([
  ['decline', 'publisher', 'ASKED', 'declined'],
  ['lapse_offer', 'system', 'ASKED', 'offer_lapsed'],
  ['withdraw', 'publisher', 'SCHEDULED', 'withdrawn'],
  ['fail', 'system', 'SCHEDULED', 'not_live'],
] as const)('after «%s» by the %s a placement has the instant it fell out, and the reason', (event, actor, milestone, reason) => {
  const driven = driveTo(milestone, 'REACH');
  drive(driven, { event, placement: 1 }, actor, at(60));
  expect(listStates(driven)[0]).toEqual([event === 'fail' ? 'failed' : 'declined', at(60), reason]);
  expect(listStates(driven)[1]?.slice(1)).toEqual([null, null]);
});

test('out_reason tells apart a content that never came, one that got no answer and one that was refused', () => {
  const driven = withContents();
  drive(driven, { event: 'lapse_delivery', placement: 2 }, 'system', at(73));
  drive(driven, { event: 'lapse_content', placement: 3 }, 'system', at(74));
  drive(driven, { event: 'order_content', placement: 1 }, 'system', at(74));
  for (const attempt of [1, 2, 3]) {
    drive(driven, { event: 'deliver_content', placement: 1 }, 'publisher', at(74 + attempt));
    if (attempt < 3) drive(driven, { event: 'reject_content', placement: 1 }, 'advertiser', at(74 + attempt));
  }
  drive(driven, { event: 'refuse_content', placement: 1 }, 'operator', at(80));
  expect(listStates(driven)).toEqual([
    ['declined', at(80), 'content_refused'],
    ['declined', at(73), 'delivery_lapsed'],
    ['declined', at(74), 'content_lapsed'],
    ['content_confirmed', null, null],
  ]);
});

test('what is released without a share is counted apart, until another version is priced', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  drive(driven, { event: 'end_negotiation' }, 'advertiser', at(1));
  expect(driven.campaign).toMatchObject({ released: 3_300_000, rest_released: 3_300_000 });
  expect(driven.postings.at(-1)).toMatchObject({ key: 'release:7:1:ceiling', placement_id: null });
  drive(driven, { event: 'edit', quote: getQuote('INFLUENCE') }, 'advertiser', at(2));
  expect(driven.campaign).toMatchObject({ released: 3_300_000, rest_released: 0 });
  const shares = driveTo('SCHEDULED', 'INFLUENCE');
  drive(shares, { event: 'cancel' }, 'advertiser', at(2));
  expect(shares.campaign).toMatchObject({ released: 2_200_000, captured: 1_100_000, rest_released: 0 });
});
