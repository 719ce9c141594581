import { expect, test } from 'vitest';
import { rialInWords, tomanInWords } from './amount-words.fa.ts';

test.each([
  [0, 'صفر تومان'],
  [33, 'سی و سه تومان'],
  [100, 'یکصد تومان'],
  [2_001, 'دو هزار و یک تومان'],
  [1_250, 'یک هزار و دویست و پنجاه تومان'],
  [500_443, 'پانصد هزار و چهارصد و چهل و سه تومان'],
  [1_100_000, 'یک میلیون و یکصد هزار تومان'],
  [1_000_000_001, 'یک میلیارد و یک تومان'],
  [18_273_600, 'هجده میلیون و دویست و هفتاد و سه هزار و ششصد تومان'],
])('%d toman on paper', (toman, words) => {
  expect(tomanInWords(toman)).toBe(words);
});

test('the same amount in rial', () => {
  expect(rialInWords(18_273_600)).toBe('یکصد و هشتاد و دو میلیون و هفتصد و سی و شش هزار ریال');
  expect(rialInWords(30_000_000_00)).toBe('سی میلیارد ریال');
});
