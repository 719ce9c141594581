import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getReplacementLine } from './replacement-line.ts';

const ready = { campaign_type: 'REACH', vat_percent: 10 } as const;
const lost = { price: 2_400_000, discount: 240_000, vat: 216_000, total: 2_376_000, publisher_price: 1_700_000, net_step: 100 } as const;
const plan = (price: number) => ({ price, publisher_price: price / 2 });

test.each([
  ['another price', 2_400_000, 2_300_000, { price: 2_300_000, discount: 230_000, vat: 207_000, total: 2_277_000 }],
  ['the same price', 2_400_000, 2_400_000, { price: 2_400_000, discount: 240_000, vat: 216_000, total: 2_376_000 }],
  ['a higher price, with the discount of the lost share', 2_400_000, 3_000_000, { price: 3_000_000, discount: 240_000, vat: 276_000 }],
  ['its part of the services', 2_300_000, 1_900_000, { price: 2_000_000, discount: 200_000, vat: 180_000, total: 1_980_000 }],
  ['an unknown price of its plan', null, 1_000_000, { price: 1_000_000, discount: 100_000 }],
  ['a plan above its share of a bundle', 2_500_000, 1_000_000, { price: 1_000_000 }],
])('a share with %s', (_, plan_price, price, line) => {
  expect(getReplacementLine({ line: lost, plan_price }, plan(price), ready)).toMatchObject({ ...line, publisher_price: price / 2 });
});

test('a share without a discount has none afterwards, and views cost the same with every publisher', () => {
  const whole = { ...lost, discount: 0 };
  expect(getReplacementLine({ line: whole, plan_price: null }, plan(5_000_000), ready).discount).toBe(0);
  for (const campaign_type of ['CPM', 'CPC'] as const)
    expect(getReplacementLine({ line: lost, plan_price: null }, plan(5_000_000), { campaign_type, vat_percent: 10 })).toBe(lost);
});

test('a share bought in single toman is replaced in whole hundreds, services and discount included', () => {
  const old = { price: 2_400_050, discount: 240_005, vat: 216_005, total: 2_376_050, publisher_price: 0, net_step: 1 } as const;
  const taken = getReplacementLine({ line: old, plan_price: 2_300_000 }, plan(1_900_000), ready);
  expect(taken).toMatchObject({ price: 2_000_100, discount: 200_000, vat: 180_010, total: 1_980_110, net_step: 100 });
  const dearer = getReplacementLine({ line: old, plan_price: 2_400_050 }, plan(3_000_000), ready);
  expect(dearer).toMatchObject({ price: 3_000_000, discount: 240_000 });
  expect(getReplacementLine({ line: old, plan_price: null }, plan(1), { ...ready, campaign_type: 'CPM' })).toBe(old);
});

test('the discount is a whole hundred, never above its rate by more than half of one, and the total is the sum of its parts', () => {
  const hundreds = (most: number) => fc.integer({ min: 1, max: most }).map((count) => count * 100);
  fc.assert(
    fc.property(hundreds(90_000), fc.nat({ max: 100 }), hundreds(90_000), (price, percent, newPrice) => {
      const discount = Math.floor((price * percent) / 10_000) * 100;
      const line = { ...lost, price, discount };
      const taken = getReplacementLine({ line, plan_price: price }, plan(newPrice), ready);
      expect(taken.discount % 100).toBe(0);
      expect(taken.discount).toBeLessThanOrEqual(Math.min(discount, taken.price));
      expect(taken.discount * price).toBeLessThanOrEqual(discount * taken.price + 50 * price);
      expect(taken.total).toBe(taken.price - taken.discount + taken.vat);
    }),
  );
});
