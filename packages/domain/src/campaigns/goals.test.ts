import { measuresFa } from './goal-words.fa.ts';
import { expect, test } from 'vitest';
import { addGoal, getGoal, getGoalShare, getTarget, getUnitCost, isGoalReached, type CampaignGoal, type GoalTotals } from './goals.ts';

const figures = { reach: 150_749, views: 180_000, clicks: 20_813 };

test.each([
  ['REACH', 400_000, { measure: 'reach', target: 400_000, reached: 150_749 }],
  ['INFLUENCE', 60_000, { measure: 'reach', target: 60_000, reached: 150_749 }],
  ['CPM', 250, { measure: 'views', target: 250_000, reached: 180_000 }],
  ['CPC', 35_000, { measure: 'clicks', target: 35_000, reached: 20_813 }],
  ['REACH', null, { measure: 'reach', target: null, reached: 150_749 }],
  ['CPM', 0, { measure: 'views', target: null, reached: 180_000 }],
] as const)('%s with a goal of %s is judged in its own measure', (campaign_type, goal_total_reach, goal) => {
  expect(getGoal({ campaign_type, goal_total_reach }, figures)).toEqual(goal);
  expect(getTarget({ campaign_type, goal_total_reach })).toBe(goal.target);
});

test.each([
  [35_000, 20_813, 0.595, false],
  [35_000, 35_000, 1, true],
  [35_000, 70_000, 2, true],
  [35_000, 0, 0, false],
  [null, 70_000, null, false],
])('of a target of %s, %d is a share of %s', (target, reached, share, isReached) => {
  const found = getGoalShare({ target, reached });
  expect(found === null ? null : Math.round(found * 1_000) / 1_000).toBe(share);
  expect(isGoalReached({ target, reached })).toBe(isReached);
});

test.each([
  ['reach', 9_000_000, 100_000, 90_000],
  ['views', 1_620_000, 180_000, 9_000],
  ['clicks', 31_219_500, 20_813, 1_500],
  ['clicks', 0, 5, 0],
  ['clicks', 9_000, 0, null],
  ['views', 9_000, 0, null],
] as const)('%s: %d toman for %d costs %s a unit', (measure, cost, reached, price) => {
  expect(getUnitCost(measure, cost, reached)).toBe(price);
});

const sum = (goals: readonly CampaignGoal[]) =>
  goals.reduce<GoalTotals | null | undefined>((totals, goal) => addGoal(totals, goal), undefined);

test('goals of one measure add up, and campaigns without a goal count towards none', () => {
  const views = { measure: 'views', target: 250_000, reached: 180_000 } as const;
  expect(sum([views, { ...views, target: null, reached: 7 }, { ...views, reached: 0 }])).toEqual({
    goal: { measure: 'views', target: 500_000, reached: 180_000 },
    all_reached: 180_007,
  });
  expect(sum([{ ...views, target: null }])?.goal).toEqual({ measure: 'views', target: null, reached: 0 });
  expect(sum([])).toBeUndefined();
});

test('goals of different measures never add up', () => {
  const people = { measure: 'reach', target: 10, reached: 5 } as const;
  const clicks = { measure: 'clicks', target: 10, reached: 5 } as const;
  expect(sum([people, clicks])).toBeNull();
  expect(sum([people, clicks, people])).toBeNull();
});

test('each measure has its own words', () => {
  const words = Object.values(measuresFa);
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
  expect(new Set(words.map(({ unitCost }) => unitCost)).size).toBe(words.length);
});
