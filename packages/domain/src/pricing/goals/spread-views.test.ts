import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLines } from '#pricing/quote.ts';
import { spreadViews } from './spread-views.ts';

const getLine = (price: number, discount = 0, services = 0) =>
  quoteLines([{ plan_id: null, list_price: price, price, publisher_price: Math.floor(price * 0.85) }], {
    vat_percent: 10,
    discount,
    services,
  }).lines[0]!;

test('views are spread by reach, and money by views', () => {
  const shares = spreadViews(getLine(900_000), 100_000, [
    { plan_id: 7, reach: 30_000 },
    { plan_id: 8, reach: 10_000 },
  ]);
  expect(shares).toEqual([
    { plan_id: 7, units: 75_000, price: 675_000, discount: 0, vat: 67_500, total: 742_500, publisher_price: 573_750 },
    { plan_id: 8, units: 25_000, price: 225_000, discount: 0, vat: 22_500, total: 247_500, publisher_price: 191_250 },
  ]);
});

test('a remainder goes to the lower plan', () => {
  const plans = [3, 2, 1].map((plan_id) => ({ plan_id, reach: 500 }));
  expect(spreadViews(getLine(9_000), 1_000, plans).map(({ units }) => units)).toEqual([333, 333, 334]);
});

test('a plan with almost no reach still gets one view', () => {
  const shares = spreadViews(getLine(9_000), 1_000, [
    { plan_id: 1, reach: 100 },
    { plan_id: 2, reach: 9_000_000 },
  ]);
  expect(shares.map(({ units, price, publisher_price }) => [units, price, publisher_price])).toEqual([
    [1, 0, 8],
    [999, 9_000, 7_642],
  ]);
});

test('the discount is spread by price, and the VAT is that of the discounted price', () => {
  const plans = [1, 2].map((plan_id) => ({ plan_id, reach: 500 }));
  expect(spreadViews(getLine(10_000, 9_500), 1_000, plans).map(({ price, discount, vat }) => [price, discount, vat])).toEqual([
    [5_000, 4_800, 20],
    [5_000, 4_700, 30],
  ]);
});

test('fewer views than plans throw', () => {
  const plans = [1, 2, 3].map((plan_id) => ({ plan_id, reach: 1 }));
  expect(() => spreadViews(getLine(9_000), 2, plans)).toThrow(RangeError);
});

test('the shares sum to the line in every part, in whole hundreds with their VAT, and none is negative', () => {
  const plans = fc.uniqueArray(fc.record({ plan_id: fc.integer({ min: 1, max: 999 }), reach: fc.nat(5_000_000) }), {
    selector: ({ plan_id }) => plan_id,
    minLength: 1,
    maxLength: 40,
  });
  const hundreds = (most: number) => fc.nat(most).map((count) => count * 100);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), hundreds(100_000), hundreds(30_000), plans, (goal, discount, services, chosen) => {
      const line = getLine(goal * 9_000, discount, services);
      const shares = spreadViews(line, goal * 1_000, chosen);
      const sum = (key: 'price' | 'discount' | 'vat' | 'total' | 'publisher_price' | 'units') =>
        shares.reduce((total, share) => total + share[key], 0);
      expect(sum('units')).toBe(goal * 1_000);
      for (const key of ['price', 'discount', 'vat', 'total', 'publisher_price'] as const) expect(sum(key)).toBe(line[key]);
      for (const share of shares) {
        expect(share.units).toBeGreaterThan(0);
        expect(Math.min(share.price - share.discount, share.vat, share.total, share.publisher_price)).toBeGreaterThanOrEqual(0);
        expect([share.price % 100, share.discount % 100]).toEqual([0, 0]);
        expect(share.vat * 10).toBe(share.price - share.discount);
        expect(share.total).toBe(share.price - share.discount + share.vat);
      }
    }),
  );
});
