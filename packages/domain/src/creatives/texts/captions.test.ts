import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '#platforms/platforms.ts';
import { anyText } from '#validation/testing/any-text.ts';
import { getCaptionLimit, checkCaption, listHashtags, listMentions } from './captions.ts';

test.each(MEDIA_TYPES.flatMap((media) => [[media, true] as const, [media, false] as const]))(
  'a caption for %s, with media: %s, has its limit',
  (media, hasMedia) => {
    const limit = media === 'TELEGRAM' && hasMedia ? 1_024 : 2_200;
    expect(getCaptionLimit(media, hasMedia)).toBe(limit);
    expect([-1, 0, 1].map((extra) => checkCaption('آ'.repeat(limit + extra), media, hasMedia))).toEqual([
      [],
      [],
      [{ code: 'too_long', limit }],
    ]);
  },
);

test.each([
  ['', []],
  ['#پاییز رسید', ['پاییز']],
  ['منوی #پاییز_۱۴۰۵، #sale!', ['پاییز_۱۴۰۵', 'sale']],
  ['(#a)\n#b', ['a', 'b']],
  ['#نیم\u200cفاصله', ['نیم']],
  ['#a #a', ['a', 'a']],
  ['##a', ['a']],
  ['# a', []],
  ['a#b', []],
  ['https://example.ir/#top', []],
  ['&#1234;', []],
])('%j has the hashtags %j', (text, hashtags) => {
  expect(listHashtags(text)).toEqual(hashtags);
});

test.each([
  ['', []],
  ['با @jarchi.ir.', ['jarchi.ir']],
  ['@abc، @a_b و @abc', ['abc', 'a_b', 'abc']],
  ['(@abc)', ['abc']],
  ['a@b.ir', []],
  ['@@abc', []],
  ['https://example.ir/@abc', []],
  ['@ab', []],
  ['@a..b', []],
  ['@ abc', []],
])('%j mentions %j', (text, mentions) => {
  expect(listMentions(text)).toEqual(mentions);
});

test('the hashtags and mentions in a caption are counted', () => {
  const write = (hashtags: number, mentions: number) => `${'#a '.repeat(hashtags)}${'@abc '.repeat(mentions)}`;
  expect(checkCaption(write(30, 20), 'INSTAGRAM', true)).toEqual([]);
  expect(checkCaption(write(31, 20), 'INSTAGRAM', true)).toEqual([{ code: 'hashtag_max', limit: 30 }]);
  expect(checkCaption(write(30, 21), 'INSTAGRAM', true)).toEqual([{ code: 'max_selection', limit: 20 }]);
  expect(checkCaption(`${write(31, 21)}${'آ'.repeat(2_200)}`, 'BALE', false).map(({ code }) => code)).toEqual([
    'too_long',
    'hashtag_max',
    'max_selection',
  ]);
});

test('hashtags and mentions written among other words are found', () => {
  const words = fc.array(fc.constantFrom('سلام', 'x', '،', '۱۲'));
  const tag = fc.string({ unit: fc.constantFrom('a', 'Z', '_', '۱', '2', 'ا', 'ب', 'ک', 'ی', 'پ'), minLength: 1 });
  const name = fc.stringMatching(/^[a-z_][a-z\d]{1,10}[a-z\d_]$/);
  fc.assert(
    fc.property(words, fc.array(tag), fc.array(name), (others, tags, names) => {
      const text = [...others, ...tags.map((word) => `#${word}`), ...names.map((word) => `@${word}`), ...others].join(' ');
      expect([listHashtags(text), listMentions(text)]).toEqual([tags, names]);
    }),
  );
});

test('any text can be checked', () => {
  fc.assert(fc.property(anyText, fc.constantFrom(...MEDIA_TYPES), (text, media) => Array.isArray(checkCaption(text, media, true))));
});
