import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX } from '#money/typed-amount.ts';
import { cpmPriceOf } from '#platforms/campaign-goals.ts';
import { MEDIA_TYPES, type ContentType, type MediaType } from '#platforms/platforms.ts';
import { checkViewsGoal, findCpmPrice, lineOfViews } from './views-price.ts';

const configured = { cpm_price: 6_000, cpm_publisher_price: 4_000 };

test.each<[MediaType, ContentType, number, number]>([
  ['INSTAGRAM', 'STORY', 9_000, 7_650],
  ['TELEGRAM', 'POST', 9_000, 7_650],
  ['RUBIKA', 'PIN', 9_000, 7_650],
])('a thousand views of %s %s cost %d toman by default, publishers get %d', (media_type, content_type, cpm_price, cpm_publisher_price) => {
  expect(findCpmPrice(media_type, content_type, undefined)).toEqual({ ok: true, value: { cpm_price, cpm_publisher_price } });
});

test("where a platform has its own price, the configuration changes only the publishers' price", () => {
  expect(findCpmPrice('TELEGRAM', 'POST', configured)).toEqual({ ok: true, value: { cpm_price: 9_000, cpm_publisher_price: 4_000 } });
});

test('a platform without its own price has the configured one, or none', () => {
  expect(findCpmPrice('SOROUSH', 'IN_CHANNEL', configured)).toEqual({ ok: true, value: configured });
  expect(findCpmPrice('SOROUSH', 'IN_CHANNEL', undefined)).toEqual({ ok: false, error: { code: 'cpm_price_missing' } });
});

test.each<[MediaType, ContentType]>([
  ['INSTAGRAM', 'POST'],
  ['SOROUSH', 'PIN'],
  ['RUBIKA', 'POST'],
  ['BALE', 'POST'],
])('views of %s %s are not sold', (media_type, content_type) => {
  expect(findCpmPrice(media_type, content_type, configured)).toEqual({ ok: false, error: { code: 'combination_not_allowed' } });
});

test.each<[MediaType, number, unknown[]]>([
  ['INSTAGRAM', -1, [{ code: 'positive_int' }]],
  ['INSTAGRAM', 0, [{ code: 'positive_int' }]],
  ['INSTAGRAM', 0.5, [{ code: 'positive_int' }]],
  ['SOROUSH', 50.5, [{ code: 'positive_int' }]],
  ['INSTAGRAM', Number.MAX_SAFE_INTEGER + 1, [{ code: 'positive_int' }]],
  ['INSTAGRAM', 1, []],
  ['TELEGRAM', 1_000_000, []],
  ['TELEGRAM', 50_000_000, []],
  ['TELEGRAM', 50_000_001, [{ code: 'max_value', maximum: 50_000_000 }]],
  ['SOROUSH', 49, [{ code: 'min_value', minimum: 50 }]],
  ['SOROUSH', 50, []],
  ['SOROUSH', 51, []],
  ['SOROUSH', 999, []],
  ['SOROUSH', 1_000, []],
  ['SOROUSH', 1_001, [{ code: 'max_value', maximum: 1_000 }]],
  ['RUBIKA', 49, [{ code: 'min_value', minimum: 50 }]],
  ['RUBIKA', 50, []],
  ['RUBIKA', 150_000, []],
  ['RUBIKA', 150_001, [{ code: 'max_value', maximum: 150_000 }]],
])('%s sells %d thousand views, or says %j', (media_type, goal, issues) => {
  expect(checkViewsGoal(media_type, goal)).toEqual(issues);
});

test.each(MEDIA_TYPES)(
  'the largest goal of %s, with twice the VAT of today, costs less than the largest amount of the panel',
  (media_type) => {
    const goals = [1_000, 150_000, 50_000_000, 1_000_000_000].filter((goal) => checkViewsGoal(media_type, goal).length === 0);
    const { price } = lineOfViews(Math.max(...goals), { cpm_price: cpmPriceOf(media_type) ?? 9_000, cpm_publisher_price: 0 });
    expect(price * 1.2).toBeLessThan(AMOUNT_MAX);
  },
);

test('views cost their price times their thousands', () => {
  expect(lineOfViews(150, { cpm_price: 9_000, cpm_publisher_price: 7_650 })).toEqual({
    plan_id: null,
    list_price: 1_350_000,
    price: 1_350_000,
    publisher_price: 1_147_500,
  });
});

test.each([
  [9_049, 1, 9_000],
  [9_050, 1, 9_100],
  [9_001, 1_000, 9_001_000],
])('at %d toman for a thousand, %d thousands cost %d: whole hundreds', (cpm_price, goal, price) => {
  expect(lineOfViews(goal, { cpm_price, cpm_publisher_price: 1 })).toMatchObject({ price, list_price: price });
});

test('more views never cost less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 150_000 }), fc.nat(1_000), fc.integer({ min: 1, max: 10 ** 6 }), (goal, more, cpm_price) => {
      const price = { cpm_price, cpm_publisher_price: cpm_price };
      expect(lineOfViews(goal + more, price).price).toBeGreaterThanOrEqual(lineOfViews(goal, price).price);
    }),
  );
});

test('only networks have their own limits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MEDIA_TYPES), fc.integer({ min: 1, max: 50_000_000 }), (media_type, goal) => {
      const hasLimits = media_type === 'SOROUSH' || media_type === 'RUBIKA';
      expect(checkViewsGoal(media_type, goal).length === 0 || hasLimits).toBe(true);
    }),
  );
});
