import { expect, test } from 'vitest';
import {
  checkContent,
  DESCRIPTION_MAX,
  HYPERLINKS_MAX,
  isForwarded,
  isTagged,
  publishedFiles,
  TODO_LENGTH_MAX,
  TODOS_MAX,
  UTM_VALUE_MAX,
} from './content-step.ts';
import type { CampaignDraft, DraftFile, DraftIssue } from '#drafts/drafts.ts';
import { COMBINATIONS, finishedDraft, IMAGE, getName, VIDEO } from '#drafts/testing/finished-drafts.ts';

const getDraft = (name: string, part: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...finishedDraft(COMBINATIONS.find((combination) => getName(combination) === name)!),
  ...part,
});
const issues = (name: string, part: Partial<CampaignDraft>) => checkContent(getDraft(name, part));
const STORY = 'INSTAGRAM STORY REACH';
const POST = 'INSTAGRAM POST REACH';
const TELEGRAM = 'TELEGRAM POST REACH';
const BRIEF = 'INSTAGRAM POST INFLUENCE';
const NO_FILE: DraftIssue[] = [{ field: 'content_files', code: 'image_or_video' }];
const NO_WORDS: DraftIssue[] = [{ field: 'content_files', code: 'file_or_caption' }];
const files = (count: number, file: DraftFile = IMAGE) => Array.from({ length: count }, (_, id) => ({ ...file, id }));
const READY = COMBINATIONS.map(getName).filter(
  (name) => name.endsWith('REACH') || name === 'INSTAGRAM STORY CPM' || name === 'TELEGRAM POST CPM',
);

test.each(READY)('%s needs a file; on a messenger a text is enough', (name) => {
  const areWordsEnough = !name.startsWith('INSTAGRAM');
  const missing = areWordsEnough ? NO_WORDS : NO_FILE;
  expect(issues(name, { content_files: [] })).toEqual(missing);
  expect(issues(name, { content_files: [], content_caption: ' \n' })).toEqual(missing);
  expect(issues(name, { content_files: [], content_caption: 'طعم پاییز' })).toEqual(areWordsEnough ? [] : NO_FILE);
});

test.each([
  ['TELEGRAM POST REACH', 1_024, 2_200],
  ['TELEGRAM POST CPM', 1_024, 2_200],
  ['BALE POST REACH', 2_200, 2_200],
  ['INSTAGRAM STORY REACH', 2_200, undefined],
  ['LINKEDIN POST INFLUENCE', 2_200, 2_200],
])('the caption of %s holds %d characters with a file, and %d without', (name, withFile, alone) => {
  const codes = (length: number, part: Partial<CampaignDraft>) => issues(name, { content_caption: 'ن'.repeat(length), ...part });
  const tooLong = (limit: number) => [{ field: 'content_caption', code: 'too_long', limit }];
  expect(codes(withFile, { content_files: [IMAGE] })).toEqual([]);
  expect(codes(withFile + 1, { content_files: [IMAGE] })).toEqual(tooLong(withFile));
  if (alone === undefined) return;
  expect(codes(alone, { content_files: [] })).toEqual([]);
  expect(codes(alone + 1, { content_files: [] })).toEqual(tooLong(alone));
});

test.each([
  ['single', 1],
  ['double', 2],
  ['multiple', 10],
] as const)('of %s stories at most %d are published', (story_number, limit) => {
  expect(issues(STORY, { story_number, content_files: files(limit) })).toEqual([]);
  expect(issues(STORY, { story_number, content_files: files(limit + 1) })).toEqual([
    { field: 'content_files', code: 'max_selection', limit },
  ]);
});

test('a post has at most ten slides, whatever number of stories is set', () => {
  expect(issues(POST, { content_files: files(10), story_number: 'single' })).toEqual([]);
  expect(issues(POST, { content_files: files(11) })).toEqual([{ field: 'content_files', code: 'max_selection', limit: 10 }]);
});

test('an Instagram post publishes its own slides once it has one', () => {
  const slides = files(2);
  const wide = { ...IMAGE, type: 'text/plain' };
  expect(publishedFiles(getDraft(POST, { content_instagram_post_files: slides }))).toBe(slides);
  expect(publishedFiles(getDraft(STORY, { content_instagram_post_files: slides }))).toEqual([IMAGE]);
  expect(publishedFiles(getDraft('BALE POST REACH', { content_instagram_post_files: slides }))).toEqual([IMAGE]);
  expect(issues(POST, { content_files: [], content_instagram_post_files: slides })).toEqual([]);
  expect(issues(POST, { content_instagram_post_files: [IMAGE, wide] })).toEqual([
    { field: 'content_instagram_post_files', code: 'file_type_not_allowed', type: 'text/plain', index: 1 },
  ]);
});

test('a file that another platform accepted is checked again', () => {
  const long = { ...VIDEO, duration: 61, size: 150 * 1_048_576 };
  expect(issues(POST, { content_files: [long] })).toEqual([]);
  expect(issues(STORY, { content_files: [long] })).toEqual([
    { field: 'content_files', code: 'video_max_duration', limit_seconds: 60, duration: 61, index: 0 },
  ]);
  expect(issues(TELEGRAM, { content_files: [IMAGE, { ...long, width: 16 }] }).map(({ code, index }) => [code, index])).toEqual([
    ['file_too_large', 1],
    ['slide_ratio_step', 1],
  ]);
});

test("files for the publisher's reference may differ in ratio", () => {
  expect(issues(BRIEF, { content_files: [IMAGE, { ...IMAGE, width: 90 }] })).toEqual([]);
});

test.each<[string, Partial<CampaignDraft>, boolean]>([
  ['nothing', {}, false],
  ['spaces alone', { content_description: ' \n ' }, false],
  ['what not to do', { content_notTodos: ['قیمت نگویید'] }, false],
  ['a finished file', { content_files: [IMAGE] }, false],
  ['words', { content_description: 'از طعم تازه بگویید.' }, true],
  ['a guide', { content_guide_file: IMAGE }, true],
  ['what to do', { content_todos: ['نام شعبه را بگویید'] }, true],
])('a brief with only %s is accepted or refused: %#', (_, part, isEnough) => {
  expect(issues(BRIEF, { content_description: '', ...part })).toEqual(isEnough ? [] : [{ field: 'content_description', code: 'required' }]);
});

test.each(['content_todos', 'content_notTodos'] as const)('%s are short and few, and none is blank', (field) => {
  expect(issues(BRIEF, { [field]: Array.from({ length: TODOS_MAX }, () => 'ن'.repeat(TODO_LENGTH_MAX)) })).toEqual([]);
  expect(
    issues(BRIEF, { [field]: ['الف', ' ', 'ن'.repeat(TODO_LENGTH_MAX + 1), ...Array.from({ length: TODOS_MAX - 2 }, () => 'ب')] }),
  ).toEqual([
    { field, code: 'max_selection', limit: TODOS_MAX },
    { field, code: 'required', index: 1 },
    { field, code: 'too_long', limit: TODO_LENGTH_MAX, index: 2 },
  ]);
  expect(issues(STORY, { [field]: [' '] })).toEqual([]);
});

test.each([
  ['content_description', BRIEF],
  ['content_contentMediaDescription', BRIEF],
  ['content_contentMediaDescription', STORY],
] as const)('%s of %s has a longest length', (field, name) => {
  expect(issues(name, { [field]: 'ن'.repeat(DESCRIPTION_MAX) })).toEqual([]);
  expect(issues(name, { [field]: 'ن'.repeat(DESCRIPTION_MAX + 1) })).toEqual([{ field, code: 'too_long', limit: DESCRIPTION_MAX }]);
});

const names = (length: number) => Array.from({ length }, (_, index) => `name_${index}`);

test.each([
  ['content_hashtags', 30, 'hashtag_max', ['چای_سبز', '#a', 'a b'], ['isStartingWithHashtag', 'hashtags']],
  ['content_mentions', 20, 'max_selection', ['@maze.gardi', 'a..b', 'چای'], ['mentions', 'mentions']],
  ['content_tags', 20, 'max_selection', ['maze.gardi', '@', 'a b'], ['mentions', 'mentions']],
] as const)('%s are at most %d names', (field, limit, code, mixed, codes) => {
  expect(issues(STORY, { [field]: names(limit) })).toEqual([]);
  expect(issues(STORY, { [field]: names(limit + 1) })).toEqual([{ field, code, limit }]);
  expect(issues(STORY, { [field]: mixed })).toEqual(codes.map((each, at) => ({ field, code: each, index: at + 1 })));
});

test('a hyperlink is on words of the caption and leads to a web link', () => {
  const content_hyperlinks = [
    { text: 'چای', link: 'https://jarchi.test' },
    { text: 'قهوه', link: 'https://jarchi.test' },
    { text: ' ', link: 'jarchi' },
    { text: 'چای', link: '' },
  ];
  const field = 'content_hyperlinks';
  expect(issues(TELEGRAM, { content_caption: 'یک چای تازه', content_hyperlinks })).toEqual([
    { field, code: 'isSubstring', text: 'قهوه', index: 1 },
    { field, code: 'required', index: 2 },
    { field, code: 'link_invalid', index: 2 },
    { field, code: 'required', index: 3 },
  ]);
  expect(issues(STORY, { content_hyperlinks })).toEqual([]);
  expect(issues('LINKEDIN POST INFLUENCE', { content_hyperlinks })).toEqual([]);
  const many = (length: number) => Array.from({ length }, () => ({ text: 'چای', link: 'https://jarchi.test' }));
  expect(issues(TELEGRAM, { content_caption: 'چای', content_hyperlinks: many(HYPERLINKS_MAX) })).toEqual([]);
  expect(issues(TELEGRAM, { content_caption: 'چای', content_hyperlinks: many(HYPERLINKS_MAX + 1) })).toEqual([
    { field, code: 'max_selection', limit: HYPERLINKS_MAX },
  ]);
});

test.each([
  ['content_link', 'https://jarchi.test/a?b=c', 'jarchi.test', 'link_invalid'],
  ['content_instagramContentAddress', 'https://instagram.com/p/abc', 'instagram', 'link_invalid'],
  ['content_customSubdomain', 'paeez', 'paeez.shop', 'subdomain_invalid'],
] as const)('%s may be left out, be %j, and not %j', (field, good, bad, code) => {
  for (const value of ['', good]) expect(issues(STORY, { [field]: value })).toEqual([]);
  expect(issues(STORY, { [field]: bad })).toEqual([{ field, code }]);
  expect(issues(BRIEF, { [field]: bad })).toEqual([{ field, code }]);
});

const forwarded = { is_telegram_forward_post: 'true' } as const;

test.each([
  ['', 'required'],
  ['https://t.me/maze_gardi/12', undefined],
  ['https://t.me/maze_gardi/12?single', undefined],
  ['https://t.me/maze_gardi', 'telegram_link_invalid'],
  ['https://jarchi.test/maze_gardi/12', 'telegram_link_invalid'],
])('a post forwarded from %j gets the issue %s', (content_telegram_content_address, code) => {
  const part = { ...forwarded, content_telegram_content_address, content_files: files(11), content_link: 'x', content_hashtags: ['#'] };
  const expected = code === undefined ? [] : [{ field: 'content_telegram_content_address', code }];
  expect(issues(TELEGRAM, part)).toEqual(expected);
  expect(issues('TELEGRAM POST CPM', part)).toEqual(expected);
});

test('only Telegram forwards, and only when asked to', () => {
  expect(COMBINATIONS.map((combination) => isForwarded({ ...finishedDraft(combination), ...forwarded }))).toEqual(
    COMBINATIONS.map(({ media_type }) => media_type === 'TELEGRAM'),
  );
  expect(isForwarded(getDraft(TELEGRAM))).toBe(false);
  expect(issues('BALE POST REACH', { ...forwarded, content_files: [] })).toEqual(NO_WORDS);
});

test('tags of a link name known values, where links are tagged', () => {
  const broken: Partial<CampaignDraft> = {
    content_link: 'https://cafe.ir',
    utm_key_template: 2,
    utm_term_value: 'campaign',
    utm_source_value: 'ن'.repeat(UTM_VALUE_MAX + 1),
  };
  expect(issues(STORY, broken)).toEqual([
    { field: 'utm_key_template', code: 'choice_unknown' },
    { field: 'utm_source_value', code: 'too_long', limit: UTM_VALUE_MAX },
    { field: 'utm_term_value', code: 'choice_unknown' },
  ]);
  expect(issues(STORY, { ...broken, is_utm_enabled: false })).toEqual([]);
  expect(issues(STORY, { ...broken, content_link: '' })).toEqual([]);
  expect(issues(POST, broken)).toEqual([]);
  expect(
    issues(STORY, {
      ...broken,
      utm_key_template: 1,
      utm_source_value: '',
      utm_term_value: ' ',
      utm_content_type: 'custom',
      utm_content_value: 'ن'.repeat(UTM_VALUE_MAX),
    }),
  ).toEqual([]);
});

test('links of the content are tagged if it has any', () => {
  const isTaggedWith = (name: string, part: Partial<CampaignDraft>) => isTagged(getDraft(name, part));
  const link = { content_link: 'https://cafe.ir' };
  const words = { content_hyperlinks: [{ text: 'منو', link: 'https://cafe.ir' }] };
  expect(isTaggedWith(STORY, {})).toBe(false);
  expect(isTaggedWith(STORY, link)).toBe(true);
  expect(isTaggedWith(STORY, { ...link, is_utm_enabled: false })).toBe(false);
  expect(isTaggedWith(POST, link)).toBe(false);
  expect(isTaggedWith(STORY, { ...words, is_telegram_hyperlinks_utm_enabled: true })).toBe(false);
  expect(isTaggedWith(TELEGRAM, words)).toBe(false);
  expect(isTaggedWith(TELEGRAM, { ...words, is_telegram_hyperlinks_utm_enabled: true })).toBe(true);
});
