import { COMBINATIONS, finishedDraft, IMAGE, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { expect, test } from 'vitest';
import { contentFacts, getContentForm, listFiles } from './content-facts.ts';

const getDraft = (name: string, part: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...finishedDraft(COMBINATIONS.find((combination) => getName(combination) === name)!),
  ...part,
});
const labels = (draft: CampaignDraft) => contentFacts(draft).map(({ label }) => label);

test('each combination has its form', () => {
  const forms = Object.fromEntries(COMBINATIONS.map((combination) => [getName(combination), getContentForm(finishedDraft(combination))]));
  for (const [name, form] of Object.entries(forms))
    expect(form, name).toBe(name.includes('INFLUENCE') ? 'brief' : /PIN|IN_CHANNEL/.test(name) ? 'ad' : 'post');
});

test('answers for another combination are not shown', () => {
  const leftovers = {
    content_caption: 'متن',
    content_todos: ['نام'],
    ad_title: 'عنوان',
    content_hyperlinks: [{ text: 'متن', link: 'https://a.test' }],
  };
  expect(labels(getDraft('INSTAGRAM STORY REACH', leftovers))).toEqual(['متن استوری', 'نشانی صفحهٔ فرود', 'ملاحظات انتشار']);
  expect(labels(getDraft('RUBIKA PIN CPM', leftovers))).toEqual(['عنوان تبلیغ', 'متن تبلیغ', 'دکمه', 'نشانی دکمه', 'ملاحظات انتشار']);
  expect(labels(getDraft('SOROUSH PIN CPC'))).toContain('زیرعنوان');
  expect(labels(getDraft('TELEGRAM POST REACH', leftovers))).toContain('پیوندهای متن');
  expect(labels(getDraft('INSTAGRAM POST REACH', leftovers))).toContain('دیدگاه‌ها');
});

test('a forwarded post shows its address, and no file of its own', () => {
  const draft = getDraft('TELEGRAM POST REACH', {
    is_telegram_forward_post: 'true',
    content_telegram_content_address: 'https://t.me/maze_gardi/12',
  });
  expect(listFiles(draft)).toEqual([]);
  expect(contentFacts(draft)[0]).toMatchObject({ text: 'https://t.me/maze_gardi/12', isLtr: true });
});

test('the slides of an Instagram post are its files', () => {
  const slides = [IMAGE, { ...IMAGE, id: 7 }];
  expect(listFiles(getDraft('INSTAGRAM POST REACH', { content_instagram_post_files: slides }))).toEqual(slides);
});

test('tracking is listed only where a link exists', () => {
  const facts = (part: Partial<CampaignDraft>) => contentFacts(getDraft('INSTAGRAM STORY REACH', part));
  expect(facts({ content_link: '' }).some(({ label }) => label === 'ردیابی (UTM)')).toBe(false);
  expect(facts({ content_link: 'https://cafe.ir' })).toContainEqual({ label: 'ردیابی (UTM)', text: 'روشن', isLtr: false });
});
