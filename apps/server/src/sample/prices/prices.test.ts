import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDiscount } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { createPricingService, type PricingService } from '#features/pricing/pricing.service.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { seedPrices } from './prices.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const CODES = ['PAYIZ10', 'HADIYE500', 'TABESTAN20', 'SALAM', 'TELEGRAM7'];

let db: Database;
let tenancy: Tenancy;
let pricing: PricingService;
beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
  pricing = createPricingService({ tenancy, world: { now: () => now } });
  await seedPrices(tenancy, now);
});
afterAll(() => db.close());

test('the sample offers four services, and fewer where publishers make the content', async () => {
  const keys = async (campaign_type: 'REACH' | 'INFLUENCE') =>
    (await pricing.listServices(1, { media_type: 'INSTAGRAM', content_type: 'POST', campaign_type })).results.map(({ key }) => key);
  expect(await keys('REACH')).toEqual(['creative_design', 'caption_writing', 'campaign_consulting', 'final_report']);
  expect(await keys('INFLUENCE')).toEqual(['campaign_consulting', 'final_report']);
});

test('the sample’s codes are well defined, and one of them has ended', async () => {
  const stored = await tenancy.withSystem((tx) => pricing.source.listDiscounts(tx, CODES));
  expect(stored.map(({ rule }) => rule.discount_code).toSorted()).toEqual(CODES.toSorted());
  for (const { rule } of stored) {
    const { discount_code, reduction, maximum_amount, minimum_purchase, valid_from, valid_until, total_uses } = rule;
    expect(discount_code).toMatch(/^[A-Z0-9_-]{1,30}$/);
    const size = 'percent' in reduction ? reduction.percent : reduction.toman;
    expect(size <= 100 || !('percent' in reduction)).toBe(true);
    const counts = [size, maximum_amount, minimum_purchase || null, total_uses].filter((count) => count !== null);
    expect(counts.every((count) => Number.isSafeInteger(count) && count > 0)).toBe(true);
    expect(valid_until === null || valid_until > valid_from).toBe(true);
    expect([rule.media_types, rule.campaign_types].every((list) => list === null || list.length > 0)).toBe(true);
  }
  const purchase = { media_type: 'TELEGRAM', campaign_type: 'REACH', price: 20_000_000, now } as const;
  const refused = stored.flatMap(
    ({ rule, used }) => checkDiscount({ discount_code: rule.discount_code, rule, used, used_by_account: 0 }, purchase) ?? [],
  );
  expect(refused.map(({ discount_code, code }) => [discount_code, code])).toEqual([['TABESTAN20', 'expired']]);
});

test('seeding again changes nothing', async () => {
  await seedPrices(tenancy, now + 1);
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int as count from discount');
  expect(rows[0]?.count).toBe(CODES.length);
});
