import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFinding, applyFindings } from './findings.ts';
import { examineText } from './examine-text.ts';
import { tokenise } from './tokens.ts';

const masked = [
  'https://example.com/a,b?c=1&d=2',
  'http://example.ir/خرید?x=..a',
  'www.digikala.com',
  't.me/jarchi',
  'cafebazaar.ir',
  'ads@example.com',
  '@jarchi_bot',
  '#تبلیغ_ويژه',
  '#كتاب_ها',
  '👨‍👩‍👧‍👦',
  '👩🏽‍⚕️',
  '🇮🇷',
  '5️⃣',
  '`a,b ; c?`',
  '{first_name}',
  '%s',
  '1.2.3',
  '09121234567',
  '0912 345 6789',
  '+98 912 123 4567',
  '021-88776655',
  '6037-7016-8909-5443',
  'IR820540102680020817909002',
  'IR82 0540 1026 8002 0817 9090 02',
  'iPhone15',
  'S24',
  '50ml',
  '4K',
  'OFF20',
  ':)',
];

const fragments = [
  'سلام',
  'كتاب',
  'علي',
  'خانه',
  'خانۀ',
  'رحمة',
  'می',
  'نمی',
  'رود',
  'میرود',
  'ها',
  'های',
  'تر',
  'بزرگ',
  'ای',
  'ام',
  'اش',
  'ی',
  'ء',
  'مان',
  'کار',
  'به',
  'ویژه',
  'این',
  'که',
  'هم',
  'چنین',
  'شنبهها',
  'سلامممم',
  'سـلام',
  'ﺳﻼم',
  'محمّّد',
  'ماه',
  'ـ',
  'ـــ',
  'iPhone',
  'Nike',
  'همه',
  'ه',
  'هامون',
  'دریاچه',
  '3',
  '12',
  '۵',
  '٤',
  '1,250',
  '12.5',
  '۲۰',
  '1404',
  '23/11/1404',
  '6-12',
  '12 - 15',
  '1.2.3',
  '09121234567',
  '12:30',
  '٪',
  '%',
  '﷼',
  '۴۵،۰۰۰',
  '007',
  ' ',
  ' ',
  ' ',
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\u200c',
  '\u200c\u200c',
  '\u200b',
  '\u00ad',
  '¬',
  '\ufeff',
  '\u200f',
  '\n',
  '\n\n\n',
  '\r\n',
  ' \n',
  ',',
  ';',
  '?',
  '!',
  '.',
  '..',
  '...',
  '…',
  ':',
  '،',
  '؛',
  '؟',
  '(',
  ')',
  '[',
  ']',
  '«',
  '»',
  '"',
  '“',
  '”',
  '-',
  '--',
  '---',
  '–',
  '/',
  '*',
  '=',
  "'",
  ...masked,
];

const messyText = fc.array(fc.constantFrom(...fragments), { maxLength: 24 }).map((parts) => parts.join(''));

describe('an examination', () => {
  test('returns findings in order that do not overlap and that change the text', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        let end = 0;
        for (const { from, to, found, suggested } of examineText(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(text.slice(from, to)).toBe(found);
          expect(suggested).not.toBe(found);
          end = to;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('finds nothing once all findings were applied', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        expect(examineText(applyFindings(text, examineText(text)))).toEqual([]);
      }),
      { numRuns: 4000 },
    );
  });

  test('gives the same text whether its findings are applied together or one by one from the end', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        const findings = examineText(text);
        expect(findings.toReversed().reduce(applyFinding, text)).toBe(applyFindings(text, findings));
      }),
    );
  });

  test('leaves addresses, names, emoji, codes and numbers of people byte for byte as they are', () => {
    const words = fc.constantFrom('سلام', 'كتاب ها', 'می رود', 'چرا?', 'باشه...', 'خانه ی ما');
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.constantFrom(...masked)), { minLength: 1, maxLength: 8 }), (pairs) => {
        const text = pairs.map((pair) => pair.join(' ')).join(' ');
        const result = applyFindings(text, examineText(text));
        let at = 0;
        for (const [, part] of pairs) {
          expect(result.indexOf(part, at)).toBeGreaterThanOrEqual(at);
          at = result.indexOf(part, at) + part.length;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('finds nothing in a text of parts that are never changed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...masked.filter((part) => !/خرید/.test(part)), ' ', '  '), { maxLength: 10 }), (parts) => {
        expect(examineText(parts.join(' '))).toEqual([]);
      }),
    );
  });

  test('reads every character of a text once', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        expect(
          tokenise(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
