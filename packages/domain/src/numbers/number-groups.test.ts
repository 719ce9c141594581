import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNumber, groupPersianNumber } from './number-groups.ts';

test.each([
  ['0', '0', '۰'],
  ['999', '999', '۹۹۹'],
  ['1000', '1,000', '۱٬۰۰۰'],
  ['-1', '-1', '−۱'],
  ['-999', '-999', '−۹۹۹'],
  ['-1000', '-1,000', '−۱٬۰۰۰'],
  ['−1234567', '-1,234,567', '−۱٬۲۳۴٬۵۶۷'],
  ['1234.5678', '1,234.5678', '۱٬۲۳۴٫۵۶۷۸'],
  ['0.125', '0.125', '۰٫۱۲۵'],
  ['-123456.789', '-123,456.789', '−۱۲۳٬۴۵۶٫۷۸۹'],
  ['۱۲۳۴٫۵', '1,234.5', '۱٬۲۳۴٫۵'],
  ['۱٬۲۳۴٬۵۶۷', '1,234,567', '۱٬۲۳۴٬۵۶۷'],
  ['1,234,567.25', '1,234,567.25', '۱٬۲۳۴٬۵۶۷٫۲۵'],
  ['٢٥٠٠', '2,500', '۲٬۵۰۰'],
  ['00012', '00,012', '۰۰٬۰۱۲'],
])('%s is grouped as %s and %s', (text, latin, persian) => {
  expect(groupNumber(text)).toBe(latin);
  expect(groupPersianNumber(text)).toBe(persian);
});

test.each(['', '-', '.', '.5', '5.', '1.2.3', '--1', '1-', 'abc', '1e21', 'NaN', ' 1'])('%j is no number to group', (text) => {
  expect(groupNumber(text)).toBeUndefined();
  expect(groupPersianNumber(text)).toBeUndefined();
});

const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';

/** Reads a Persian number letter by letter, without the code under test; NaN unless each group has its place. */
function readPersian(text: string): string {
  const isNegative = text.startsWith('−');
  const [whole = '', ...fractions] = (isNegative ? text.slice(1) : text).split('٫');
  const groups = whole.split('٬');
  const isWell = groups.every((group, index) => (index === 0 ? group.length >= 1 && group.length <= 3 : group.length === 3));
  const digits = (part: string) => Array.from(part, (letter) => PERSIAN.indexOf(letter)).join('');
  return isWell && fractions.length < 2
    ? `${isNegative ? '-' : ''}${digits(groups.join(''))}${fractions.map((part) => `.${digits(part)}`).join('')}`
    : 'NaN';
}

test('a grouped number reads back as the number, and grouping it again changes nothing', () => {
  const parts = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.option(fc.stringMatching(/^\d{1,8}$/)));
  fc.assert(
    fc.property(parts, ([isNegative, whole, fraction]) => {
      const text = `${isNegative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`;
      const persian = groupPersianNumber(text) ?? '';
      expect(readPersian(persian)).toBe(text);
      expect(groupPersianNumber(persian)).toBe(persian);
      expect(groupNumber(persian)).toBe(groupNumber(text));
    }),
  );
});
