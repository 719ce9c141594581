import { expect, test } from 'vitest';
import { IMAGE } from '#drafts/testing/finished-drafts.ts';
import { completeDraft } from './complete-draft.ts';
import { getDistinctLists } from './draft-lists.ts';
import { emptyDraft } from './drafts.ts';

test('choices and files are named once, files by their ids; words stay as they were written', () => {
  const draft = { ...emptyDraft(), selectedPlans: [3, 7], content_files: [IMAGE], content_tags: ['a', 'a'] };
  expect(getDistinctLists(draft)).toEqual({
    execution_locations: [],
    ad_categories: [],
    selectedPlans: [3, 7],
    alternative_media_plans: [],
    selectedBundles: [],
    excluded_plans: [],
    excluded_bundles: [],
    content_files: [IMAGE.id],
    content_instagram_post_files: [],
  });
});

test('a draft that was stored with a repeated item opens with it once', () => {
  const [numbers, texts, files] = [
    [3, 7, 3],
    ['a', 'b', 'a'],
    [IMAGE, { ...IMAGE, name: 'other.png' }],
  ];
  const kept = completeDraft({
    execution_locations: texts,
    ad_categories: numbers,
    selectedPlans: numbers,
    alternative_media_plans: numbers,
    selectedBundles: numbers,
    excluded_plans: numbers,
    excluded_bundles: numbers,
    content_files: files,
    content_instagram_post_files: files,
    content_tags: texts,
  });
  for (const items of Object.values(getDistinctLists(kept))) expect(items).toHaveLength(new Set(items).size);
  expect(kept).toMatchObject({ selectedPlans: [3, 7], execution_locations: ['a', 'b'], content_files: [IMAGE], content_tags: texts });
});
