import { expect, test } from 'vitest';
import { isStoryCountOf, STORY_NUMBERS } from './plan-options.ts';

test.each([1, 2, 3, 4, 30])('%d stories belong to exactly one option', (count) => {
  const fitting = STORY_NUMBERS.filter((option) => isStoryCountOf(option, count));
  expect(fitting).toEqual([count === 1 ? 'single' : count === 2 ? 'double' : 'multiple']);
});
