import { expect, test } from 'vitest';
import { TRANSITIONS } from '#campaigns/campaign-transitions.ts';
import { BEGIN, drive, driveTo, RICH, type Driven } from '#campaigns/testing/drive.ts';
import { PLACEMENT_TRANSITIONS } from '#campaigns/rules/placement-events.ts';
import { HOUR_MS } from '#calendar/durations.ts';
import { startCampaign } from '#campaigns/life/campaign.ts';
import { waitsFor } from '#campaigns/life/clock.ts';
import { ADVERTISER_WAITS, BOUND_BY_DEADLINE, listOpenWaits, type AdvertiserWait } from './waits.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;
const shown = ({ campaign }: Driven) => listOpenWaits(campaign).map(({ wait, since, until }) => [wait, since, until]);

/** A negotiation whose publishers have both accepted after an hour. */
function driveToList(): Driven {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', hour(1));
  return driven;
}

test('each wait that the table of transitions lets lapse is one of the advertiser, and the other way round', () => {
  const rows = [...TRANSITIONS, ...PLACEMENT_TRANSITIONS];
  const bound = (name: string) => BOUND_BY_DEADLINE[name as keyof typeof BOUND_BY_DEADLINE] === 'advertiser';
  // A share that another publisher takes by itself does not lapse.
  const lapses = rows.flatMap(({ event, clock }) =>
    clock && 'after' in clock && bound(clock.after) && event !== 'replace' ? `${clock.after} ${event}` : [],
  );
  // The system ends a silent negotiation by a condition of that event.
  expect(new Set([...lapses, 'list end_negotiation'])).toEqual(
    new Set(Object.entries(ADVERTISER_WAITS).map(([name, { lapse }]) => `${name} ${lapse}`)),
  );
});

test('each act that the advertiser may do only before a deadline waits for the advertiser', () => {
  const isTheirs = ({ by }: { readonly by: string | readonly string[] }) => [by].flat().includes('advertiser');
  const clocks = [...TRANSITIONS, ...PLACEMENT_TRANSITIONS].filter(isTheirs).flatMap(({ clock }) => clock ?? []);
  const deadlines = clocks.flatMap((clock) => ('before' in clock ? clock.before : []));
  // A campaign that may be disputed waits for no one.
  expect(new Set(deadlines)).toEqual(new Set([...Object.keys(ADVERTISER_WAITS), 'dispute']));
});

test('a price waits for its payment from the purchase that was short, not from the quote', () => {
  const driven = driveTo('CREATED', 'REACH');
  expect(shown(driven)).toEqual([]);
  const funds = { available: 0, debt_limit: 0 };
  const order = { funds, expected_total: 2_200_000, fresh: null, is_auto_after_charge: false };
  drive(driven, { event: 'purchase_short', ...order }, 'advertiser', hour(40));
  expect(shown(driven)).toEqual([['quote', hour(40), hour(72)]]);
});

test('new dates are awaited from the moment they are asked for', () => {
  const driven = driveTo('REVIEW', 'REACH');
  driven.campaign = { ...driven.campaign, publish_until: hour(2) };
  expect(shown(driven)).toEqual([]);
  drive(driven, { event: 'ask_new_dates' }, 'operator', hour(3));
  expect(shown(driven)).toEqual([['new_dates', hour(3), hour(75)]]);
});

test('a list is awaited from the last answer, its difference from the acceptance, and the list again once it is dropped', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  drive(driven, { event: 'accept', placement: 1, line: null }, 'publisher', hour(1));
  expect(shown(driven)).toEqual([]);
  const line = { price: 9_000_000, discount: 0, vat: 900_000, total: 9_900_000, publisher_price: 0, net_step: 100 } as const;
  drive(driven, { event: 'accept', placement: 2, line }, 'publisher', hour(5));
  expect(shown(driven)).toEqual([['list', hour(5), hour(77)]]);
  const short = { event: 'accept_list_short', funds: { available: 0, debt_limit: 0 }, is_auto_after_charge: false } as const;
  drive(driven, short, 'advertiser', hour(10));
  expect(shown(driven)).toEqual([['difference', hour(10), hour(82)]]);
  drive(driven, { event: 'drop_list' }, 'advertiser', hour(20));
  expect(shown(driven)).toEqual([['list', hour(20), hour(92)]]);
});

test('a list without publishers waits for no one', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'decline', placement }, 'publisher', hour(1));
  expect(driven.campaign.state).toBe('NEGOTIATION');
  expect(shown(driven)).toEqual([]);
});

test('a content waits from its delivery until its verdict; after two rejections it waits for the operator', () => {
  const driven = driveToList();
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', hour(1));
  drive(driven, { event: 'order_content', placement: 1 }, 'system', hour(1));
  for (const attempt of [1, 2]) {
    expect(shown(driven)).toEqual([]);
    drive(driven, { event: 'deliver_content', placement: 1 }, 'publisher', hour(10 * attempt));
    expect(shown(driven)).toEqual([['content', hour(10 * attempt), hour(10 * attempt + 72)]]);
    drive(driven, { event: 'reject_content', placement: 1 }, 'advertiser', hour(10 * attempt + 1));
  }
  drive(driven, { event: 'deliver_content', placement: 1 }, 'publisher', hour(30));
  expect(shown(driven)).toEqual([]);
});

test('the share of a publisher who fell out waits for a replacement', () => {
  const driven = driveTo('ASKED', 'REACH');
  drive(driven, { event: 'decline', placement: 1 }, 'publisher', hour(2));
  expect(listOpenWaits(driven.campaign)).toEqual([{ wait: 'replacement', placement: 1, since: hour(2), until: hour(26) }]);
  drive(driven, { event: 'drop', placement: 1 }, 'advertiser', hour(3));
  expect(shown(driven)).toEqual([]);
});

test('a campaign with an open wait waits for its advertiser', () => {
  const open: Readonly<Record<AdvertiserWait, Driven>> = {
    quote: driveTo('TO_PAY', 'REACH'),
    new_dates: { campaign: { ...startCampaign(1, 'REACH', BEGIN), state: 'AWAITING_APPROVAL', reason: 'new_dates' }, postings: [] },
    list: driveToList(),
    difference: { campaign: { ...driveToList().campaign, state: 'TO_PAY', reason: 'after_negotiation' }, postings: [] },
    content: driveToList(),
    replacement: driveTo('ASKED', 'REACH'),
  };
  drive(open.content, { event: 'accept_list', funds: RICH }, 'advertiser', hour(1));
  drive(open.content, { event: 'order_content', placement: 1 }, 'system', hour(1));
  drive(open.content, { event: 'deliver_content', placement: 1 }, 'publisher', hour(2));
  drive(open.replacement, { event: 'decline', placement: 1 }, 'publisher', hour(2));
  for (const [name, { campaign }] of Object.entries(open)) {
    expect(listOpenWaits(campaign).map(({ wait }) => wait)).toEqual([name]);
    expect(waitsFor(campaign)).toBe('advertiser');
  }
});
