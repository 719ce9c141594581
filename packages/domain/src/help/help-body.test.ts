import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { HELP_ARTICLES, HELP_CATEGORIES, helpPath } from './help-articles.ts';
import { listHelpTexts, plainHelpText, readHelpText, readingMinutes, type HelpBlock } from './help-body.ts';
import { checkHelpComment, HELP_COMMENT_MAX } from './help-vote.ts';

test('a text has strong words and links inside the panel', () => {
  expect(readHelpText('از **موجودی** در [گزارش مالی](/financial/report?page=2) بخوانید.')).toEqual([
    { text: 'از ' },
    { text: 'موجودی', isStrong: true },
    { text: ' در ' },
    { text: 'گزارش مالی', to: '/financial/report?page=2' },
    { text: ' بخوانید.' },
  ]);
  expect(readHelpText('[خانه](/)')).toEqual([{ text: 'خانه', to: '/' }]);
});

test.each([
  '[x](https://evil.ir)',
  '[x](//evil.ir)',
  '[x](/\\evil.ir)',
  '[x](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '**باز مانده',
  '[باز مانده](',
  '[x](/a b)',
])('%s stays as it is written', (text) => {
  expect(readHelpText(text)).toEqual([{ text }]);
});

test('any text is read, no link leaves the panel, and nothing is lost but marks', () => {
  const anyBody = fc.array(fc.oneof(anyText, fc.constantFrom('**', '[', '](', ')', '/a', '//', 'x'))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyBody, (text) => {
      const runs = readHelpText(text);
      expect(runs.every(({ to }) => to === undefined || /^\/(?!\/)/.test(to))).toBe(true);
      const hasMarks = runs.some((run) => run.isStrong || run.to !== undefined);
      expect(hasMarks || plainHelpText(text) === text).toBe(true);
    }),
  );
});

const body: readonly HelpBlock[] = [
  { kind: 'heading', text: 'عنوان' },
  { kind: 'paragraph', text: 'یک **دو** سه' },
  { kind: 'steps', items: ['چهار', '[پنج](/a)'] },
  { kind: 'list', items: ['شش'] },
  { kind: 'note', tone: 'info', text: 'هفت' },
  { kind: 'picture', name: 'charge', alt: 'هشت', width: 10, height: 10 },
];

test('the texts of a body are those that a reader sees', () => {
  expect(body.flatMap(listHelpTexts)).toEqual(['عنوان', 'یک دو سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت']);
});

test('reading takes a minute at least', () => {
  expect(readingMinutes(body)).toBe(1);
  expect(readingMinutes([{ kind: 'paragraph', text: 'واژه '.repeat(360).trim() }])).toBe(2);
});

test('each article of the product is in a category of its own number', () => {
  const numbers = Object.values<number>(HELP_CATEGORIES);
  expect(Object.values(HELP_ARTICLES).filter((category) => !numbers.includes(category))).toEqual([]);
  expect(helpPath('held-money')).toBe('/helpcenter/6/held-money');
});

test('a comment may be empty, and has a longest length', () => {
  expect(checkHelpComment('')).toEqual([]);
  expect(checkHelpComment(` ${'a'.repeat(HELP_COMMENT_MAX)} `)).toEqual([]);
  expect(checkHelpComment('a'.repeat(HELP_COMMENT_MAX + 1))).toEqual([{ code: 'too_long', limit: HELP_COMMENT_MAX }]);
});
