import { expect, test } from 'vitest';
import { MARKET, sampleBundle } from '#features/publishers/testing/sample-market.fa.ts';
import { summariseCart } from './figures.ts';

const [maze, , tehran] = MARKET as [(typeof MARKET)[number], (typeof MARKET)[number], (typeof MARKET)[number]];

const STORY = { campaign_type: 'REACH', content_type: 'STORY', goal_total_reach: null } as const;
const VIEWS = { ...STORY, campaign_type: 'CPM', goal_total_reach: 250 } as const;

test('a bundle has its own price and the reach of its plans', () => {
  const figures = summariseCart([tehran], [sampleBundle()], { budget: 20_000_000, campaign: { ...STORY, goal_total_reach: 200_000 } });
  expect(figures).toMatchObject({ price: 16_300_000, sum: 209_000, publishers: 3, leftToman: 3_700_000, cost_per_thousand: 77_990 });
  expect(figures.cover).toMatchObject({ expected: 209_000, percent: 104, missing: 0 });
  expect(figures.budgetShare).toBeCloseTo(0.815);
});

test('the reach in different people is below the plain sum, within the bounds and the likely range', () => {
  const { range, sum } = summariseCart([maze, tehran], [], { budget: null, campaign: STORY });
  expect(range.mid).toBeLessThan(sum);
  expect(range.mid).toBeGreaterThan(range.reach_at_least);
  expect(range.low).toBeLessThan(range.mid);
  expect(range.high).toBeGreaterThan(range.mid);
});

test('where views are bought, the chosen plans do not change the price', () => {
  expect(summariseCart([maze], [], { budget: null, campaign: VIEWS, fixedPrice: 900_000 }).price).toBe(900_000);
});

test('without a budget or a goal there is nothing to measure against', () => {
  const figures = summariseCart([], [], { budget: null, campaign: STORY });
  expect(figures).toMatchObject({ price: 0, leftToman: null, budgetShare: null, cover: null, cost_per_thousand: null });
});

test('views add up, and are compared with the goal in views', () => {
  const { likely, cover } = summariseCart([maze, tehran], [], { budget: null, campaign: VIEWS });
  expect(likely).toEqual({ low: 125_600, mid: 157_000, high: 188_400 });
  expect(cover).toMatchObject({ measure: 'views', target: 250_000, percent: 62, missing: 93_000 });
});
