import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp } from './money.ts';
import { quoteOf } from './prices.ts';

const order = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 10 ** 10 }), { maxLength: 30 }),
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 100 }),
  )
  .map(([prices, percent, discountPercent]) => ({
    prices,
    percent,
    discount: Math.floor((prices.reduce((sum, price) => sum + price, 0) * discountPercent) / 100),
  }));

test('VAT is rounded once for each line, not once for the sum', () => {
  expect(quoteOf([15, 15, 15], 10)).toEqual({
    lines: Array.from({ length: 3 }, () => ({ price: 15, discount: 0, vat: 2, total: 17 })),
    price: 45,
    discount: 0,
    vat: 6,
    total: 51,
    vat_percent: 10,
  });
});

test('a discount is spread by list price, ties to the earlier line, and lowers the VAT', () => {
  expect(quoteOf([100, 100, 200], 10, 41).lines).toEqual([
    { price: 100, discount: 10, vat: 9, total: 99 },
    { price: 100, discount: 10, vat: 9, total: 99 },
    { price: 200, discount: 21, vat: 18, total: 197 },
  ]);
  expect(quoteOf([100, 100, 100], 0, 1).lines.map((line) => line.discount)).toEqual([1, 0, 0]);
});

test('nothing bought costs nothing', () => {
  expect(quoteOf([], 10)).toEqual({ lines: [], price: 0, discount: 0, vat: 0, total: 0, vat_percent: 10 });
});

test('a discount of the whole price leaves nothing to pay', () => {
  expect(quoteOf([300, 700], 10, 1_000)).toMatchObject({ discount: 1_000, vat: 0, total: 0 });
});

test('the lines sum to the quote, and each line to its total', () => {
  fc.assert(
    fc.property(order, ({ prices, percent, discount }) => {
      const quote = quoteOf(prices, percent, discount);
      expect(quote.lines.map((line) => line.price)).toEqual(prices);
      for (const key of ['price', 'discount', 'vat', 'total'] as const)
        expect(quote[key]).toBe(quote.lines.reduce((sum, line) => sum + line[key], 0));
      expect(quote.total).toBe(quote.price - quote.discount + quote.vat);
      expect(quote.discount).toBe(quote.price > 0 ? discount : 0);
      for (const line of quote.lines) {
        expect(line.discount).toBeLessThanOrEqual(line.price);
        expect(line.vat).toBe(Number(divideHalfUp(BigInt(line.price - line.discount) * BigInt(percent), 100n)));
        expect(line.total).toBe(line.price - line.discount + line.vat);
      }
    }),
  );
});
