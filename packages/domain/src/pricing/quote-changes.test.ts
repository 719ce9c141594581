import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareQuotes } from './quote-changes.ts';
import { quoteLines, type Quote } from './quote.ts';

const getQuote = (prices: Readonly<Record<number, number>>, vat_percent = 10, discount = 0): Quote =>
  quoteLines(
    Object.entries(prices).map(([id, price]) => ({ plan_id: Number(id), list_price: price, price, publisher_price: 1 })),
    { vat_percent, discount },
  );

test.each<[string, Quote, Quote, unknown]>([
  ['the same', getQuote({ 1: 10_000 }), getQuote({ 1: 10_000 }), undefined],
  ['two empty quotes', getQuote({}), getQuote({}), undefined],
  [
    'the same lines in another order',
    getQuote({ 1: 10_000, 2: 5_000 }),
    { ...getQuote({ 1: 10_000, 2: 5_000 }), lines: getQuote({ 1: 10_000, 2: 5_000 }).lines.toReversed() },
    undefined,
  ],
  [
    'a plan with a higher price',
    getQuote({ 1: 10_000, 2: 5_000 }),
    getQuote({ 1: 10_000, 2: 6_000 }),
    { code: 'quote_changed', before: 16_500, after: 17_600, lines: [{ plan_id: 2, before: 5_500, after: 6_600 }] },
  ],
  [
    'a removed plan and a new one',
    getQuote({ 1: 10_000, 2: 5_000 }),
    getQuote({ 2: 5_000, 3: 10_000 }),
    {
      code: 'quote_changed',
      before: 16_500,
      after: 16_500,
      lines: [
        { plan_id: 1, before: 11_000, after: null },
        { plan_id: 3, before: null, after: 11_000 },
      ],
    },
  ],
  [
    'another VAT',
    getQuote({ 1: 10_000 }, 9),
    getQuote({ 1: 10_000 }, 10),
    { code: 'quote_changed', before: 10_900, after: 11_000, lines: [{ plan_id: 1, before: 10_900, after: 11_000 }] },
  ],
  [
    'a removed discount',
    getQuote({ 1: 10_000 }, 0, 3_000),
    getQuote({ 1: 10_000 }, 0),
    { code: 'quote_changed', before: 7_000, after: 10_000, lines: [{ plan_id: 1, before: 7_000, after: 10_000 }] },
  ],
  [
    'a plan with a higher price and a discount of the same amount',
    getQuote({ 1: 10_000 }, 0),
    getQuote({ 1: 13_000 }, 0, 3_000),
    { code: 'quote_changed', before: 10_000, after: 10_000, lines: [{ plan_id: 1, before: 10_000, after: 10_000 }] },
  ],
])('comparing two quotes: %s', (_, before, after, change) => {
  expect(compareQuotes(before, after)).toEqual(change);
});

const zeroLine = { plan_id: 1, price: 0, discount: 0, vat: 0, total: 0, publisher_price: 0 };
const quoteWith = (change: Partial<typeof zeroLine>): Quote => ({ ...getQuote({}), lines: [{ ...zeroLine, ...change }] });

test.each(['price', 'discount', 'vat', 'total'] as const)('a line counts as changed if only its %s differs', (key) => {
  expect(compareQuotes(quoteWith({}), quoteWith({ [key]: 1 }))?.lines).toHaveLength(1);
});

test("another publisher's price changes nothing for the advertiser", () => {
  expect(compareQuotes(quoteWith({}), quoteWith({ publisher_price: 7 }))).toBeUndefined();
});

test('the changes of the lines sum to the change of the total', () => {
  const prices = fc.dictionary(
    fc.integer({ min: 1, max: 9 }).map(String),
    fc.nat(1_000).map((count) => count * 100),
  );
  fc.assert(
    fc.property(prices, prices, (old, next) => {
      const [before, after] = [getQuote(old), getQuote(next)];
      const change = compareQuotes(before, after);
      const moved = (change?.lines ?? []).reduce((sum, line) => sum + (line.after ?? 0) - (line.before ?? 0), 0);
      expect(moved).toBe(after.total - before.total);
    }),
  );
});
