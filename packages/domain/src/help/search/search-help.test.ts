import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { getCloseness, isOneEditAway } from './closeness.ts';
import { cutPassage } from './cut-passage.ts';
import { indexText, markText } from './mark-text.ts';
import { indexHelp, searchHelp, type HelpSource } from './search-help.ts';

const article = (slug: string, title: string, text: string, more: Partial<HelpSource> = {}): HelpSource => ({
  slug,
  title,
  summary: '',
  keywords: '',
  body: [{ kind: 'paragraph', text }],
  ...more,
});

const sources: readonly HelpSource[] = [
  article('charge', 'افزایش موجودی از درگاه', 'مبلغ را بنویسید و درگاه را برگزینید. پول هر کمپین نگه داشته می‌شود.', { keywords: 'شارژ' }),
  article('held', '«نگه‌داشته» یعنی چه؟', 'مبلغ کمپین از موجودی در دسترس نگه داشته می‌شود و پیش‌فاکتور ندارد.', {
    body: [
      { kind: 'heading', text: 'پول کجا می‌رود؟' },
      { kind: 'paragraph', text: 'مبلغ کمپین از موجودی در دسترس نگه داشته می‌شود و پیش‌فاکتور ندارد.' },
    ],
  }),
  article('links', 'پیوند ردیابی و UTM', 'نرخش و تلفنگرام. کلیک‌های پیوند شما شمرده می‌شود، تا ۳۰ ثانیه یک بار.', {
    summary: 'کلیک از کجا می‌آید',
  }),
];
const index = indexHelp(sources);
const found = (query: string) => searchHelp(index, query).map(({ slug }) => slug);
const hitsOf = (pieces: readonly { readonly text: string; readonly hit: boolean }[]) =>
  pieces.filter(({ hit }) => hit).map(({ text }) => text);

test.each([
  ['a title', 'موجودی درگاه', ['charge']],
  ['Arabic letters', 'موجودي درگاه', ['charge']],
  ['a typo', 'موجدی درگاه', ['charge']],
  ['neighbours that changed places', 'دراگه', ['charge']],
  ['the beginning of a word', 'درگ', ['charge']],
  ['the beginning of a word with a typo', 'ردیبی', ['links']],
  ['another word for it', 'شارژ', ['charge']],
  ['a half-space', 'نگه‌داشته', ['held', 'charge']],
  ['a space for a half-space', 'پیش فاکتور', ['held']],
  ['a space where the text has none', 'تلفن گرام', ['links']],
  ['a space inside a word that begins none', 'ن رخش', ['links']],
  ['one piece for two', 'پیشفاکتور', ['held']],
  ['a heading', 'کجا می‌رود', ['held']],
  ['Latin capitals', 'utm', ['links']],
  ['digits of any keyboard', '٣٠ ثانیه', ['links']],
  ['the words that are there, if they are half', 'کلیک فضاپیما', ['links']],
  ['nothing, if they are fewer', 'کلیک فضاپیمای سرنشین‌دار', []],
  ['nothing', 'فضاپیما', []],
  ['nothing for no words', ' ؟! ء ', []],
  ['a title before a text', 'موجودی', ['charge', 'held']],
])('a query finds %s: %s', (_, query, slugs) => {
  expect(found(query)).toEqual(slugs);
});

test('a word that two articles share counts less than one that only one has', () => {
  expect(found('کمپین شارژ')).toEqual(['charge']);
  expect(found('می‌شود کلیک')[0]).toBe('links');
});

test('what matched is marked in the title and in the passage that fits best', () => {
  const [hit] = searchHelp(index, 'نگهداشته دسترس');
  expect(hitsOf(hit!.title)).toEqual(['نگه‌داشته']);
  expect(hitsOf(hit!.excerpt)).toEqual(['دسترس', 'نگه داشته']);
});

test('an article whose title alone fits shows its summary', () => {
  const [hit] = searchHelp(indexHelp([article('a', 'عنوان', 'متن', { summary: 'خلاصه' })]), 'عنوان');
  expect(hit?.excerpt).toEqual([{ text: 'خلاصه', hit: false }]);
});

test('overlapping matches are marked once', () => {
  expect(markText(indexText('نگه‌داشته شد'), ['نگهداشته', 'داشته', 'شد'])).toEqual([
    { text: 'نگه‌داشته', hit: true },
    { text: ' ', hit: false },
    { text: 'شد', hit: true },
  ]);
  expect(markText(indexText('نگه‌داشته شد'), ['نگهداشته', 'داشتهشد'])).toEqual([
    { text: 'نگه‌داشته', hit: true },
    { text: ' شد', hit: true },
  ]);
});

test('a long passage is cut between words around its first match', () => {
  const long = `${'آغاز '.repeat(40)}درگاه ${'پایان '.repeat(40)}`.trim();
  const { text } = cutPassage(indexText(long), ['درگاه']);
  expect(text).toMatch(/^…آغاز .*درگاه پایان.*پایان…$/);
  expect(text.length).toBeLessThan(170);
  expect(cutPassage(indexText(long), ['نیست']).text).toMatch(/^آغاز.*آغاز…$/);
  expect(cutPassage(indexText(`${'آغاز '.repeat(40)}درگاه`), ['درگاه']).text).toMatch(/^…آغاز.*درگاه$/);
  expect(cutPassage(indexText(`درگاه ${'پایان '.repeat(40)}`), ['درگاه']).text).toMatch(/^درگاه .*پایان…$/);
  expect(cutPassage(indexText(`${'آغاز '.repeat(40)}پول درگاه`), ['درگاه', 'پول']).text).toMatch(/^…آغاز.*پول درگاه$/);
  expect(cutPassage(indexText('ا'.repeat(300)), ['درگاه']).text).toContain('ا'.repeat(160));
  expect(cutPassage(indexText('کوتاه'), []).text).toBe('کوتاه');
});

test.each([
  ['same', 'same', true],
  ['same', 'sam', true],
  ['same', 'ame', true],
  ['same', 'some', true],
  ['same', 'smae', true],
  ['same', 'emas', false],
  ['same', 'sa', false],
  ['same', 'soma', false],
  ['', 'a', true],
])('%s and %s are one edit away: %s', (a, b, is) => {
  expect([isOneEditAway(a, b), isOneEditAway(b, a)]).toEqual([is, is]);
});

test('short words take no typo', () => {
  expect(getCloseness('دراگ', 'درگاهها')).toBeLessThan(getCloseness('درگا', 'درگاهها'));
  expect([getCloseness('رد', 'رو'), getCloseness('پول', 'پل'), getCloseness('ر', 'رد'), getCloseness('ر', 'ر')]).toEqual([0, 0, 0, 1]);
});

const WORDS = ['موجودی', 'درگاه', 'افزایش', 'پیوند', 'ردیابی'];

test('one edit in a long word never hides its article', () => {
  const edited = fc.constantFrom(...WORDS).chain((word) =>
    fc.tuple(fc.nat(word.length - 1), fc.constantFrom('drop', 'double', 'change', 'swap')).map(([at, edit]) => {
      const letters = [...word];
      if (edit === 'drop') letters.splice(at, 1);
      if (edit === 'double') letters.splice(at, 0, letters[at]!);
      if (edit === 'change') letters[at] = 'ژ';
      if (edit === 'swap' && at > 0) [letters[at - 1], letters[at]] = [letters[at]!, letters[at - 1]!];
      return { word, typed: letters.join('') };
    }),
  );
  fc.assert(fc.property(edited, ({ word, typed }) => found(typed).includes(found(word)[0]!)));
});

test('letters of another keyboard find the same', () => {
  const query = fc.array(fc.constantFrom(...WORDS, 'کمپین', 'کلیک', 'می‌شود'), { maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(query, (text) => {
      const typed = text.replaceAll('ی', 'ي').replaceAll('ک', 'ك').replaceAll('\u200c', ' ');
      expect(found(typed)).toEqual(found(text));
    }),
  );
});

test('any query gets an answer, and the pieces of an answer are its texts', () => {
  const titles = new Map(sources.map(({ slug, title }) => [slug, title]));
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom(...WORDS, 'کلیک موجودی')), (query) => {
      for (const { slug, title } of searchHelp(index, query)) expect(title.map(({ text }) => text).join('')).toBe(titles.get(slug));
    }),
  );
});
