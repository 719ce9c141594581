import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '#platforms/platforms.ts';
import { completeDraft } from './complete-draft.ts';
import { emptyDraft, type CampaignDraft, type DraftField } from './drafts.ts';
import { COMBINATIONS, finishedDraft, IMAGE } from '#drafts/testing/finished-drafts.ts';

const FIELDS = Object.keys(emptyDraft()) as DraftField[];

test.each([undefined, null, 0, 'text', true, [], [1], {}])('%j becomes a whole draft', (stored) => {
  expect(completeDraft(stored)).toEqual(emptyDraft());
});

test('a draft from a panel with fewer fields keeps its values', () => {
  const old = {
    media_type: 'TELEGRAM',
    campaign_type: 'REACH',
    content_type: 'POST',
    story_number: 'double',
    title: 'منوی پاییزی',
    campaign_quality_goal: 'sale',
    execution_locations: ['تهران'],
    ad_categories: [3],
    publish_period_start: '2026-11-10',
    publish_period_end: '2026-11-16',
    preferred_publish_start_hour: 18,
    preferred_publish_end_hour: 23,
    budget: 20_000_000,
    goal_total_reach: null,
    publish_considerations: 'آرام',
    content_files: [IMAGE],
    content_caption: 'بفرمایید',
    content_link: 'https://jarchi.test',
    is_utm_enabled: false,
    selectedPlans: [7, 9],
  };
  expect(completeDraft({ ...old, colour: 'red' })).toEqual({ ...emptyDraft(), ...old, utm_source_value: 'tg' });
});

test('the link’s source and medium and is_cpm default to those of the stored combination', () => {
  expect(MEDIA_TYPES.map((media_type) => completeDraft({ media_type }).utm_source_value)).toEqual([
    'ig',
    'tg',
    'li',
    'bale',
    'spls',
    'eitaa',
    'rbk',
  ]);
  expect(completeDraft({ media_type: 'SOROUSH' }).utm_medium_value).toBe('spls-reach-post');
  expect(completeDraft({ media_type: 'SOROUSH', campaign_type: 'CPC' })).toMatchObject({ utm_medium_value: '', is_cpm: false });
  expect(completeDraft({ campaign_type: 'CPM' }).is_cpm).toBe(true);
});

test.each(COMBINATIONS)('a whole draft for $media_type $content_type $campaign_type stays as it is', (combination) => {
  const draft: CampaignDraft = {
    ...finishedDraft(combination),
    content_guide_file: { ...IMAGE, duration: 1.5 },
    content_hyperlinks: [{ text: 'a', link: 'b' }],
    additional_services: { design: true },
    is_telegram_forward_post: 'true',
  };
  expect(completeDraft(draft)).toEqual(draft);
  expect(completeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

/** For each kind of field, values that it cannot hold. */
test.each<[DraftField, unknown[]]>([
  ['media_type', ['instagram', null, 1]],
  ['is_telegram_forward_post', [true, 'yes']],
  ['title', [5, null, ['a']]],
  ['publish_period_start', ['2026-13-01', '2026-02-30', '2026-1-1', 'today', 20261110, '2026-11-10T00:00:00Z']],
  ['preferred_publish_start_hour', [-1, 24, 1.5, '9']],
  ['budget', [1.5, '1', Number.NaN, 2 ** 53, []]],
  ['is_utm_enabled', ['true', 1, null]],
  ['utm_source_type', ['Custom', null]],
  ['selectedPlans', ['1', { 0: 1 }, null]],
  ['content_guide_file', [{ ...IMAGE, id: '1' }, { ...IMAGE, name: 1 }, { ...IMAGE, duration: 'x' }, [IMAGE], 'a.png']],
  ['additional_services', [[], 'design', null]],
])('%s has its default where something else was stored', (field, values) => {
  for (const value of values) expect(completeDraft({ [field]: value })).toEqual(emptyDraft());
});

test('broken items are removed from their list', () => {
  const stored = {
    execution_locations: ['تهران', 5, null],
    ad_categories: [1, 1.5, '2', 3],
    content_files: [IMAGE, { ...IMAGE, url: undefined }, { ...IMAGE, id: 2, more: 1 }],
    content_hyperlinks: [{ text: 'a', link: 'b', more: 1 }, { text: 'a' }, { link: 'b' }, 'a'],
    additional_services: { design: true, text: 'true', shoot: 1 },
  };
  expect(completeDraft(stored)).toEqual({
    ...emptyDraft(),
    execution_locations: ['تهران'],
    ad_categories: [1, 3],
    content_files: [IMAGE, { ...IMAGE, id: 2 }],
    content_hyperlinks: [{ text: 'a', link: 'b' }],
    additional_services: { design: true },
  });
});

const anyDraft = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom<string>(...FIELDS, '__proto__', 'constructor'),
    fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('CPM', 'TELEGRAM', IMAGE, [IMAGE], 5)),
  ),
);

test('any stored JSON becomes a whole draft, and completing it again changes nothing', () => {
  fc.assert(
    fc.property(anyDraft, (stored) => {
      const draft = completeDraft(stored);
      expect(Object.keys(draft)).toEqual(FIELDS);
      expect(completeDraft(draft)).toEqual(draft);
      expect(completeDraft(JSON.parse(JSON.stringify(stored)))).toEqual(draft);
    }),
    { numRuns: 200 },
  );
});

test('a film keeps has_poster and its rare coding; a value that is none is left out', () => {
  const film = { id: 1, name: 'a.mp4', type: 'video/mp4', size: 9, width: 9, height: 16, duration: 3, url: '/a' };
  const filesOf = (file: object) => completeDraft({ content_files: [file] }).content_files;
  expect(filesOf({ ...film, has_poster: true })).toEqual([{ ...film, has_poster: true }]);
  expect([filesOf(film), filesOf({ ...film, has_poster: 'yes' })]).toEqual([[film], [film]]);
  expect(filesOf({ ...film, rare_coding: 'hevc' })).toEqual([{ ...film, rare_coding: 'hevc' }]);
  expect(filesOf({ ...film, rare_coding: 'h999' })).toEqual([film]);
});
