import fc from 'fast-check';
import type { PlacementLine } from '#money/captures.ts';

const wideOldLine: fc.Arbitrary<PlacementLine> = fc
  .record({ price: fc.integer({ min: 0, max: 10 ** 10 }), discountShare: fc.nat(100), vat: fc.nat(10 ** 9), publisherShare: fc.nat(100) })
  .map(({ price, discountShare, vat, publisherShare }) => {
    const discount = Math.floor((price * discountShare) / 100);
    const publisher_price = Math.floor((price * publisherShare) / 100);
    return { price, discount, vat, total: price - discount + vat, publisher_price, net_step: 1 };
  });
const tinyOldLine: fc.Arbitrary<PlacementLine> = fc
  .record({ price: fc.nat(20), discount: fc.nat(20), vat: fc.nat(5), publisher_price: fc.nat(20) })
  .filter(({ price, discount }) => discount <= price)
  .map((parts) => ({ ...parts, total: parts.price - parts.discount + parts.vat, net_step: 1 }));
/** A line bought in single toman, before whole hundreds were the rule. */
export const oldLine = fc.oneof(wideOldLine, tinyOldLine);

/** A line in whole hundreds of toman, small or large, with the VAT of its net at a whole percent. */
export const hundredsLine: fc.Arbitrary<PlacementLine> = fc
  .record({
    hundreds: fc.oneof(fc.nat(20), fc.nat(10 ** 8)),
    discountShare: fc.oneof(fc.constantFrom(0, 100), fc.nat(100)),
    percent: fc.constantFrom(0, 9, 10, 13, 100),
    publisherShare: fc.nat(100),
  })
  .map(({ hundreds, discountShare, percent, publisherShare }) => {
    const price = hundreds * 100;
    const discount = Math.floor((hundreds * discountShare) / 100) * 100;
    const vat = ((price - discount) / 100) * percent;
    const publisher_price = Math.floor((price * publisherShare) / 100);
    return { price, discount, vat, total: price - discount + vat, publisher_price, net_step: 100 };
  });
