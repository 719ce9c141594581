import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOfCeiling, lineOfPlan, linesOfBundle, linesOfPackage, type PlanPrice } from './plan-lines.ts';
import { quoteLines } from './quote.ts';

const plan = (plan_id: number, price: number): PlanPrice => ({ plan_id, price, publisher_price: price - 1 });

test('a plan costs its list price', () => {
  expect(lineOfPlan(plan(4, 100))).toEqual({ plan_id: 4, list_price: 100, price: 100, publisher_price: 99 });
});

test("a bundle's price is spread over its plans by list price, ties to the lower plan; publishers' prices stay", () => {
  expect(linesOfBundle({ bundle_id: 1, price: 302, plans: [plan(9, 100), plan(2, 100), plan(3, 200)] })).toEqual([
    { plan_id: 9, list_price: 100, price: 75, publisher_price: 99 },
    { plan_id: 2, list_price: 100, price: 76, publisher_price: 99 },
    { plan_id: 3, list_price: 200, price: 151, publisher_price: 199 },
  ]);
});

test('a bundle of plans without list prices is spread evenly', () => {
  expect(linesOfBundle({ bundle_id: 1, price: 5, plans: [plan(2, 0), plan(1, 0)] }).map(({ price }) => price)).toEqual([2, 3]);
});

test('a package has the plans bought alone, then those of its bundles', () => {
  const lines = linesOfPackage(
    [plan(8, 10)],
    [
      { bundle_id: 1, price: 15, plans: [plan(5, 10), plan(6, 10)] },
      { bundle_id: 2, price: 7, plans: [plan(1, 9)] },
    ],
  );
  expect(lines.ok && lines.value.map(({ plan_id, price }) => [plan_id, price])).toEqual([
    [8, 10],
    [5, 8],
    [6, 7],
    [1, 7],
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

test('the lines of a bundle sum to its price, and a declined plan releases its own share', () => {
  const plans = fc.uniqueArray(fc.tuple(fc.nat(900), fc.nat(10 ** 9)), { selector: ([id]) => id, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(plans, fc.nat(10 ** 10), fc.nat(20), (listed, price, percent) => {
      const lines = linesOfBundle({ bundle_id: 1, price, plans: listed.map(([id, list]) => plan(id, list)) });
      expect(lines.reduce((sum, line) => sum + line.price, 0)).toBe(price);
      const { lines: quoted, total } = quoteLines(lines, { vat_percent: percent });
      const [declined, ...kept] = quoted;
      expect(kept.reduce((sum, line) => sum + line.total, 0)).toBe(total - (declined?.total ?? Number.NaN));
    }),
  );
});
