import { expect, test } from 'vitest';
import { shortenName } from './short-name.ts';

test.each([
  ['package-compare.png', 'package-compare.png'],
  ['12345678901234567890', '12345678901234567890'],
  ['rahnamaye-baste-chini.pdf', 'rahnamaye-baste….pdf'],
  ['123456789012345678901', '1234567890123456789…'],
  ['گزارش کامل فروش پاییز ۱۴۰۵.xlsx', 'گزارش کامل فرو….xlsx'],
  ['a.very-long-name-without-extension', 'a.very-long-name-wi…'],
  ['😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀.png', '😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀….png'],
])('the name %s is shortened to %s', (name, expected) => {
  expect(shortenName(name)).toBe(expected);
  expect([...shortenName(name)].length).toBeLessThanOrEqual(20);
});
