import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { getCapture } from '#money/captures.ts';
import {
  countHours,
  explainCost,
  getCampaignCost,
  getCost,
  getCostBy,
  toCosted,
  type CostedPlacement,
  type PaidHour,
} from './placement-cost.ts';
import { startCampaign, type LifePlacement } from './life/campaign.ts';

const LIVE_AT = Date.parse('2026-11-23T14:30:00.000Z');
const after = (hours: number) => LIVE_AT + hours * HOUR_MS;

const post: CostedPlacement = {
  share: 'open',
  live_at: LIVE_AT,
  ended_at: null,
  out_at: null,
  measured_until: null,
  net: 2_400,
  net_step: 100,
  captured_net: 0,
  bought: 24,
  isByUnits: false,
  stopped_at: null,
};

test.each([
  ['that is not live', { live_at: null }, 0],
  ['without figures', {}, 0],
  ['with figures of its first part of an hour', { measured_until: after(0.5) }, 0],
  ['with figures up to the fifth hour', { measured_until: after(5.5) }, 500],
  ['with figures beyond its hours', { measured_until: after(30) }, 2_400],
  ['that ended whole, its figures late', { share: 'closed', ended_at: after(24), measured_until: after(3), captured_net: 2_400 }, 2_400],
  ['that was cut short', { share: 'closed', ended_at: after(7.5), measured_until: after(9), captured_net: 700 }, 700],
  ['that was declined', { share: 'closed', live_at: null, out_at: after(0) }, 0],
  ['half of which a cancellation took', { share: 'closed', live_at: null, out_at: after(0), captured_net: 1_200 }, 1_200],
  ['that was given to another publisher', { share: 'moved', live_at: null, out_at: after(0) }, 0],
  ['that nothing happened to', { share: 'closed', live_at: null }, 0],
  ['of views', { isByUnits: true, bought: 90, captured_net: 800, measured_until: after(5) }, 800],
] as const)('the cost of a placement %s', (_, change, cost) => {
  const item = { ...post, ...change };
  expect(getCost(item)).toBe(cost);
  const hours = item.isByUnits ? [{ hour: LIVE_AT, units: 30 }] : [];
  expect(getCostBy(item, countHours(hours), Infinity)).toBe(cost);
  expect(getCostBy(item, countHours(hours), after(-100))).toBe(0);
});

test('each part of the cost has its instant: hours as they end, views as their hour begins, the rest as the share closes', () => {
  const cut: CostedPlacement = { ...post, share: 'closed', ended_at: after(7.5), captured_net: 700 };
  expect([0.9, 1, 7, 7.5, 7.6].map((hours) => getCostBy(cut, [], after(hours)))).toEqual([0, 100, 700, 700, 700]);
  const views: CostedPlacement = { ...post, isByUnits: true, bought: 100, net: 1_000, captured_net: 700 };
  const hours = [
    { hour: after(0), units: 30 },
    { hour: after(1), units: 40 },
  ];
  expect([0, 0.1, 1, 2].map((at) => getCostBy(views, countHours(hours), after(at)))).toEqual([0, 300, 300, 700]);
  const cancelled: CostedPlacement = { ...post, share: 'closed', live_at: null, out_at: after(3), captured_net: 1_200 };
  expect([3, 3.1].map((at) => getCostBy(cancelled, [], after(at)))).toEqual([0, 1_200]);
});

test.each([
  ['of a post, by its hours', { measured_until: after(5) }, [0, 5], { delivered: 5, closing: 0, cost: 500 }],
  ['of a part of its hours', { measured_until: after(5) }, [2, 4], { delivered: 2, closing: 0, cost: 200 }],
  [
    'of a post that was cut short',
    { share: 'closed', ended_at: after(7.5), captured_net: 700 },
    [0, 9],
    { delivered: 7, closing: 0, cost: 700 },
  ],
  [
    'of a late cancellation',
    { share: 'closed', live_at: null, out_at: after(3), captured_net: 1_200 },
    [0, 9],
    { delivered: 0, closing: 1_200, cost: 1_200 },
  ],
  ['of views', { isByUnits: true, bought: 100, net: 1_000, captured_net: 900 }, [1, 9], { delivered: 60, closing: 0, cost: 600 }],
  [
    'of more views than were bought',
    { isByUnits: true, bought: 50, net: 1_000, captured_net: 1_000 },
    [1, 9],
    { delivered: 20, closing: 0, cost: 400 },
  ],
] as const)('a cost %s tells its units, and what arose as its share was closed', (_, change, [from, to], parts) => {
  const item: CostedPlacement = { ...post, ...change };
  const hours = item.isByUnits
    ? [
        { hour: after(0), units: 30 },
        { hour: after(1), units: 60 },
      ]
    : [];
  expect(explainCost(item, countHours(hours), after(from), after(to))).toEqual(parts);
});

/** Nets in whole hundreds, and those bought in single toman. */
const nets = fc
  .record({ steps: fc.nat(900_000), net_step: fc.constantFrom(1 as const, 100 as const) })
  .map(({ steps, net_step }) => ({ net: steps * net_step, net_step }));
const posts = fc
  .record({ net: nets, bought: fc.constantFrom(12, 24, 48), measured: fc.integer({ min: 0, max: 60 }) })
  .map(({ net, bought, measured }): [CostedPlacement, PaidHour[]] => [{ ...post, ...net, bought, measured_until: after(measured) }, []]);
const counted = fc
  .record({
    net: nets,
    bought: fc.integer({ min: 1, max: 5_000 }),
    units: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 40 }),
  })
  .map(({ net: { net, net_step }, bought, units }): [CostedPlacement, PaidHour[]] => {
    const delivered = units.reduce((sum, one) => sum + one, 0);
    const { gross } = getCapture({ price: net, discount: 0, vat: 0, total: net, publisher_price: 0, net_step }, delivered, bought);
    return [
      { ...post, isByUnits: true, net, net_step, bought, captured_net: gross },
      units.map((one, index) => ({ hour: after(index), units: one })),
    ];
  });

test('over any split of time the parts never fall, and sum to the whole cost', () => {
  fc.assert(
    fc.property(fc.oneof(posts, counted), fc.array(fc.integer({ min: -5 * HOUR_MS, max: 80 * HOUR_MS })), ([item, hours], cuts) => {
      const moments = [-Infinity, ...cuts.toSorted((a, b) => a - b).map((offset) => LIVE_AT + offset), Infinity];
      const byHour = countHours(hours);
      const costs = moments.map((at) => getCostBy(item, byHour, at));
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(costs[0]).toBe(0);
      expect(costs.at(-1)).toBe(getCost(item));
    }),
  );
});

const placement: LifePlacement = {
  id: 1,
  state: 'live',
  line: { price: 2_700, discount: 300, vat: 240, total: 2_640, publisher_price: 1_900, net_step: 100 },
  bought: 24,
  share: 'open',
  capture: { gross: 0, discount: 0, vat: 0, publisher: 0 },
  released: 0,
  refunded: 0,
  offered_at: null,
  out_at: null,
  out_reason: null,
  slot_at: null,
  live_at: LIVE_AT,
  edited_at: null,
  ended_at: null,
  owed_since: null,
  delivered_at: null,
  rejections: 0,
  delivered_units: 0,
  measured_until: after(6),
};

test('the cost of a campaign is that of its placements, after the discount and without VAT', () => {
  const over: LifePlacement = {
    ...placement,
    id: 2,
    share: 'closed',
    ended_at: after(24),
    capture: { gross: 2_700, discount: 300, vat: 240, publisher: 1_900 },
  };
  const life = { ...startCampaign(1, 'REACH', LIVE_AT), placements: [placement, over] };
  expect(getCampaignCost(life)).toBe(600 + 2_400);
  expect(toCosted({ ...life, campaign_type: 'CPC' }, placement)).toMatchObject({ net: 2_400, isByUnits: true, stopped_at: null });
  expect(toCosted({ ...life, reason: 'stopped' }, placement)).toMatchObject({ stopped_at: LIVE_AT });
});
