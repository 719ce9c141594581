import { expect, test } from 'vitest';
import { readPastedAmount } from './pasted-amount.ts';

test.each([
  ['۲ میلیون', 2_000_000],
  ['2 ميليون تومان', 2_000_000],
  ['۲میلیون', 2_000_000],
  ['۲٫۵ میلیون تومان', 2_500_000],
  ['۲/۵ میلیون', 2_500_000],
  ['1.250 میلیون', 1_250_000],
  ['۲ میلیون و ۵۰۰ هزار تومان', 2_500_000],
  ['۱٬۲۰۰ هزار', 1_200_000],
  ['۱ میلیارد', 1_000_000_000],
  ['۲۰٬۰۰۰٬۰۰۰ ریال', 2_000_000],
  ['1.250.000 ریال', 125_000],
  ['۲ میلیون ریال', 200_000],
  ['۱۲٫۵ ریال', 1],
] as const)('«%s» is %d toman', (text, toman) => {
  expect(readPastedAmount(text)).toEqual({ kind: 'amount', toman });
});

test.each(['-5000', '−۵۰۰٬۰۰۰ تومان', 'مبلغ: - ۵ میلیون'])('«%s» is below zero', (text) => {
  expect(readPastedAmount(text)).toEqual({ kind: 'negative' });
});

test.each(['۱۲۵۰۰', '1,250,000 IRT', 'حدود ٤٥٬۰۰۰ تومان!', 'میلیون', '', '12-14'])('the digits of «%s» tell all', (text) => {
  expect(readPastedAmount(text)).toBeUndefined();
});
