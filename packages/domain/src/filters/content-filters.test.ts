import { expect, test } from 'vitest';
import { CONTENT_FILTER_FIELDS, MADE_FORMATS } from './content-filters.ts';
import { parseFilters } from './decode-filters.ts';

test('only formats whose content a publisher makes can be chosen', () => {
  expect(MADE_FORMATS).toContain('STORY');
  for (const format of MADE_FORMATS) expect(parseFilters([`content_type,${format}`], CONTENT_FILTER_FIELDS).ok).toBe(true);
  expect(parseFilters(['content_type,BANNER'], CONTENT_FILTER_FIELDS).ok).toBe(false);
});

test('one deadline can be chosen, and several campaigns', () => {
  expect(parseFilters(['due,tomorrow', 'campaign,3,7'], CONTENT_FILTER_FIELDS).ok).toBe(true);
  expect(parseFilters(['due,today,week'], CONTENT_FILTER_FIELDS).ok).toBe(false);
});
