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
  settleLine,
} from './captures.ts';
import { captureEntries } from './ledger.ts';
import { hundredsLine, oldLine } from './testing/lines.ts';

const LIVE_AT = Date.UTC(2026, 10, 10);

const line = fc.oneof(oldLine, hundredsLine);

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
  expect(getCapture({ price: 1_001, discount: 100, vat: 90, total: 991, publisher_price: 701, net_step: 1 }, 12, 24)).toEqual({
    gross: 501,
    discount: 50,
    vat: 45,
    publisher: 351,
  });
});

test('a capture never falls as hours pass, never exceeds the hold, and balances', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(12, 24, 48, 168), (bought, hours) => {
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
  const settled = settleLine({ price: 1_001, discount: 100, vat: 90, total: 991, publisher_price: 701, net_step: 1 }, NO_CAPTURE, earned);
  expect(settled).toMatchObject({ captured, released });
  expect(settled.step).toEqual(settled.capture);
});

test('half of an odd line is rounded up, net and VAT separately', () => {
  expect(settleLine({ price: 5, discount: 0, vat: 1, total: 6, publisher_price: 3, net_step: 1 }, NO_CAPTURE, HALF_EARNED)).toMatchObject({
    capture: { gross: 3, discount: 0, vat: 1, publisher: 2 },
    captured: 4,
    released: 2,
  });
});

test('a line made free by a discount still pays its publisher when it is captured', () => {
  const free = { price: 100, discount: 100, vat: 0, total: 0, publisher_price: 70, net_step: 1 } as const;
  expect(settleLine(free, NO_CAPTURE, ALL_EARNED)).toMatchObject({
    step: { gross: 100, discount: 100, vat: 0, publisher: 70 },
    captured: 0,
  });
});

test('over any steps, the captures of a share plus its release equal the hold, in every part', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 5_000 }), fc.array(fc.nat(6_000), { maxLength: 12 }), (bought, units, stops) => {
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
    }),
  );
});

test('settling for less than was captured throws', () => {
  const bought = { price: 100, discount: 0, vat: 10, total: 110, publisher_price: 70, net_step: 1 } as const;
  expect(() => settleLine(bought, getCapture(bought, 1, 2), NOTHING_EARNED)).toThrow('cannot give back');
});

test('a share in hundreds captures nets and discounts of whole hundreds, and exactly their VAT', () => {
  fc.assert(
    fc.property(hundredsLine, fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }), (bought, delivered, units) => {
      const { gross, discount, vat, publisher } = getCapture(bought, delivered, units);
      const net = bought.price - bought.discount;
      expect([gross % 100, discount % 100]).toEqual([0, 0]);
      expect(BigInt(vat) * BigInt(net)).toBe(BigInt(bought.vat) * BigInt(gross - discount));
      expect(publisher).toBeLessThanOrEqual(gross);
      const part = Math.min(delivered, units);
      const twiceOff = 2n * (BigInt(gross - discount) * BigInt(units) - BigInt(net) * BigInt(part));
      expect(twiceOff > -100n * BigInt(units) && twiceOff <= 100n * BigInt(units)).toBe(true);
    }),
  );
});

test.each([
  [1, { gross: 0, discount: 0, vat: 0, publisher: 0 }],
  [5, { gross: 0, discount: 0, vat: 0, publisher: 0 }],
  [6, { gross: 100, discount: 0, vat: 10, publisher: 70 }],
  [500, { gross: 5_000, discount: 500, vat: 450, publisher: 3_500 }],
  [999, { gross: 10_000, discount: 1_000, vat: 900, publisher: 7_000 }],
  [1_000, { gross: 10_000, discount: 1_000, vat: 900, publisher: 7_000 }],
])('of a line of 9,000 toman in hundreds, %d of 1,000 views capture %j', (views, capture) => {
  const bought = { price: 10_000, discount: 1_000, vat: 900, total: 9_900, publisher_price: 7_000, net_step: 100 } as const;
  expect(getCapture(bought, views, 1_000)).toEqual(capture);
});

test('the publisher of a plan without a price is paid by what was delivered', () => {
  const bought = { price: 0, discount: 0, vat: 0, total: 0, publisher_price: 70, net_step: 100 } as const;
  expect(getCapture(bought, 1, 2)).toEqual({ gross: 0, discount: 0, vat: 0, publisher: 35 });
});
