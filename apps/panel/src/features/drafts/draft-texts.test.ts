import { checkStep, emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { expect, test } from 'vitest';
import { draftIssueText, fieldError, formatLabel, hourLabel, listLabel, periodLabel } from './draft-texts.ts';

test('a period inside one month names the month once', () => {
  expect(periodLabel('2026-11-03', '2026-11-14')).toBe('۱۲ تا ۲۳ آبان');
  expect(periodLabel('2026-11-19', '2026-11-24')).toBe('۲۸ آبان تا ۳ آذر');
  expect(periodLabel('2026-11-03', null)).toBe('');
});

test('hours have two digits', () => {
  expect(hourLabel(9)).toBe('۰۹:۰۰');
  expect(hourLabel(18)).toBe('۱۸:۰۰');
});

test('lists end with «و»', () => {
  expect(listLabel(['تهران'])).toBe('تهران');
  expect(listLabel(['تهران', 'کرج', 'قم'])).toBe('تهران، کرج و قم');
});

test('the story count belongs to Instagram stories only', () => {
  expect(formatLabel(emptyDraft())).toBe('استوری تکی');
  expect(formatLabel({ ...emptyDraft(), media_type: 'TELEGRAM', content_type: 'POST' })).toBe('پست');
});

test('each issue of an empty draft has its own words', () => {
  const issues = checkStep('general-information', emptyDraft(), '2026-11-01');
  expect(issues.map(draftIssueText)).toEqual([
    'عنوان کمپین را بنویسید.',
    'روز شروع را برگزینید.',
    'روز پایان را برگزینید.',
    'سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.',
  ]);
  expect(fieldError(issues, 'budget')).toBe('سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.');
});
