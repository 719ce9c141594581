import { expect, test } from 'vitest';
import { isStoryCountOf, listPlanSorts, PLAN_SORTS, STORY_NUMBERS } from './plan-options.ts';

test('the most suitable ones come first while the recommender is on, and are no order at all while it is off', () => {
  expect(listPlanSorts({ 'panel-recommender-toggle': true })).toEqual(['suitable', '-price', '-followers']);
  expect(listPlanSorts({ 'panel-recommender-toggle': false })).toEqual(['-followers', '-price']);
  expect(PLAN_SORTS).toContain(listPlanSorts({ 'panel-recommender-toggle': false })[0]);
});

test.each([1, 2, 3, 4, 30])('%d stories belong to exactly one option', (count) => {
  const fitting = STORY_NUMBERS.filter((option) => isStoryCountOf(option, count));
  expect(fitting).toEqual([count === 1 ? 'single' : count === 2 ? 'double' : 'multiple']);
});
