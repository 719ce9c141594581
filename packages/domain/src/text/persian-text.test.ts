import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch, listSpellings, matchesSearch } from './persian-text.ts';

test.each([
  ['Arabic yeh and kaf', 'كتاب علي', 'کتاب علی'],
  ['alef maksura', 'موسى', 'موسی'],
  ['teh marbuta', 'مدرسة', 'مدرسه'],
  ['alef with madda or hamza', 'آأإٱ', 'ا'.repeat(4)],
  ['yeh and waw with hamza', 'رئیس مؤسسه', 'رییس موسسه'],
  ['heh with hamza or yeh', 'خانهٔ خانۀ', 'خانه خانه'],
  ['a hamza alone', 'سوء جزء', 'سو جز'],
  ['heh of other keyboards', 'ماہ راە', 'ماه راه'],
  ['kaf of other keyboards', 'ڪتاب', 'کتاب'],
  ['presentation forms', 'ﺳﻼﻡ', 'سلام'],
  ['Persian digits', '۱۲', '12'],
  ['Arabic digits', '١٢', '12'],
  ['a half-space', 'می‌روم', 'میروم'],
  ['diacritics', 'مُحَمَّد', 'محمد'],
  ['a stretched letter', 'ســلام', 'سلام'],
  ['a decomposed madda', 'ا\u0653ب', 'اب'],
  ['bidi marks', '\u200fتهران\u202c\u2069\u061c', 'تهران'],
  ['zero-width characters', '\ufeffته\u200bرا\u00adن\u2060', 'تهران'],
  ['spaces', '  دو\u00a0\t واژه \n', 'دو واژه'],
  ['Latin letters', 'TeheRAN', 'teheran'],
  ['accents', 'Café', 'cafe'],
  ['a sigma at the end of a word', 'ΣΑΣ', 'σασ'],
  ['styled Latin letters', '𝐓𝐞𝐡𝐫𝐚𝐧', 'tehran'],
  ['nothing', '', ''],
])('%s fold away', (_, text, expected) => {
  expect(foldForSearch(text)).toBe(expected);
});

const alphabet = Array.from('كکيیىئآأؤاةهۀء۱٢3 aBZéﻻ\u200c\u064b\u0651\u0654\u0640\u200f\u00a0\ufeff\u00ad\tΣİ');
const persian = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 40 });

test('folding twice equals folding once', () => {
  const isStable = (text: string) => foldForSearch(foldForSearch(text)) === foldForSearch(text);
  fc.assert(fc.property(persian, isStable));
  const anything = fc.array(fc.nat(0x10ffff), { maxLength: 30 }).map((codes) => String.fromCodePoint(...codes));
  fc.assert(fc.property(anything, isStable), { numRuns: 500 });
});

test('different spellings of one word become equal', () => {
  const spellings = ['كتاب‌هاي ۱۲', 'کتابهای 12', 'کِتاب‌های ١٢', 'کتـاب‌های ۱۲ '];
  expect(new Set(spellings.map(foldForSearch)).size).toBe(1);
});

test.each([
  ['کتاب خوب', 'كتاب', true],
  ['کتاب ۱۲', '12', true],
  ['رستوران شب‌های تهران', 'تهران شبهای', true],
  ['رستوران شب‌های تهران', 'تهران شیراز', false],
  ['رستوران', 'ستور', true],
  ['می‌خواهم', 'می خواهم', true],
  ['می‌خواهم', 'میخواهم', true],
  ['می خواهم', 'میخواهم', true],
  ['می خواهم', 'می‌خواهم', true],
  ['میخواهم', 'می‌خواهم', true],
  ['میخواهم', 'می خواهم', true],
  ['نمی خواهم', 'میخواهم', false],
  ['رئیس', 'رییس', true],
  ['هیئت مدیره', 'مدیره هیأت', true],
  ['هیات', 'مسئله', false],
  ['Cafe Tehran', 'tehran CAFE', true],
  ['تهران', '', true],
  ['تهران', ' \u200c ', true],
  ['', '', true],
  ['', 'تهران', false],
])('in «%s», «%s» is found: %s', (text, query, isFound) => {
  expect(matchesSearch(text, query)).toBe(isFound);
});

test('a text is found by itself, by any of its words, and by its words without spaces', () => {
  fc.assert(
    fc.property(persian, (text) => {
      expect(matchesSearch(text, text)).toBe(true);
      for (const word of text.split(/\s+/)) expect(matchesSearch(text, word)).toBe(true);
      expect(matchesSearch(text, text.replace(/\s/g, ''))).toBe(true);
      expect(matchesSearch(text, foldForSearch(text))).toBe(true);
    }),
  );
});

test.each([
  ['مسئول', 'مسؤول', 'مسوول'],
  ['مسئولیت‌ها', 'مسؤوليت‌ها', 'مسوولیت‌ها'],
  ['شئون', 'شؤون', 'شوون'],
  ['رئوف', 'رؤوف', 'رووف'],
  ['هیئت', 'هیأت', 'هیات'],
  ['مسئله', 'مسأله', 'مساله'],
  ['جرئت', 'جرأت', 'جرات'],
  ['تأثیر', 'تاثیر', 'تأثير'],
])('«%s», «%s» and «%s» find each other, alone and among other words', (...spellings) => {
  for (const text of spellings) {
    for (const query of spellings) {
      expect([text, query, matchesSearch(`یک ${text} خوب`, query)]).toEqual([text, query, true]);
      expect(listSpellings(`${query} تهران`).some((spelling) => foldForSearch(`${text} تهران`).includes(spelling))).toBe(true);
    }
  }
});

test('a query is looked for as it is folded first, without doubles; other words have one spelling', () => {
  expect(listSpellings('كتاب ۱۲')).toEqual(['کتاب 12']);
  expect(listSpellings('أحمد')).toEqual(['احمد']);
  expect(listSpellings('مسئول')).toEqual(['مسیول', 'مسوول', 'مساول']);
  expect(listSpellings('مسئول هیئت')).toHaveLength(9);
  expect(listSpellings('')).toEqual(['']);
});

test('the number of spellings is bounded, and all of them are folded', () => {
  expect(listSpellings('مسئول '.repeat(200)).length).toBeLessThan(40);
  fc.assert(
    fc.property(persian, (text) => {
      const spellings = listSpellings(text);
      expect(spellings[0]).toBe(foldForSearch(text));
      expect(spellings.map(foldForSearch)).toEqual(spellings);
      expect(spellings.length).toBeLessThan(200);
    }),
  );
});
