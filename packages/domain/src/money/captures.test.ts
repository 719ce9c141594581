import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import {
  ALL_EARNED,
  captureDifference,
  getCapture,
  captureTotal,
  deliveredHours,
  HALF_EARNED,
  NO_CAPTURE,
  NOTHING_EARNED,
  getRefund,
  settleLine,
  type PlacementLine,
} from './captures.ts';
import { captureEntries, refundEntries, type Capture } from './ledger.ts';

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

test('all hours delivered: the whole line is captured', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 168 }), (bought, hours) => {
      const capture = getCapture(bought, hours, hours);
      expect(capture).toEqual({ gross: bought.price, discount: bought.discount, vat: bought.vat, publisher: bought.publisher_price });
      expect(captureTotal(capture)).toBe(bought.total);
    }),
  );
});

test('no hour delivered: nothing is captured', () => {
  fc.assert(fc.property(line, (bought) => captureTotal(getCapture(bought, 0, 24)) === 0));
});

test('half of the hours capture half of each part', () => {
  expect(getCapture({ price: 1_001, discount: 100, vat: 90, total: 991, publisher_price: 701 }, 12, 24)).toEqual({
    gross: 501,
    discount: 50,
    vat: 45,
    publisher: 351,
  });
});

test('a capture never falls as hours pass, never exceeds the hold, and balances', () => {
  fc.assert(
    fc.property(fc.oneof(line, tinyLine), fc.constantFrom(12, 24, 48, 168), (bought, hours) => {
      let before = 0;
      for (let delivered = 0; delivered <= hours; delivered++) {
        const capture = getCapture(bought, delivered, hours);
        expect(captureTotal(capture)).toBeGreaterThanOrEqual(before);
        expect(captureTotal(capture)).toBeLessThanOrEqual(bought.total);
        expect(captureEntries(capture).reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
        before = captureTotal(capture);
      }
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
])('whole hours delivered by a post %s', (_, live, ended, availability_hours, at, hours) => {
  const times = { live_at: live === null ? null : LIVE_AT + live, ended_at: ended === null ? null : LIVE_AT + ended, availability_hours };
  expect(deliveredHours(times, LIVE_AT + at)).toBe(hours);
});

test.each([
  ['nothing', NOTHING_EARNED, 0, 991],
  ['half', HALF_EARNED, 501 - 50 + 45, 495],
  ['all', ALL_EARNED, 991, 0],
])('a share that has earned %s captures its part and releases the rest', (_, earned, captured, released) => {
  const settled = settleLine({ price: 1_001, discount: 100, vat: 90, total: 991, publisher_price: 701 }, NO_CAPTURE, earned);
  expect(settled).toMatchObject({ captured, released });
  expect(settled.step).toEqual(settled.capture);
});

test('half of an odd line is rounded up, net and VAT separately', () => {
  expect(settleLine({ price: 5, discount: 0, vat: 1, total: 6, publisher_price: 3 }, NO_CAPTURE, HALF_EARNED)).toMatchObject({
    capture: { gross: 3, discount: 0, vat: 1, publisher: 2 },
    captured: 4,
    released: 2,
  });
});

test('a line made free by a discount still pays its publisher when it is captured', () => {
  const free = { price: 100, discount: 100, vat: 0, total: 0, publisher_price: 70 };
  expect(settleLine(free, NO_CAPTURE, ALL_EARNED)).toMatchObject({
    step: { gross: 100, discount: 100, vat: 0, publisher: 70 },
    captured: 0,
  });
});

test('over any steps, the captures of a share plus its release equal the hold, in every part', () => {
  fc.assert(
    fc.property(
      fc.oneof(line, tinyLine),
      fc.integer({ min: 1, max: 5_000 }),
      fc.array(fc.nat(6_000), { maxLength: 12 }),
      (bought, units, stops) => {
        let before = NO_CAPTURE;
        let captured = 0;
        for (const delivered of stops.toSorted((a, b) => a - b)) {
          const after = getCapture(bought, delivered, units);
          captured += captureTotal(captureDifference(after, before));
          before = after;
        }
        const settled = settleLine(bought, before, { delivered: Math.max(0, ...stops), bought: units });
        expect(captured + settled.captured + settled.released).toBe(bought.total);
        const whole = settleLine(bought, before, ALL_EARNED);
        expect(captured + whole.captured).toBe(bought.total);
        expect(whole.capture.publisher).toBe(bought.publisher_price);
      },
    ),
  );
});

test('settling for less than was captured throws', () => {
  const bought = { price: 100, discount: 0, vat: 10, total: 110, publisher_price: 70 };
  expect(() => settleLine(bought, getCapture(bought, 1, 2), NOTHING_EARNED)).toThrow('cannot give back');
});

const captured: fc.Arbitrary<Capture> = fc
  .tuple(fc.oneof(line, tinyLine), fc.integer({ min: 1, max: 24 }))
  .map(([bought, hours]) => getCapture(bought, hours, 24))
  .filter((capture) => captureTotal(capture) > 0);

test('refunds sum to at most the capture, each returns its amount, and a full refund reverses every part', () => {
  fc.assert(
    fc.property(captured, fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }), (capture, shares) => {
      const total = captureTotal(capture);
      const stops = shares.map((share) => Math.ceil((total * share) / 100)).toSorted((a, b) => a - b);
      let refunded = 0;
      let back = NO_CAPTURE;
      for (const upTo of [...stops, total].filter((stop, index, all) => stop > (all[index - 1] ?? 0))) {
        const part = getRefund(capture, refunded, upTo - refunded);
        if (!part.ok) throw new Error('a refund within the capture is refused');
        expect(captureTotal(part.value)).toBe(upTo - refunded);
        expect(refundEntries(part.value).reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
        for (const key of ['discount', 'vat', 'publisher'] as const) expect(part.value[key]).toBeGreaterThanOrEqual(0);
        refunded = upTo;
        back = captureDifference(back, captureDifference(NO_CAPTURE, part.value));
      }
      expect(back).toEqual(capture);
      expect(getRefund(capture, refunded, 1)).toEqual({ ok: false, error: { code: 'refund_refused', limit: 0 } });
    }),
  );
});

test.each([
  [0, 1_100, true],
  [0, 1_101, false],
  [1_000, 100, true],
  [1_000, 101, false],
  [1_100, 1, false],
  [0, 0, false],
  [0, -1, false],
  [0, 0.5, false],
  [0, Number.NaN, false],
])('with %d of 1,100 refunded before, a refund of %d is accepted: %s', (refunded, amount, isAccepted) => {
  const result = getRefund({ gross: 1_000, discount: 0, vat: 100, publisher: 700 }, refunded, amount);
  expect(result.ok ? captureTotal(result.value) : result.error).toEqual(
    isAccepted ? amount : { code: 'refund_refused', limit: 1_100 - refunded },
  );
});

test("a refund takes back its VAT and its part of the publisher's pay", () => {
  expect(getRefund({ gross: 1_100, discount: 100, vat: 100, publisher: 700 }, 0, 550)).toEqual({
    ok: true,
    value: { gross: 550, discount: 50, vat: 50, publisher: 350 },
  });
});
