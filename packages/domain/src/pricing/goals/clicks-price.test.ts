import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX } from '#money/typed-amount.ts';
import { SAMPLE_CLICK_TIERS } from '#pricing/testing/sample-click-tiers.ts';
import { checkClicksGoal, checkClickTiers, lineOfClicks, priceDayOfClicks, spreadClicks, type ClickTier } from './clicks-price.ts';

test.each([
  [0, 0],
  [1, 1_500],
  [2_000, 3_000_000],
  [4_999, 7_498_500],
  [5_000, 7_500_000],
  [5_001, 7_501_400],
  [10_000, 14_500_000],
  [10_001, 14_501_300],
  [25_000, 34_000_000],
  [25_001, 34_001_150],
  [50_000, 62_750_000],
  [50_001, 62_751_000],
  [60_000, 72_750_000],
])('%d clicks in a day cost %d toman, each in its own band', (clicks, price) => {
  expect(priceDayOfClicks(clicks, SAMPLE_CLICK_TIERS).price).toBe(price);
});

test('the publisher is paid by the same bands', () => {
  expect(priceDayOfClicks(5_001, SAMPLE_CLICK_TIERS).publisher_price).toBe(5_000 * 1_275 + 1_190);
  expect(priceDayOfClicks(50_001, SAMPLE_CLICK_TIERS).publisher_price).toBe(5_000 * (1_275 + 1_190) + 15_000 * 1_105 + 25_000 * 978 + 850);
});

test.each([
  [0, 1, [{ code: 'positive_int' }]],
  [-2_000, 1, [{ code: 'positive_int' }]],
  [2_000.5, 1, [{ code: 'positive_int' }]],
  [1_999, 1, [{ code: 'min_value', minimum: 2_000 }]],
  [2_000, 1, []],
  [2_001, 1, []],
  [5_999, 3, [{ code: 'min_value', minimum: 6_000 }]],
  [6_000, 3, []],
  [6_001, 3, []],
  [179_999, 90, [{ code: 'min_value', minimum: 180_000 }]],
  [300_000_000, 90, []],
  [300_000_001, 90, [{ code: 'max_value', maximum: 300_000_000 }]],
])('%d clicks over %d days have the issues %j', (clicks, days, issues) => {
  expect(checkClicksGoal(clicks, days)).toEqual(issues);
});

test.each([
  [6_000, 3, [2_000, 2_000, 2_000]],
  [6_001, 3, [2_001, 2_000, 2_000]],
  [6_002, 3, [2_001, 2_001, 2_000]],
  [6_003, 3, [2_001, 2_001, 2_001]],
  [2_000, 1, [2_000]],
])('%d clicks over %d days are %j, the first days one more', (clicks, days, daily) => {
  expect(spreadClicks(clicks, days)).toEqual(daily);
});

test('the most clicks, with twice the VAT of today, cost less than the largest amount of the panel', () => {
  for (const days of [1, 90]) expect(lineOfClicks(300_000_000, days, SAMPLE_CLICK_TIERS).price * 1.2).toBeLessThan(AMOUNT_MAX);
});

test('each day is priced separately', () => {
  expect(lineOfClicks(10_001, 2, SAMPLE_CLICK_TIERS)).toEqual({
    plan_id: null,
    list_price: 15_001_400,
    price: 15_001_400,
    publisher_price: 10_000 * 1_275 + 1_190,
  });
});

test('clicks need at least one day', () => {
  expect(() => lineOfClicks(2_000, 0, SAMPLE_CLICK_TIERS)).toThrow(RangeError);
});

const band = (from_clicks: number, price = 10, publisher_price = 5): ClickTier => ({ from_clicks, price, publisher_price });

test.each<[string, ClickTier[], unknown[]]>([
  ['of the sample', [...SAMPLE_CLICK_TIERS], []],
  ['of one band', [band(0)], []],
  ['without bands', [], [{ code: 'tiers_empty' }]],
  ['that begins at one', [band(1)], [{ code: 'tier_start_invalid', index: 0 }]],
  ['with two bands at the same number of clicks', [band(0), band(5), band(5)], [{ code: 'tier_start_invalid', index: 2 }]],
  ['that falls', [band(0), band(5), band(4)], [{ code: 'tier_start_invalid', index: 2 }]],
  ['one click apart', [band(0), band(1)], []],
  ['that begins at a fraction of a click', [band(0), band(5.5)], [{ code: 'tier_start_invalid', index: 1 }]],
  ['with a free click', [band(0, 0)], [{ code: 'tier_price_invalid', index: 0 }]],
  ['with a click for one toman', [band(0, 1)], []],
  ['with half a toman', [band(0, 1.5)], [{ code: 'tier_price_invalid', index: 0 }]],
  ['with half a toman for publishers', [band(0, 2, 1.5)], [{ code: 'tier_price_invalid', index: 0 }]],
  ['that pays publishers nothing', [band(0, 2, 0)], []],
  ['that takes from publishers', [band(0, 2, -1)], [{ code: 'tier_price_invalid', index: 0 }]],
  [
    'with several faults',
    [band(0, 0), band(0, -1)],
    [
      { code: 'tier_price_invalid', index: 0 },
      { code: 'tier_start_invalid', index: 1 },
      { code: 'tier_price_invalid', index: 1 },
    ],
  ],
])('a table %s has its issues', (_, tiers, issues) => {
  expect(checkClickTiers(tiers)).toEqual(issues);
});

const tables = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 }),
    fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 7, maxLength: 7 }),
  )
  .map(([starts, prices]) => [0, ...starts.toSorted((a, b) => a - b)].map((from, index) => band(from, prices[index])));

test.each([
  [2_000, 1_150, 2_300_000],
  [2_001, 1_150, 2_301_200],
  [2_001, 1_149, 2_299_100],
])('%d clicks at %d toman cost %d: whole hundreds', (clicks, price, cost) => {
  expect(lineOfClicks(clicks, 1, [{ from_clicks: 0, price, publisher_price: 1 }])).toMatchObject({ price: cost, list_price: cost });
});

test('one more click never costs less, and differs from the price of a band by less than a hundred, whatever the table', () => {
  const goals = fc.integer({ min: 1, max: 300_000 });
  fc.assert(
    fc.property(fc.oneof(fc.constant(SAMPLE_CLICK_TIERS), tables), goals, fc.integer({ min: 1, max: 90 }), (tiers, clicks, days) => {
      expect(checkClickTiers(tiers)).toEqual([]);
      const step = lineOfClicks(clicks + 1, days, tiers).price - lineOfClicks(clicks, days, tiers).price;
      expect(step).toBeGreaterThanOrEqual(0);
      expect(tiers.some(({ price }) => Math.abs(step - price) < 100)).toBe(true);
    }),
  );
});

test('a day costs the sum of its clicks, counted one by one', () => {
  fc.assert(
    fc.property(tables, fc.nat(3_000), (tiers, clicks) => {
      let price = 0;
      for (let click = 0; click < clicks; click++) price += tiers.findLast(({ from_clicks }) => click >= from_clicks)!.price;
      expect(priceDayOfClicks(clicks, tiers).price).toBe(price);
    }),
    { numRuns: 50 },
  );
});

test('the clicks of the days sum to the goal, and a checked goal leaves no day below the minimum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 1, max: 90 }), (clicks, days) => {
      const daily = spreadClicks(clicks, days);
      expect(daily.reduce((sum, count) => sum + count, 0)).toBe(clicks);
      expect(checkClicksGoal(clicks, days).length === 0).toBe(daily.every((count) => count >= 2_000));
    }),
  );
});
