import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getOverBudget, quoteLines, type PricedLine } from './quote.ts';

const linesAt = (...prices: readonly number[]): PricedLine[] =>
  prices.map((price, index) => ({ plan_id: index + 1, list_price: price, price, publisher_price: Math.floor(price * 0.8) }));

const hundreds = (most: number) => fc.nat(most).map((count) => count * 100);
const money = fc.oneof(fc.constant(0), hundreds(20), hundreds(10 ** 8));
const priced: fc.Arbitrary<PricedLine[]> = fc.uniqueArray(
  fc.record({ plan_id: fc.integer({ min: 1, max: 500 }), list_price: money, price: money, publisher_price: money }),
  { selector: ({ plan_id }) => plan_id, minLength: 1, maxLength: 30 },
);
const terms = fc.record({ vat_percent: fc.nat(100), services: money, discount: fc.oneof(money, hundreds(10 ** 10)) });

test('VAT is that of each line, and the quote is the sum of its lines', () => {
  const quote = quoteLines(linesAt(1_500, 1_500, 1_500), { vat_percent: 9 });
  expect(quote).toMatchObject({ price: 4_500, discount: 0, vat: 405, total: 4_905, vat_percent: 9 });
  expect(quote.lines[2]).toEqual({ plan_id: 3, price: 1_500, discount: 0, vat: 135, total: 1_635, publisher_price: 1_200 });
});

test('a discount is spread by price, ties to the lower plan, and lowers the VAT', () => {
  expect(quoteLines(linesAt(10_000, 10_000, 20_000), { vat_percent: 10, discount: 4_100 }).lines).toMatchObject([
    { price: 10_000, discount: 1_000, vat: 900, total: 9_900 },
    { price: 10_000, discount: 1_000, vat: 900, total: 9_900 },
    { price: 20_000, discount: 2_100, vat: 1_790, total: 19_690 },
  ]);
  const discounts = (lines: PricedLine[]) => quoteLines(lines, { vat_percent: 0, discount: 100 }).lines.map((line) => line.discount);
  expect(discounts(linesAt(100, 100, 100))).toEqual([100, 0, 0]);
  expect(discounts(linesAt(100, 100, 100).toReversed())).toEqual([0, 0, 100]);
});

test("services are spread by list price, even if a line's price differs, and taxed with their line", () => {
  const [first, second] = linesAt(10_000, 30_000) as [PricedLine, PricedLine];
  const { lines } = quoteLines([first, { ...second, price: 4_000 }], { vat_percent: 10, services: 20_000 });
  expect(lines).toMatchObject([
    { price: 15_000, vat: 1_500, total: 16_500, publisher_price: 8_000 },
    { price: 19_000, vat: 1_900, total: 20_900, publisher_price: 24_000 },
  ]);
});

test('a discount also reduces the services', () => {
  expect(quoteLines(linesAt(10_000), { vat_percent: 10, services: 10_000, discount: 15_000 })).toMatchObject({
    price: 20_000,
    discount: 15_000,
    total: 5_500,
  });
});

test('services are spread evenly over plans without a price', () => {
  expect(quoteLines(linesAt(0, 0), { vat_percent: 0, services: 500 }).lines.map((line) => line.price)).toEqual([300, 200]);
});

test('an empty quote costs nothing', () => {
  expect(quoteLines([], { vat_percent: 10 })).toEqual({ lines: [], price: 0, discount: 0, vat: 0, total: 0, vat_percent: 10 });
});

test.each([
  [900, 900],
  [1_000, 1_000],
  [1_100, 1_000],
])('a discount of %d on 1,000 toman takes off %d', (discount, taken) => {
  expect(quoteLines(linesAt(300, 700), { vat_percent: 0, discount })).toMatchObject({ discount: taken, total: 1_000 - taken });
});

test.each([
  ['services', { services: 150 }],
  ['a discount', { discount: 150 }],
])('%s that are no whole hundreds throw', (_, change) => {
  expect(() => quoteLines(linesAt(1_000), { vat_percent: 10, ...change })).toThrow('no whole hundreds');
});

test('two lines of one plan throw', () => {
  const [line] = linesAt(5) as [PricedLine];
  expect(() => quoteLines([line, line], { vat_percent: 10 })).toThrow('at most one line for each plan');
  const network = { ...line, plan_id: null };
  expect(() => quoteLines([network, network], { vat_percent: 10 })).toThrow('at most one line for each plan');
});

test.each<[string, PricedLine[], number]>([
  ['a sum', linesAt(4_503_599_627_370_500, 4_503_599_627_370_500), 0],
  ['a line with its VAT', linesAt(4_503_599_627_370_500), 100],
])('%s past the safe integers throws', (_, lines, vat_percent) => {
  expect(() => quoteLines(lines, { vat_percent })).toThrow(RangeError);
});

test('the lines sum to the quote, and each line, of whole hundreds with their exact VAT, to its total', () => {
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
        expect([line.price % 100, line.discount % 100]).toEqual([0, 0]);
        expect(line.vat * 100).toBe((line.price - line.discount) * vat_percent);
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
