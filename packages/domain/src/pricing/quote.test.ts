import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp } from '#money/money.ts';
import { getOverBudget, quoteLines, type PricedLine } from './quote.ts';

const linesAt = (...prices: readonly number[]): PricedLine[] =>
  prices.map((price, index) => ({ plan_id: index + 1, list_price: price, price, publisher_price: Math.floor(price * 0.8) }));

const money = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(10 ** 10));
const priced: fc.Arbitrary<PricedLine[]> = fc.uniqueArray(
  fc.record({ plan_id: fc.integer({ min: 1, max: 500 }), list_price: money, price: money, publisher_price: money }),
  { selector: ({ plan_id }) => plan_id, minLength: 1, maxLength: 30 },
);
const terms = fc.record({ vat_percent: fc.nat(100), services: money, discount: fc.oneof(money, fc.nat(10 ** 12)) });

test('VAT is rounded once for each line, not once for the sum', () => {
  const quote = quoteLines(linesAt(15, 15, 15), { vat_percent: 10 });
  expect(quote).toMatchObject({ price: 45, discount: 0, vat: 6, total: 51, vat_percent: 10 });
  expect(quote.lines[2]).toEqual({ plan_id: 3, price: 15, discount: 0, vat: 2, total: 17, publisher_price: 12 });
});

test('a discount is spread by price, ties to the lower plan, and lowers the VAT', () => {
  expect(quoteLines(linesAt(100, 100, 200), { vat_percent: 10, discount: 41 }).lines).toMatchObject([
    { price: 100, discount: 10, vat: 9, total: 99 },
    { price: 100, discount: 10, vat: 9, total: 99 },
    { price: 200, discount: 21, vat: 18, total: 197 },
  ]);
  const discounts = (lines: PricedLine[]) => quoteLines(lines, { vat_percent: 0, discount: 1 }).lines.map((line) => line.discount);
  expect(discounts(linesAt(100, 100, 100))).toEqual([1, 0, 0]);
  expect(discounts(linesAt(100, 100, 100).toReversed())).toEqual([0, 0, 1]);
});

test("services are spread by list price, even if a line's price differs, and taxed with their line", () => {
  const [first, second] = linesAt(100, 300) as [PricedLine, PricedLine];
  const { lines } = quoteLines([first, { ...second, price: 40 }], { vat_percent: 10, services: 200 });
  expect(lines).toMatchObject([
    { price: 150, vat: 15, total: 165, publisher_price: 80 },
    { price: 190, vat: 19, total: 209, publisher_price: 240 },
  ]);
});

test('a discount also reduces the services', () => {
  expect(quoteLines(linesAt(100), { vat_percent: 10, services: 100, discount: 150 })).toMatchObject({
    price: 200,
    discount: 150,
    total: 55,
  });
});

test('services are spread evenly over plans without a price', () => {
  expect(quoteLines(linesAt(0, 0), { vat_percent: 0, services: 5 }).lines.map((line) => line.price)).toEqual([3, 2]);
});

test('an empty quote costs nothing', () => {
  expect(quoteLines([], { vat_percent: 10 })).toEqual({ lines: [], price: 0, discount: 0, vat: 0, total: 0, vat_percent: 10 });
});

test.each([
  [999, 999],
  [1_000, 1_000],
  [1_001, 1_000],
])('a discount of %d on 1,000 toman takes off %d', (discount, taken) => {
  expect(quoteLines(linesAt(300, 700), { vat_percent: 0, discount })).toMatchObject({ discount: taken, total: 1_000 - taken });
});

test('two lines of one plan throw', () => {
  const [line] = linesAt(5) as [PricedLine];
  expect(() => quoteLines([line, line], { vat_percent: 10 })).toThrow('at most one line for each plan');
  const network = { ...line, plan_id: null };
  expect(() => quoteLines([network, network], { vat_percent: 10 })).toThrow('at most one line for each plan');
});

test.each<[string, PricedLine[], number]>([
  ['a sum', linesAt(2 ** 52, 2 ** 52), 0],
  ['a line with its VAT', linesAt(2 ** 52), 100],
])('%s past the safe integers throws', (_, lines, vat_percent) => {
  expect(() => quoteLines(lines, { vat_percent })).toThrow(RangeError);
});

test('the lines sum to the quote, and each line to its total', () => {
  fc.assert(
    fc.property(priced, terms, (lines, { vat_percent, services, discount }) => {
      const quote = quoteLines(lines, { vat_percent, services, discount });
      for (const key of ['price', 'discount', 'vat', 'total'] as const)
        expect(quote[key]).toBe(quote.lines.reduce((sum, line) => sum + line[key], 0));
      expect(quote.price).toBe(lines.reduce((sum, line) => sum + line.price, services));
      expect(quote.discount).toBe(Math.min(discount, quote.price));
      for (const [index, line] of quote.lines.entries()) {
        expect(line).toMatchObject({ plan_id: lines[index]?.plan_id, publisher_price: lines[index]?.publisher_price });
        expect(line.discount).toBeLessThanOrEqual(line.price);
        expect(line.vat).toBe(Number(divideHalfUp(BigInt(line.price - line.discount) * BigInt(vat_percent), 100n)));
        expect(line.total).toBe(line.price - line.discount + line.vat);
      }
    }),
  );
});

test('the order of the lines changes no amount', () => {
  fc.assert(
    fc.property(priced, terms, (lines, conditions) => {
      expect(quoteLines(lines.toReversed(), conditions).lines.toReversed()).toEqual(quoteLines(lines, conditions).lines);
    }),
  );
});

test.each([
  [null, 36_000_000, 0, 0],
  [36_000_000, 36_000_000, 0, 0],
  [40_000_000, 36_000_000, 0, 0],
  [35_000_000, 36_000_000, 0, 1_000_000],
  [35_000_000, 36_000_000, 1_000_000, 0],
])('with a budget of %s, a price of %d less %d is %d toman above it', (budget, price, discount, over) => {
  expect(getOverBudget(budget, { price, discount })).toBe(over);
});
