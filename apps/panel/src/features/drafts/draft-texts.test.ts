import { checkStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { expect, test } from 'vitest';
import { draftIssueText, fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import { formatLabel, goalLabel, listLabel, periodLabel } from './draft-texts.ts';

test('a period within one month names the month once', () => {
  expect(periodLabel('2026-11-03', '2026-11-14')).toBe('۱۲ تا ۲۳ آبان');
  expect(periodLabel('2026-11-19', '2026-11-24')).toBe('۲۸ آبان تا ۳ آذر');
  expect(periodLabel('2026-11-03', null)).toBe('');
});

test('lists end with «و»', () => {
  expect(listLabel(['تهران'])).toBe('تهران');
  expect(listLabel(['تهران', 'کرج', 'قم'])).toBe('تهران، کرج و قم');
});

test('only Instagram stories show the number of stories', () => {
  expect(formatLabel(emptyDraft())).toBe('استوری تکی');
  expect(formatLabel({ ...emptyDraft(), media_type: 'TELEGRAM', content_type: 'POST' })).toBe('پست');
});

test.each([
  ['REACH', 400_000, '۴۰۰ هزار دسترسی'],
  ['INFLUENCE', 1_500_000, '۱٫۵ میلیون دسترسی'],
  ['CPM', 50, '۵۰ هزار بازدید'],
  ['CPC', 35_000, '۳۵٬۰۰۰ کلیک'],
  ['CPM', null, 'بدون هدف'],
] as const)('the goal of %s, stored as %d, is shown in its own unit', (campaign_type, goal_total_reach, text) => {
  expect(goalLabel({ campaign_type, goal_total_reach })).toBe(text);
});

test('each issue of an empty draft has its own text', () => {
  const issues = checkStep('general-information', emptyDraft(), '2026-11-01');
  expect(issues.map(draftIssueText)).toEqual([
    'عنوان کمپین را بنویسید.',
    'روز شروع را برگزینید.',
    'روز پایان را برگزینید.',
    'سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.',
  ]);
  expect(fieldError(issues, 'budget')).toBe('سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.');
});

test.each([
  [{ field: 'publish_period_end', code: 'min_date', day: '2026-11-10' }, 'تاریخ باید \u2066۱۹-۰۸-۱۴۰۵\u2069 یا پس از آن باشد.'],
  [{ field: 'publish_period_start', code: 'max_date', day: '2026-11-10' }, 'تاریخ باید \u2066۱۹-۰۸-۱۴۰۵\u2069 یا پیش از آن باشد.'],
  [{ field: 'publish_period_end', code: 'max_days', limit: 90 }, 'بازه بیشتر از ۹۰ روز نمی‌تواند باشد.'],
  [{ field: 'ad_title', code: 'required' }, 'این مورد را کامل کنید.'],
  [{ field: 'content_files', code: 'required' }, 'یک عکس بارگذاری کنید.'],
  [{ field: 'content_files', code: 'image_or_video' }, 'یک عکس یا ویدئو بارگذاری کنید.'],
  [{ field: 'content_files', code: 'file_or_caption' }, 'متن پیام را بنویسید یا یک عکس یا ویدئو بارگذاری کنید؛ یکی کافی است.'],
  [{ field: 'content_hashtags', code: 'isStartingWithHashtag', index: 1 }, 'مورد ۲: هشتگ‌ها را بدون # بنویسید؛ آغاز کردن با # لازم نیست.'],
] as const)('%j has the draft’s own text, or else the common one', (issue, text) => {
  expect(draftIssueText(issue)).toBe(text);
});
