import { expect, test } from 'vitest';
import { getValidityRange, listWrongLines, makeFreeLine } from './pre-invoice-rules.ts';

const line = { title: 'a film', quantity: 2, unit_price: 1_500_000, discount: 500_000 };

test('lines whose amounts are no hundreds, or whose discount is above their price, cannot stand', () => {
  expect(
    listWrongLines([
      line,
      { ...line, unit_price: 150 },
      { ...line, discount: 10 },
      { ...line, discount: 3_000_100 },
      { ...line, discount: 3_000_000 },
    ]),
  ).toEqual([1, 2, 3]);
});

test('the line with which the sum passes its limit cannot stand', () => {
  const half = { ...line, quantity: 250, unit_price: 1_000_000_000, discount: 0 };
  expect(listWrongLines([half, half])).toEqual([]);
  expect(listWrongLines([half, half, { ...line, quantity: 1, unit_price: 100, discount: 0 }])).toEqual([2]);
  expect(listWrongLines([{ ...half, quantity: 1_000_000 }])).toEqual([0]);
});

test('a free line has the VAT of its price after the discount', () => {
  expect(makeFreeLine(line, 10)).toMatchObject({ gross: 3_000_000, discount: 500_000, net: 2_500_000, vat: 250_000, total: 2_750_000 });
});

test('a pre-invoice is valid from today for at most ninety days', () => {
  expect(getValidityRange('2026-11-26')).toEqual({ earliest: '2026-11-26', latest: '2027-02-24' });
});
