import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundNet } from '#money/hundreds.ts';
import { lineOfCeiling, lineOfPlan, linesOfBundle, linesOfPackage, type PlanPrice } from './plan-lines.ts';
import { quoteLines } from './quote.ts';

const plan = (plan_id: number, price: number): PlanPrice => ({ plan_id, price, publisher_price: price - 1 });

test.each([
  [100, 100],
  [12_349, 12_300],
  [12_350, 12_400],
])('a plan of %d toman costs %d: its list price in whole hundreds', (listed, price) => {
  expect(lineOfPlan(plan(4, listed))).toEqual({ plan_id: 4, list_price: price, price, publisher_price: listed - 1 });
});

test("a bundle's price is spread over its plans by list price, ties to the lower plan; publishers' prices stay", () => {
  expect(linesOfBundle({ bundle_id: 1, price: 30_200, plans: [plan(9, 10_000), plan(2, 10_000), plan(3, 20_000)] })).toEqual([
    { plan_id: 9, list_price: 10_000, price: 7_500, publisher_price: 9_999 },
    { plan_id: 2, list_price: 10_000, price: 7_600, publisher_price: 9_999 },
    { plan_id: 3, list_price: 20_000, price: 15_100, publisher_price: 19_999 },
  ]);
});

test('a bundle of plans without list prices is spread evenly', () => {
  expect(linesOfBundle({ bundle_id: 1, price: 500, plans: [plan(2, 0), plan(1, 0)] }).map(({ price }) => price)).toEqual([200, 300]);
});

test('a package has the plans bought alone, then those of its bundles', () => {
  const lines = linesOfPackage(
    [plan(8, 1_000)],
    [
      { bundle_id: 1, price: 1_500, plans: [plan(5, 1_000), plan(6, 1_000)] },
      { bundle_id: 2, price: 700, plans: [plan(1, 900)] },
    ],
  );
  expect(lines.ok && lines.value.map(({ plan_id, price }) => [plan_id, price])).toEqual([
    [8, 1_000],
    [5, 800],
    [6, 700],
    [1, 700],
  ]);
});

test.each([
  ['alone twice', [7, 7], [], [7]],
  ['alone and in a bundle', [7, 8], [[7, 9]], [7]],
  ['alone and in two bundles', [7], [[7], [7, 3]], [7]],
  [
    'each in two bundles',
    [],
    [
      [4, 5],
      [5, 4],
    ],
    [5, 4],
  ],
])('a plan bought %s is refused', (_, alone, bundles, plan_ids) => {
  const result = linesOfPackage(
    alone.map((id) => plan(id, 10)),
    bundles.map((ids, index) => ({ bundle_id: index, price: 5, plans: ids.map((id) => plan(id, 10)) })),
  );
  expect(result).toEqual({ ok: false, error: { code: 'plan_twice', plan_ids } });
});

test('a ceiling is one line that pays no publisher yet', () => {
  expect(lineOfCeiling(45_000_000)).toEqual({ plan_id: null, list_price: 45_000_000, price: 45_000_000, publisher_price: 0 });
});

test('a ceiling counts in whole hundreds, never above what was typed', () => {
  expect(lineOfCeiling(45_000_099)).toMatchObject({ list_price: 45_000_000, price: 45_000_000 });
});

test('the lines of a bundle sum to its price, and a declined plan releases its own share', () => {
  const plans = fc.uniqueArray(fc.tuple(fc.nat(900), fc.nat(10 ** 9)), { selector: ([id]) => id, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(plans, fc.nat(10 ** 10), fc.nat(20), (listed, price, percent) => {
      const lines = linesOfBundle({ bundle_id: 1, price, plans: listed.map(([id, list]) => plan(id, list)) });
      expect(lines.reduce((sum, line) => sum + line.price, 0)).toBe(roundNet(price));
      const { lines: quoted, total } = quoteLines(lines, { vat_percent: percent });
      const [declined, ...kept] = quoted;
      expect(kept.reduce((sum, line) => sum + line.total, 0)).toBe(total - (declined?.total ?? Number.NaN));
    }),
  );
});
