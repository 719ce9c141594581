import { expect, test } from 'vitest';
import { listPlanSorts, PLAN_SORTS, STORY_NUMBER_RANGES, STORY_NUMBERS } from './plan-options.ts';

test('the most suitable ones come first while the recommender is on, and are no order at all while it is off', () => {
  expect(listPlanSorts({ 'panel-recommender-toggle': true })).toEqual(['suitable', '-price', '-followers']);
  expect(listPlanSorts({ 'panel-recommender-toggle': false })).toEqual(['-followers', '-price']);
  expect(PLAN_SORTS).toContain(listPlanSorts({ 'panel-recommender-toggle': false })[0]);
});

test.each([1, 2, 3, 4, 30])('%d stories belong to exactly one option', (count) => {
  const fitting = STORY_NUMBERS.filter((option) => {
    const { from, to } = STORY_NUMBER_RANGES[option];
    return count >= from && count <= (to ?? Number.POSITIVE_INFINITY);
  });
  expect(fitting).toEqual([count === 1 ? 'single' : count === 2 ? 'double' : 'multiple']);
});
