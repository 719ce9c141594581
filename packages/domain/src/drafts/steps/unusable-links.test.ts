import { expect, test } from 'vitest';
import { COMBINATIONS, finishedDraft, getName } from '#drafts/testing/finished-drafts.ts';
import type { CampaignDraft } from '#drafts/drafts.ts';
import { describeUnusable, listUnusableLinks } from './unusable-links.ts';

const getDraft = (name: string, part: Partial<CampaignDraft>): CampaignDraft => ({
  ...finishedDraft(COMBINATIONS.find((combination) => getName(combination) === name)!),
  ...part,
});
const BAD = 'https://a.ir:99999/x';

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  'a finished draft of %s has only links that open',
  (_, combination) => {
    expect(listUnusableLinks(finishedDraft(combination))).toEqual([]);
    expect(describeUnusable(finishedDraft(combination))).toBeUndefined();
  },
);

test.each([
  ['INSTAGRAM STORY REACH', { content_link: BAD }, 'نشانی صفحهٔ فرود باز نمی‌شود'],
  ['INSTAGRAM POST INFLUENCE', { content_link: 'https://xn--a.ir' }, 'نشانی صفحهٔ فرود باز نمی‌شود'],
  [
    'INSTAGRAM STORY REACH',
    { content_link: BAD, content_instagramContentAddress: 'https://ab\u200ccd.ir' },
    'نشانی صفحهٔ فرود و نشانی محتوای اینستاگرام باز نمی‌شود',
  ],
  [
    'TELEGRAM POST REACH',
    {
      content_caption: 'منو',
      content_hyperlinks: [
        { text: 'منو', link: BAD },
        { text: 'منو', link: BAD },
      ],
    },
    'پیوند روی متن باز نمی‌شود',
  ],
  ['RUBIKA PIN CPM', { button_link: BAD }, 'نشانی دکمه باز نمی‌شود'],
  [
    'TELEGRAM POST REACH',
    { is_telegram_forward_post: 'true', content_telegram_content_address: 'https://t.me/a' },
    'نشانی پست تلگرام باز نمی‌شود',
  ],
] as const)('of %s the field %j is named', (name, part, words) => {
  expect(describeUnusable(getDraft(name, part))).toBe(words);
});

test('what else is wrong with a brief is not named', () => {
  expect(listUnusableLinks(getDraft('INSTAGRAM STORY REACH', { content_files: [] }))).toEqual([]);
});

test('a field that its format does not use is not named', () => {
  expect(describeUnusable(getDraft('RUBIKA PIN CPM', { content_link: BAD }))).toBeUndefined();
});
