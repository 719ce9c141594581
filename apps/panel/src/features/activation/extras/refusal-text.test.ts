import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { expect, test } from 'vitest';
import { discountRefusalText } from './refusal-text.ts';

const AT = Date.parse('2026-11-13T08:51:00.000Z');
const refusals: DiscountRefusal[] = [
  { discount_code: 'YALDA', code: 'unknown' },
  { discount_code: 'YALDA', code: 'not_for_this_campaign' },
  { discount_code: 'YALDA', code: 'used_up' },
  { discount_code: 'YALDA', code: 'already_used' },
  { discount_code: 'YALDA', code: 'not_stackable' },
  { discount_code: 'YALDA', code: 'not_yet_valid', valid_from: AT },
  { discount_code: 'YALDA', code: 'expired', valid_until: AT },
  { discount_code: 'YALDA', code: 'below_minimum', minimum: 5_000_000 },
];

test('every refusal has its own text, which names the code', () => {
  const texts = refusals.map(discountRefusalText);
  expect(new Set(texts).size).toBe(refusals.length);
  for (const text of texts) expect(text).toContain('«YALDA»');
});

test('a refusal names its dates or its minimum', () => {
  expect(discountRefusalText(refusals[5]!)).toContain('۲۲ آبان، ساعت ۱۲:۲۱');
  expect(discountRefusalText(refusals[6]!)).toContain('۲۲ آبان، ساعت ۱۲:۲۱');
  expect(discountRefusalText(refusals[7]!)).toContain('۵٬۰۰۰٬۰۰۰');
});
