import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureDifference, captureTotal, getCapture, NO_CAPTURE } from './captures.ts';
import { refundEntries } from './ledger.ts';
import { getRefund, refundLeft, spreadRefund, type RefundableShare } from './refunds.ts';
import { hundredsLine, oldLine } from './testing/lines.ts';

const shareOf = (line: typeof oldLine): fc.Arbitrary<RefundableShare> =>
  fc
    .tuple(line, fc.integer({ min: 1, max: 24 }))
    .map(([bought, hours]) => ({ line: bought, capture: getCapture(bought, hours, 24), refunded: 0 }))
    .filter((share) => refundLeft(share) > 0);
const inHundreds = shareOf(hundredsLine);
const share = fc.oneof(shareOf(oldLine), inHundreds);

/** The lines of a campaign have one rate of VAT. */
const tenPercent = hundredsLine.map((line) => {
  const net = line.price - line.discount;
  return { ...line, vat: net / 10, total: net + net / 10 };
});
const atOneRate = fc.oneof(shareOf(oldLine), shareOf(tenPercent));

/** Toman of the smallest refund of a share. */
function getUnit({ line, capture: { gross, discount, vat } }: RefundableShare): number {
  return line.net_step === 1 ? 1 : 100 + (100 * vat) / (gross - discount);
}

test('refunds sum to at most the capture, each returns its amount, and a full refund reverses every part', () => {
  fc.assert(
    fc.property(share, fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }), (whole, shares) => {
      const total = captureTotal(whole.capture);
      const unit = getUnit(whole);
      const stops = shares.map((part) => Math.ceil((total * part) / 100 / unit) * unit).toSorted((a, b) => a - b);
      let refunded = 0;
      let back = NO_CAPTURE;
      for (const upTo of [...stops, total].filter((stop, index, all) => stop > (all[index - 1] ?? 0))) {
        const part = getRefund({ ...whole, refunded }, upTo - refunded);
        if (!part.ok) throw new Error('a refund within the capture is refused');
        expect(captureTotal(part.value)).toBe(upTo - refunded);
        expect(refundEntries(part.value).reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
        for (const key of ['discount', 'vat', 'publisher'] as const) expect(part.value[key]).toBeGreaterThanOrEqual(0);
        refunded = upTo;
        back = captureDifference(back, captureDifference(NO_CAPTURE, part.value));
      }
      expect(back).toEqual(whole.capture);
      expect(getRefund({ ...whole, refunded }, 1)).toEqual({ ok: false, error: { code: 'refund_refused', limit: 0 } });
    }),
  );
});

test('a refund of a share in hundreds gives back a net and a discount of whole hundreds, and exactly their VAT', () => {
  fc.assert(
    fc.property(inHundreds, fc.nat(), fc.nat(), (whole, first, second) => {
      const { gross, discount, vat } = whole.capture;
      const net = gross - discount;
      const before = (first % (net / 100)) * getUnit(whole);
      const amount = (1 + (second % (net / 100 - (first % (net / 100))))) * getUnit(whole);
      const part = getRefund({ ...whole, refunded: before }, amount);
      if (!part.ok) throw new Error(part.error.code);
      expect([part.value.gross % 100, part.value.discount % 100]).toEqual([0, 0]);
      expect(BigInt(part.value.vat) * BigInt(net)).toBe(BigInt(vat) * BigInt(part.value.gross - part.value.discount));
    }),
  );
});

const old = (refunded: number): RefundableShare => ({
  line: { net_step: 1 },
  capture: { gross: 1_000, discount: 0, vat: 100, publisher: 700 },
  refunded,
});
const hundreds = (refunded: number): RefundableShare => ({ ...old(refunded), line: { net_step: 100 } });

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
  const result = getRefund(old(refunded), amount);
  expect(result.ok ? captureTotal(result.value) : result.error).toEqual(
    isAccepted ? amount : { code: 'refund_refused', limit: 1_100 - refunded },
  );
});

test.each([
  [0, 1, { below: 0, above: 110 }],
  [0, 109, { below: 0, above: 110 }],
  [0, 500, { below: 440, above: 550 }],
  [550, 549, { below: 440, above: 550 }],
])('in hundreds, with %d refunded before, a refund of %d is refused with the nearest ones', (refunded, amount, nearest) => {
  expect(getRefund(hundreds(refunded), amount)).toEqual({ ok: false, error: { code: 'refund_not_whole', ...nearest } });
  expect(getRefund(old(refunded), amount).ok).toBe(true);
});

test("a refund takes back its VAT and its part of the publisher's pay", () => {
  const discounted = { ...old(0), capture: { gross: 1_100, discount: 100, vat: 100, publisher: 700 } };
  expect(getRefund(discounted, 550)).toEqual({ ok: true, value: { gross: 550, discount: 50, vat: 50, publisher: 350 } });
  const whole = { ...discounted, line: { net_step: 100 } as const };
  expect(getRefund(whole, 550)).toEqual({ ok: true, value: { gross: 600, discount: 100, vat: 50, publisher: 350 } });
});

test.each<[string, RefundableShare[], number, unknown]>([
  ['nothing', [hundreds(0)], 0, [0]],
  ['all', [hundreds(0), old(100)], 2_100, [1_100, 1_000]],
  ['more than is left', [hundreds(0), old(100)], 2_101, { code: 'refund_refused', limit: 2_100 }],
  ['half', [hundreds(0), hundreds(0)], 1_100, [550, 550]],
  ['an odd number of hundreds', [hundreds(0), hundreds(0)], 330, [110, 220]],
  ['no whole hundreds', [hundreds(0), hundreds(0)], 331, { code: 'refund_not_whole', below: 330, above: 440 }],
  ['less than a hundred', [hundreds(0)], 109, { code: 'refund_not_whole', below: 0, above: 110 }],
  ['any amount, where a share was bought in single toman', [old(0), hundreds(0)], 331, [221, 110]],
  ['an amount for which only hundreds have room', [old(1_099), hundreds(0)], 112, { code: 'refund_not_whole', below: 111, above: 221 }],
])('a refund of %s is spread over shares', (_, shares, amount, expected) => {
  const spread = spreadRefund(shares, amount);
  expect(spread.ok ? spread.value : spread.error).toEqual(expected);
});

test('a refund over several shares has parts that each share takes, or names amounts that it could have', () => {
  fc.assert(
    fc.property(fc.array(atOneRate, { minLength: 1, maxLength: 5 }), fc.nat(100), fc.nat(), (shares, percent, more) => {
      const limit = shares.reduce((sum, one) => sum + refundLeft(one), 0);
      const amount = Math.min(limit, Math.floor((limit * percent) / 100) + (more % 300));
      const spread = spreadRefund(shares, amount);
      const check = (parts: readonly number[], sum: number) => {
        expect(parts.reduce((all, part) => all + part, 0)).toBe(sum);
        for (const [index, part] of parts.entries()) expect(part === 0 || getRefund(shares[index]!, part).ok).toBe(true);
      };
      if (spread.ok) return check(spread.value, amount);
      if (spread.error.code !== 'refund_not_whole') throw new Error('an amount within the captures is refused');
      const { below, above } = spread.error;
      expect(below < amount && amount < above && above <= limit).toBe(true);
      for (const one of [below, above]) {
        const again = spreadRefund(shares, one);
        if (!again.ok) throw new Error(`${one} is named and refused`);
        check(again.value, one);
      }
    }),
  );
});
