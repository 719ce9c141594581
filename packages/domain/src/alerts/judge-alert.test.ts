import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tehranInstant } from '#calendar/jalali.ts';
import { getGoal, getUnitCost } from '#campaigns/goals.ts';
import { judgeBalance, judgeCampaign, type CampaignAlert, type WatchedCampaign } from './judge-alert.ts';

const campaign: WatchedCampaign = {
  campaign_type: 'REACH',
  state: 'PUBLISHING',
  goal_total_reach: 100_000,
  reach: 25_000,
  views: 40_000,
  clicks: 500,
  cost: 2_500_000,
  price: 10_500_000,
  discount: 500_000,
  publish_period_start: '2026-11-11',
  publish_period_end: '2026-11-20',
  preferred_publish_start_hour: 0,
  preferred_publish_end_hour: 24,
};
/** Half of its ten days have passed. */
const half = tehranInstant('2026-11-16');

test.each<[string, CampaignAlert, Partial<WatchedCampaign>, number | null, ReturnType<typeof judgeCampaign>]>([
  ['25 points behind', 'pace_behind', {}, 24, { is_true: true, figure: 25 }],
  ['exactly at the threshold', 'pace_behind', {}, 25, { is_true: false, figure: 25 }],
  ['on pace', 'pace_behind', { reach: 50_000 }, 1, { is_true: false, figure: 0 }],
  ['ahead', 'pace_behind', { reach: 60_000 }, 1, { is_true: false, figure: -10 }],
  ['without a goal', 'pace_behind', { goal_total_reach: null }, 1, null],
  ['not on the air', 'pace_behind', { state: 'INACTIVE' }, 1, null],
  ['without a threshold', 'pace_behind', {}, null, { is_true: false, figure: 25 }],
  ['a thousand people for 100,000', 'reach_cost', {}, 99_999, { is_true: true, figure: 100_000 }],
  ['a price at the threshold', 'reach_cost', {}, 100_000, { is_true: false, figure: 100_000 }],
  ['before anybody was reached', 'reach_cost', { reach: 0 }, 100, null],
  ['another measure', 'views_cost', {}, 100, null],
  ['a thousand views', 'views_cost', { campaign_type: 'CPM' }, 60_000, { is_true: true, figure: 62_500 }],
  ['a click', 'clicks_cost', { campaign_type: 'CPC' }, 4_000, { is_true: true, figure: 5_000 }],
  ['a quarter of the budget', 'spent_early', {}, null, { is_true: false, figure: 25 }],
  ['a little less than the whole budget', 'spent_early', { cost: 9_999_999 }, null, { is_true: false, figure: 99 }],
  ['the whole budget', 'spent_early', { cost: 10_000_000 }, null, { is_true: true, figure: 100 }],
  ['a campaign for nothing', 'spent_early', { price: 500_000 }, null, null],
])('%s: %s', (_, kind, change, threshold, judgement) => {
  expect(judgeCampaign(kind, { ...campaign, ...change }, threshold, half)).toEqual(judgement);
});

test('a budget that is spent when the time is over was not spent early', () => {
  const spent = { ...campaign, cost: 10_000_000 };
  expect(judgeCampaign('spent_early', spent, null, tehranInstant('2026-11-21'))).toEqual({ is_true: false, figure: 100 });
});

test.each([
  [9_999_999, true],
  [10_000_000, false],
  [-1, true],
])('of %d toman, less than ten million: %s', (spendable, is_true) => {
  expect(judgeBalance(spendable, 10_000_000)).toEqual({ is_true, figure: spendable });
  expect(judgeBalance(spendable, null).is_true).toBe(false);
});

test('a higher threshold never makes an alert true, and the figure of a price is the one that screens show', () => {
  const figures = fc.record({ reach: fc.nat(200_000), cost: fc.nat(20_000_000) });
  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 500_000 }), fc.nat(500_000), (figure, threshold, more) => {
      const now = { ...campaign, ...figure };
      for (const kind of ['pace_behind', 'reach_cost'] as const) {
        const [low, high] = [threshold, threshold + more].map((limit) => judgeCampaign(kind, now, limit, half));
        expect(high?.is_true === true && low?.is_true === false).toBe(false);
      }
      const shown = getUnitCost('reach', now.cost, getGoal(now, now).reached);
      expect(judgeCampaign('reach_cost', now, threshold, half)?.figure ?? null).toBe(shown);
    }),
  );
});
