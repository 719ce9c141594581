import { expect, test } from 'vitest';
import { parseFilters } from '#filters/decode-filters.ts';
import { CAMPAIGN_FILTER_FIELDS } from '#filters/filters.ts';
import { CAMPAIGN_STATES } from './campaign-life.ts';
import { HOME_CONTENTS, HOME_DRAFTS, HOME_LISTS, RUNNING_STATES } from './home-lists.ts';

test.each(Object.entries(HOME_LISTS))('the list of %s campaigns has filters that can be read', (_, { filter, limit }) => {
  expect(parseFilters(filter, CAMPAIGN_FILTER_FIELDS)).toMatchObject({ ok: true });
  expect(limit).toBeGreaterThan(0);
});

test('what is under way is bought or waits for money, and is not over', () => {
  expect(CAMPAIGN_STATES).toEqual(expect.arrayContaining([...RUNNING_STATES]));
  expect(RUNNING_STATES).not.toContain('INACTIVE');
});

test('what is known at once fits into one page of a list', () => {
  expect([HOME_DRAFTS, HOME_CONTENTS].every((rows) => rows <= 100)).toBe(true);
});
