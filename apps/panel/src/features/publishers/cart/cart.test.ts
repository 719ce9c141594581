import { expect, test } from 'vitest';
import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { fillToBudget, summariseCart, togglePlan } from './cart.ts';

const plan = (id: number, price: number, reach: number) => ({
  id,
  price,
  reach,
  reach_low: reach,
  reach_high: reach,
  media_type: 'INSTAGRAM' as const,
});

test('a plan is added once and taken out again', () => {
  expect(togglePlan([1], 2)).toEqual([1, 2]);
  expect(togglePlan([1, 2], 1)).toEqual([2]);
});

test('a full cart takes no more plans', () => {
  const full = Array.from({ length: PLANS_MAX }, (_, id) => id);
  expect(togglePlan(full, 999)).toBe(full);
});

test('the summary reads reach between the bounds and cost against the budget', () => {
  const figures = summariseCart([plan(1, 6_000_000, 80_000), plan(2, 3_000_000, 40_000)], 8_000_000, 100_000);
  expect(figures.estimate.reach_at_least).toBe(80_000);
  expect(figures.estimate.reach_at_most).toBe(120_000);
  expect(figures.estimate.reach_model).toBeGreaterThan(80_000);
  expect(figures.estimate.reach_model).toBeLessThanOrEqual(120_000);
  expect(figures.leftToman).toBe(-1_000_000);
  expect(figures.budgetShare).toBe(1.125);
  expect(figures.goalShare).toBeGreaterThan(1);
});

test('without a budget or a goal there is nothing to measure against', () => {
  const figures = summariseCart([], null, null);
  expect(figures).toMatchObject({ count: 0, price: 0, leftToman: null, budgetShare: null, goalShare: null, cost_per_thousand: null });
});

test('the fill keeps what is chosen, skips what is too dear and stays within the budget', () => {
  const ordered = [plan(1, 4, 100), plan(2, 5, 90), plan(3, 2, 10), plan(4, 1, 0)];
  expect(fillToBudget(ordered, [{ id: 9, price: 3 }], 10)).toEqual([9, 1, 3]);
});

test('the fill adds nothing to a cart that is over the budget', () => {
  expect(fillToBudget([plan(1, 4, 100)], [{ id: 9, price: 30 }], 10)).toEqual([9]);
});
