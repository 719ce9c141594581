import { expect, test } from 'vitest';
import { COMBINATIONS, getName } from '#drafts/testing/finished-drafts.ts';
import { getGoalCover, isShortOfGoal } from './goal-cover.ts';

const STORY = { campaign_type: 'REACH', content_type: 'STORY', goal_total_reach: 400_000 } as const;
const POST = { campaign_type: 'CPM', content_type: 'POST', goal_total_reach: 250 } as const;
const plans = (...reaches: number[]) => reaches.map((reach) => ({ reach }));

test('views are compared with the goal in views', () => {
  expect(getGoalCover(POST, plans(80_000, 45_000))).toEqual({
    measure: 'views',
    target: 250_000,
    expected: 125_000,
    percent: 50,
    missing: 125_000,
  });
});

test('people are compared by the plain sum', () => {
  expect(getGoalCover(STORY, plans(300_000, 150_000))).toMatchObject({ measure: 'reach', expected: 450_000, percent: 112, missing: 0 });
});

test('an empty package brings nothing of the goal', () => {
  expect(getGoalCover(STORY, [])).toMatchObject({ expected: 0, percent: 0, missing: 400_000 });
});

test.each([
  [399_999, 99, true],
  [400_000, 100, false],
  [400_001, 100, false],
])('of 400,000 people %d are %d percent', (reach, percent, isShort) => {
  const cover = getGoalCover(STORY, plans(reach));
  expect(cover?.percent).toBe(percent);
  expect(isShortOfGoal(cover)).toBe(isShort);
});

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  '%s: a goal is compared where publishers are chosen, and not without a goal',
  (_, combination) => {
    const isNetwork = combination.content_type === 'PIN' || combination.content_type === 'IN_CHANNEL';
    expect(getGoalCover({ ...combination, goal_total_reach: 900 }, plans(7)) === null).toBe(isNetwork);
    expect(getGoalCover({ ...combination, goal_total_reach: null }, plans(7))).toBe(null);
    expect(isShortOfGoal(null)).toBe(false);
  },
);
