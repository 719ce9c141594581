import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { BEGIN, drive, driveTo, getLine, getPlacement, RICH, tryAct, type Driven } from '#campaigns/testing/drive.ts';
import { refundLimit } from '#campaigns/testing/placement-limits.ts';
import type { LedgerCode } from '#money/ledger.ts';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';
import { openHold, type LifeCampaign } from './campaign.ts';

const POOR = { available: 0, debt_limit: 0 };

function getBalance({ postings }: Driven, code: LedgerCode): number {
  return postings.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + (entry.code === code ? entry.amount : 0), 0);
}

const getMoney = ({ held, captured, released, refunded }: LifeCampaign): number[] => [held, captured, released, refunded];
const listKinds = ({ postings }: Driven, from = 0): string[] => postings.slice(from).map(({ kind }) => kind);
const at = (hours: number): number => BEGIN + hours * HOUR_MS;

test('a purchase holds the lines of ready content, or the ceiling where the publisher makes the content', () => {
  expect(CAMPAIGN_TYPES.map((type) => getMoney(driveTo('REVIEW', type).campaign)[0])).toEqual([2_200_000, 3_300_000, 2_200_000, 2_200_000]);
  expect(driveTo('CREATED', 'INFLUENCE').campaign.total).toBe(3_300_000);
  expect(driveTo('REVIEW', 'REACH').postings.map(({ kind, key, placement_id }) => [kind, key, placement_id])).toEqual([
    ['hold', 'hold:7:1', null],
  ]);
});

test('a lane 2 quote without a ceiling holds its lines', () => {
  const driven = driveTo('CREATED', 'INFLUENCE');
  drive(
    driven,
    { event: 'edit', quote: { placements: [getPlacement(1, 'INFLUENCE')], ceiling: null, publish_until: at(240) } },
    'advertiser',
    at(0),
  );
  expect(driven.campaign).toMatchObject({ total: 1_100_000, version: 2 });
});

test.each([
  [2_200_000, 0, 'AWAITING_APPROVAL', 'spendable_short'],
  [2_199_999, 0, 'spendable_short', 'TO_PAY.before_review'],
  [0, 2_200_000, 'AWAITING_APPROVAL', 'spendable_short'],
  [-1, 2_200_000, 'spendable_short', 'TO_PAY.before_review'],
])(
  'with %d available and a debt limit of %d a purchase of 2,200,000 leads to %s, waiting for payment to %s',
  (available, debt_limit, bought, short) => {
    const driven = driveTo('CREATED', 'REACH');
    const order = { funds: { available, debt_limit }, expected_total: 2_200_000, fresh: null };
    expect(tryAct(driven, { event: 'purchase', ...order }, 'advertiser', at(1))).toBe(bought);
    expect(tryAct(driven, { event: 'purchase_short', ...order, is_auto_after_charge: false }, 'advertiser', at(1))).toBe(short);
    expect(tryAct(driveTo('TO_PAY', 'REACH'), { event: 'pay', funds: order.funds }, 'system', at(1))).toBe(bought);
  },
);

test('after a charge the system pays only when the advertiser asked it to', () => {
  const driven = driveTo('TO_PAY', 'REACH');
  driven.campaign = { ...driven.campaign, is_auto_after_charge: false };
  expect(tryAct(driven, { event: 'pay', funds: RICH }, 'system', at(1))).toBe('charge_awaited');
  expect(tryAct(driven, { event: 'pay', funds: RICH }, 'advertiser', at(1))).toBe('AWAITING_APPROVAL');
});

test('a rejection releases the whole hold', () => {
  for (const type of CAMPAIGN_TYPES) {
    const driven = driveTo('REVIEW', type);
    const { total } = driven.campaign;
    drive(driven, { event: 'reject', comment: 'the caption' }, 'operator', at(1));
    expect(getMoney(driven.campaign)).toEqual([total, 0, total, 0]);
    expect(getBalance(driven, 'advertiser.held')).toBe(0);
    expect(getBalance(driven, 'advertiser.available')).toBe(0);
  }
});

function listOf(prices: readonly number[]): Driven {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const [index, price] of prices.entries())
    drive(driven, { event: 'accept', placement: index + 1, line: getLine(price) }, 'publisher', at(1));
  for (let placement = prices.length + 1; placement <= 2; placement++) drive(driven, { event: 'decline', placement }, 'publisher', at(1));
  return driven;
}

test.each([
  [[1_000_000, 1_000_000], 2_200_000, ['release']],
  [[1_500_000, 1_500_000], 3_300_000, []],
  [[2_000_000, 2_000_000], 4_400_000, ['hold']],
  [[400_000], 440_000, ['release']],
])('accepting a list of %j moves the hold from the ceiling to its total', (prices, total, kinds) => {
  const driven = listOf(prices);
  const before = driven.postings.length;
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', at(2));
  expect(openHold(driven.campaign)).toBe(total);
  expect(getBalance(driven, 'advertiser.held')).toBe(total);
  expect(listKinds(driven, before)).toEqual(kinds);
  expect(driven.campaign.placements.filter(({ share }) => share === 'open')).toHaveLength(prices.length);
});

test.each([
  [[2_000_000, 2_000_000], 1_100_000, 'ACCEPTED', 'spendable_short'],
  [[2_000_000, 2_000_000], 1_099_999, 'spendable_short', 'TO_PAY.after_negotiation'],
  [[1_500_000, 1_500_000], -5, 'ACCEPTED', 'spendable_short'],
  [[400_000], -5_000_000, 'ACCEPTED', 'spendable_short'],
])('a list of %j with %d spendable leads to %s, waiting for payment to %s', (prices, available, accepted, short) => {
  const driven = listOf(prices);
  const funds = { available, debt_limit: 0 };
  expect(tryAct(driven, { event: 'accept_list', funds }, 'advertiser', at(2))).toBe(accepted);
  expect(tryAct(driven, { event: 'accept_list_short', funds, is_auto_after_charge: false }, 'advertiser', at(2))).toBe(short);
});

test('a list is accepted at current prices, if its advertiser saw them', () => {
  const driven = listOf([1_000_000, 1_000_000]);
  const lines = [1, 2].map((placement) => ({ placement, line: getLine(900_000) }));
  const accept = (expected_total: number) => ({ event: 'accept_list', funds: RICH, list: { lines, expected_total } }) as const;
  expect(tryAct(driven, accept(2_200_000), 'advertiser', at(2))).toBe('quote_changed');
  drive(driven, accept(1_980_000), 'advertiser', at(2));
  expect(openHold(driven.campaign)).toBe(1_980_000);
  expect(driven.campaign.placements.map(({ line }) => line.price)).toEqual([900_000, 900_000]);
});

test('a list that waits for its money is paid at the price it was accepted at', () => {
  const driven = listOf([2_000_000, 2_000_000]);
  const list = { lines: [1, 2].map((placement) => ({ placement, line: getLine(1_900_000) })), expected_total: 4_180_000 };
  drive(driven, { event: 'accept_list_short', funds: POOR, list, is_auto_after_charge: false }, 'advertiser', at(2));
  const pay = (expected_total: number) => ({ event: 'pay_difference', funds: RICH, expected_total }) as const;
  expect(tryAct(driven, pay(4_400_000), 'advertiser', at(3))).toBe('quote_changed');
  drive(driven, pay(4_180_000), 'advertiser', at(3));
  expect(openHold(driven.campaign)).toBe(4_180_000);
});

test('a list is accepted once every publisher answered and one accepted; an empty one ends at once', () => {
  const open = driveTo('ASKED', 'INFLUENCE');
  drive(open, { event: 'accept', placement: 1, line: null }, 'publisher', at(1));
  for (const event of ['accept_list', 'accept_list_short'] as const)
    expect(tryAct(open, { event, funds: RICH, is_auto_after_charge: false }, 'advertiser', at(1))).toBe('offers_answered');
  const empty = listOf([]);
  expect(tryAct(empty, { event: 'accept_list', funds: RICH }, 'advertiser', at(1))).toBe('offers_answered');
  drive(empty, { event: 'end_negotiation' }, 'system', at(1));
  expect(getMoney(empty.campaign)).toEqual([3_300_000, 0, 3_300_000, 0]);
});

test('a list above the hold is paid by the difference; the system pays only when asked to', () => {
  const driven = listOf([2_000_000, 2_000_000]);
  drive(driven, { event: 'accept_list_short', funds: POOR, is_auto_after_charge: false }, 'advertiser', at(2));
  expect(openHold(driven.campaign)).toBe(3_300_000);
  expect(tryAct(driven, { event: 'pay_difference', funds: RICH }, 'system', at(3))).toBe('charge_awaited');
  expect(tryAct(driven, { event: 'pay_difference', funds: POOR }, 'advertiser', at(3))).toBe('spendable_short');
  drive(driven, { event: 'pay_difference', funds: { available: 1_100_000, debt_limit: 0 } }, 'advertiser', at(3));
  expect(openHold(driven.campaign)).toBe(4_400_000);
});

test.each([
  [1_500_000, ['hold'], 2_750_000],
  [1_000_000, [], 2_200_000],
  [500_000, ['release'], 1_650_000],
])('a replacement of %d moves the hold by the difference', (price, kinds, open) => {
  const driven = driveTo('SCHEDULED', 'REACH');
  drive(driven, { event: 'withdraw', placement: 1 }, 'publisher', at(3));
  expect(openHold(driven.campaign)).toBe(2_200_000);
  const before = driven.postings.length;
  const replacement = getPlacement(3, 'REACH', price);
  drive(driven, { event: 'replace', placement: 1, replacement, funds: { available: 550_000, debt_limit: 0 } }, 'advertiser', at(4));
  expect(listKinds(driven, before)).toEqual(kinds);
  expect(openHold(driven.campaign)).toBe(open);
  expect(driven.campaign.placements.map(({ share }) => share)).toEqual(['moved', 'open', 'open']);
  expect(tryAct(driven, { event: 'replace', placement: 1, replacement, funds: RICH }, 'advertiser', at(4))).toBe('share_open');
  expect(tryAct(driven, { event: 'drop', placement: 1 }, 'advertiser', at(4))).toBe('share_open');
});

test('a replacement with a higher price needs the difference to be spendable', () => {
  const driven = driveTo('SCHEDULED', 'REACH');
  drive(driven, { event: 'withdraw', placement: 1 }, 'publisher', at(3));
  const replace = (available: number) => ({
    event: 'replace' as const,
    placement: 1,
    replacement: getPlacement(3, 'REACH', 1_500_000),
    funds: { available, debt_limit: 0 },
  });
  expect(tryAct(driven, replace(549_999), 'advertiser', at(4))).toBe('spendable_short');
  expect(tryAct(driven, replace(550_000), 'advertiser', at(4))).toBe('ACCEPTED');
});

test('bought hours that are fully delivered pay the publisher, the platform and the VAT', () => {
  const driven = driveTo('LIVE', 'REACH');
  drive(driven, { event: 'end', placement: 1 }, 'system', at(72));
  expect(getMoney(driven.campaign)).toEqual([2_200_000, 1_100_000, 0, 0]);
  expect((['publisher.payable', 'platform.revenue', 'vat.payable'] as const).map((code) => getBalance(driven, code))).toEqual([
    700_000, 300_000, 100_000,
  ]);
});

test.each([
  [0, 0],
  [1, 0],
  [HOUR_MS - 1, 0],
  [HOUR_MS, 45_870],
  [12 * HOUR_MS, 550_000],
  [24 * HOUR_MS - 1, 1_054_130],
])('a post that is removed %d ms after it went live is paid for its whole hours: %d', (stood, captured) => {
  const driven = driveTo('LIVE', 'REACH');
  drive(driven, { event: 'cut_short', placement: 1, removed_at: at(48) + stood }, 'system', at(80));
  expect(getMoney(driven.campaign)).toEqual([2_200_000, captured, 1_100_000 - captured, 0]);
});

test.each([
  ['before it was live', at(48) - 1, at(80)],
  ['in the future', at(60), at(60) - 1],
  ['after its bought hours', at(72), at(80)],
])('a post that was removed %s was not cut short', (_, removed_at, now) => {
  expect(tryAct(driveTo('LIVE', 'REACH'), { event: 'cut_short', placement: 1, removed_at }, 'system', now)).toBe('removed_early');
});

test('views and clicks are captured at their price, and never more than was bought', () => {
  const views = driveTo('LIVE', 'CPM');
  drive(views, { event: 'measure', placement: 1, hour: at(48), accepted: 1_000 }, 'system', at(49));
  expect(getMoney(views.campaign)).toEqual([2_200_000, 11_000, 0, 0]);
  drive(views, { event: 'measure', placement: 1, hour: at(49), accepted: 500_000 }, 'system', at(50));
  expect(getMoney(views.campaign)).toEqual([2_200_000, 1_100_000, 0, 0]);
  const clicks = driveTo('LIVE', 'CPC');
  drive(clicks, { event: 'measure', placement: 1, hour: at(48), accepted: 1 }, 'system', at(49));
  expect(getMoney(clicks.campaign)).toEqual([2_200_000, 330, 0, 0]);
});

test.each([
  ['twice', at(48), 10, at(60)],
  ['that is not over yet', at(50), 10, at(51) - 1],
  ['before the post', at(47), 10, at(60)],
  ['with a negative figure', at(50), -1, at(60)],
  ['with half a view', at(50), 0.5, at(60)],
  ['after the period', at(240), 10, at(260)],
])('figures for an hour %s do not count', (_, hour, accepted, now) => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'measure', placement: 1, hour: at(48), accepted: 10 }, 'system', at(49));
  expect(tryAct(driven, { event: 'measure', placement: 1, hour, accepted }, 'system', now)).toBe('hour_counts');
});

test('views that are added to a measured hour are captured, up to the number that was bought', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'measure', placement: 1, hour: at(49), accepted: 1_000 }, 'system', at(50));
  const correct = (hour: number, delivered: number) => ({ event: 'correct', placement: 1, hour: at(hour), delivered }) as const;
  drive(driven, correct(49, 1_500), 'system', at(51));
  expect(driven.campaign).toMatchObject({ captured: 16_500, placements: [{ delivered_units: 1_500, measured_until: at(50) }, {}] });
  drive(driven, correct(48, 1_500), 'system', at(51));
  expect(driven.campaign.captured).toBe(16_500);
  drive(driven, correct(48, 900_000), 'system', at(51));
  expect(driven.campaign.captured).toBe(1_100_000);
});

test.each([
  ['that is not measured', 50, 11],
  ['before the post', 47, 11],
  ['that lost views', 49, 9],
  ['with half a view', 49, 10.5],
])('a correction of an hour %s moves nothing', (_, hour, delivered) => {
  const driven = driveTo('LIVE', 'CPM');
  const correct = { event: 'correct', placement: 1, hour: at(hour), delivered } as const;
  expect(tryAct(driven, { ...correct, hour: at(48) }, 'system', at(60))).toBe('hour_counts');
  drive(driven, { event: 'measure', placement: 1, hour: at(49), accepted: 10 }, 'system', at(50));
  expect(tryAct(driven, correct, 'system', at(60))).toBe('hour_counts');
});

test('a correction of a paused hour, or of a post that is paid by hours, moves no money', () => {
  const views = driveTo('LIVE', 'CPM');
  drive(views, { event: 'pause' }, 'advertiser', at(48));
  drive(views, { event: 'measure', placement: 1, hour: at(49), accepted: 10 }, 'system', at(60));
  drive(views, { event: 'correct', placement: 1, hour: at(49), delivered: 0 }, 'system', at(60));
  expect(tryAct(views, { event: 'correct', placement: 1, hour: at(49), delivered: 10 }, 'system', at(60))).toBe('hour_counts');
  expect(views.campaign).toMatchObject({ captured: 0, placements: [{ delivered_units: 0 }, {}] });
  const post = driveTo('LIVE', 'REACH');
  drive(post, { event: 'measure', placement: 1, hour: at(48), accepted: 10 }, 'system', at(50));
  drive(post, { event: 'correct', placement: 1, hour: at(48), delivered: 0 }, 'system', at(50));
  expect(post.campaign).toMatchObject({ captured: 0, placements: [{ delivered_units: 0 }, {}] });
});

test('nothing is captured for paused hours, and figures of earlier hours may come late', () => {
  const driven = driveTo('LIVE', 'CPM');
  const measure = (hour: number) => ({ event: 'measure', placement: 1, hour: at(hour), accepted: 100 }) as const;
  drive(driven, { event: 'pause' }, 'advertiser', at(52));
  drive(driven, measure(51), 'system', at(60));
  expect(driven.campaign).toMatchObject({ captured: 1_100, placements: [{ delivered_units: 100 }, { delivered_units: 0 }] });
  drive(driven, measure(52), 'system', at(60));
  drive(driven, { event: 'resume' }, 'operator', at(60));
  drive(driven, measure(59), 'system', at(80));
  expect(driven.campaign).toMatchObject({ captured: 1_100, placements: [{ delivered_units: 100, measured_until: at(60) }, {}] });
  drive(driven, measure(60), 'system', at(80));
  expect(driven.campaign.captured).toBe(2_200);
  drive(driven, { event: 'pause' }, 'operator', at(90));
  expect(driven.campaign.pauses).toEqual([
    { from: at(52), to: at(60) },
    { from: at(90), to: null },
  ]);
});

test('late figures count until the campaign ends, and what views did not use of the hold is released', () => {
  const driven = driveTo('LIVE', 'CPM');
  for (const placement of [1, 2]) drive(driven, { event: 'end', placement }, 'system', at(241));
  drive(driven, { event: 'measure', placement: 1, hour: at(239), accepted: 50_000 }, 'system', at(280));
  drive(driven, { event: 'complete' }, 'system', at(288));
  expect(driven.campaign).toMatchObject({ reason: 'completed', held: 2_200_000, captured: 550_000, released: 1_650_000 });
});

test('a placement that goes live after its period ends at the same instant', () => {
  const driven = driveTo('SCHEDULED', 'CPM');
  driven.campaign = { ...driven.campaign, publish_until: at(49) };
  drive(driven, { event: 'see_live', placement: 1, live_at: at(50) }, 'system', at(50));
  drive(driven, { event: 'end', placement: 1 }, 'system', at(51));
  expect(driven.campaign.placements[0]).toMatchObject({ live_at: at(50), ended_at: at(50) });
});

test('when a post is removed early, its views are captured as counted', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'measure', placement: 1, hour: at(48), accepted: 100 }, 'system', at(49));
  drive(driven, { event: 'cut_short', placement: 1, removed_at: at(50) }, 'system', at(52));
  expect(tryAct(driven, { event: 'measure', placement: 1, hour: at(50), accepted: 9 }, 'system', at(53))).toBe('hour_counts');
  drive(driven, { event: 'measure', placement: 1, hour: at(49), accepted: 100 }, 'system', at(53));
  expect(driven.campaign.captured).toBe(2_200);
});

test('refunds together reverse at most the capture, to the last toman of each account', () => {
  const driven = driveTo('LIVE', 'REACH');
  drive(driven, { event: 'stop' }, 'advertiser', at(50));
  const refund = (amount: number, credit_note: string) => ({ event: 'refund', placement: 1, amount, credit_note }) as const;
  expect(refundLimit(driven.campaign.placements[0]!)).toBe(1_100_000);
  drive(driven, refund(333_300, 'n1'), 'operator', at(60));
  expect(tryAct(driven, refund(110, 'n1'), 'operator', at(60))).toBe('new_credit_note');
  expect(tryAct(driven, refund(766_810, 'n2'), 'operator', at(60))).toBe('refund_refused');
  expect(tryAct(driven, refund(766_699, 'n2'), 'operator', at(60))).toBe('refund_not_whole');
  expect(tryAct(driven, { ...refund(1, 'n2'), placement: 99 }, 'operator', at(60))).toBe('placement_unknown');
  drive(driven, refund(766_700, 'n2'), 'operator', at(61));
  expect(refundLimit(driven.campaign.placements[0]!)).toBe(0);
  expect(getMoney(driven.campaign)).toEqual([2_200_000, 2_200_000, 0, 1_100_000]);
  expect((['publisher.payable', 'platform.revenue', 'vat.payable'] as const).map((code) => getBalance(driven, code))).toEqual([
    700_000, 300_000, 100_000,
  ]);
});

test('any split of views into hours captures the same sum, and captured plus released equals the hold', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 20 }), fc.boolean(), (hours, isStopped) => {
      const driven = driveTo('LIVE', 'CPM');
      for (const [index, accepted] of hours.entries())
        drive(driven, { event: 'measure', placement: 1, hour: at(48 + index), accepted }, 'system', at(49 + index));
      const units = Math.min(
        100_000,
        hours.reduce((sum, accepted) => sum + accepted, 0),
      );
      expect(driven.campaign.captured).toBe(Math.floor((2 * 10_000 * units + 100_000) / 200_000) * 110);
      if (isStopped) drive(driven, { event: 'stop' }, 'advertiser', at(100));
      else {
        for (const placement of [1, 2]) drive(driven, { event: 'end', placement }, 'system', at(240));
        drive(driven, { event: 'complete' }, 'system', at(288));
      }
      const { held, captured, released } = driven.campaign;
      expect(captured + released).toBe(held);
      expect(getBalance(driven, 'advertiser.held')).toBe(0);
    }),
    { numRuns: 50 },
  );
});
