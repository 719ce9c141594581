import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureOf, captureTotal, costSoFar, deliveredHours, type PlacementLine } from './captures.ts';
import { captureEntries } from './ledger.ts';

const HOUR_MS = 3_600_000;
const LIVE_AT = Date.UTC(2026, 10, 10);

const line: fc.Arbitrary<PlacementLine> = fc
  .record({ price: fc.integer({ min: 0, max: 10 ** 10 }), discountShare: fc.nat(100), vat: fc.nat(10 ** 9), publisherShare: fc.nat(100) })
  .map(({ price, discountShare, vat, publisherShare }) => {
    const discount = Math.floor((price * discountShare) / 100);
    return { price, discount, vat, total: price - discount + vat, publisher_price: Math.floor((price * publisherShare) / 100) };
  });
const tinyLine: fc.Arbitrary<PlacementLine> = fc
  .record({ price: fc.nat(20), discount: fc.nat(20), vat: fc.nat(5), publisher_price: fc.nat(20) })
  .filter(({ price, discount }) => discount <= price)
  .map((parts) => ({ ...parts, total: parts.price - parts.discount + parts.vat }));

test('all hours delivered capture the line whole', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 168 }), (bought, hours) => {
      const capture = captureOf(bought, hours, hours);
      expect(capture).toEqual({ gross: bought.price, discount: bought.discount, vat: bought.vat, publisher: bought.publisher_price });
      expect(captureTotal(capture)).toBe(bought.total);
    }),
  );
});

test('no hour delivered captures nothing', () => {
  fc.assert(fc.property(line, (bought) => captureTotal(captureOf(bought, 0, 24)) === 0));
});

test('half of the hours earn half of each part', () => {
  expect(captureOf({ price: 1_001, discount: 100, vat: 90, total: 991, publisher_price: 701 }, 12, 24)).toEqual({
    gross: 501,
    discount: 50,
    vat: 45,
    publisher: 351,
  });
});

test('what is captured never falls as hours pass, never passes the hold, and balances', () => {
  fc.assert(
    fc.property(fc.oneof(line, tinyLine), fc.constantFrom(12, 24, 48, 168), (bought, hours) => {
      let before = 0;
      for (let delivered = 0; delivered <= hours; delivered++) {
        const capture = captureOf(bought, delivered, hours);
        expect(captureTotal(capture)).toBeGreaterThanOrEqual(before);
        expect(captureTotal(capture)).toBeLessThanOrEqual(bought.total);
        expect(captureEntries(capture).reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
        before = captureTotal(capture);
      }
    }),
  );
});

test('the cost in reports is the captured net', () => {
  fc.assert(
    fc.property(fc.oneof(line, tinyLine), fc.integer({ min: 0, max: 30 }), (bought, delivered) => {
      const { gross, discount } = captureOf(bought, delivered, 24);
      const times = { live_at: LIVE_AT, ended_at: null, availability_hours: 24 };
      expect(costSoFar(bought, times, LIVE_AT + delivered * HOUR_MS)).toBe(gross - discount);
    }),
  );
});

test.each([
  ['before it is live', null, null, 24, 100 * HOUR_MS, 0],
  ['earlier than live', 0, null, 24, -1, 0],
  ['as it goes live', 0, null, 24, 0, 0],
  ['a millisecond short of an hour', 0, null, 24, HOUR_MS - 1, 0],
  ['after an hour', 0, null, 24, HOUR_MS, 1],
  ['a millisecond short of the end', 0, null, 24, 24 * HOUR_MS - 1, 23],
  ['at the end', 0, null, 24, 24 * HOUR_MS, 24],
  ['long after', 0, null, 24, 100 * HOUR_MS, 24],
  ['after a cut', 0, 5.5 * HOUR_MS, 24, 100 * HOUR_MS, 5],
  ['before its cut', 0, 5.5 * HOUR_MS, 24, 2 * HOUR_MS, 2],
  ['after a late end', 0, 30 * HOUR_MS, 24, 100 * HOUR_MS, 24],
  ['cut as it goes live', 0, 0, 24, 100 * HOUR_MS, 0],
])('a post %s has delivered its whole hours', (_, live, ended, availability_hours, at, hours) => {
  const times = { live_at: live === null ? null : LIVE_AT + live, ended_at: ended === null ? null : LIVE_AT + ended, availability_hours };
  expect(deliveredHours(times, LIVE_AT + at)).toBe(hours);
});

test('the costs of the parts of any split of time sum to the cost of the whole', () => {
  fc.assert(
    fc.property(
      line,
      fc.constantFrom(12, 24, 48),
      fc.array(fc.integer({ min: -5 * HOUR_MS, max: 60 * HOUR_MS })),
      (bought, availability_hours, cuts) => {
        const times = { live_at: LIVE_AT, ended_at: null, availability_hours };
        const moments = [-5 * HOUR_MS, ...cuts.toSorted((a, b) => a - b), 60 * HOUR_MS].map((offset) => LIVE_AT + offset);
        const parts = moments.slice(1).map((to, index) => costSoFar(bought, times, to) - costSoFar(bought, times, moments[index] ?? 0));
        expect(parts.every((part) => part >= 0)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(bought.price - bought.discount);
      },
    ),
  );
});
