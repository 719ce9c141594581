import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainChange, isExplained, type DrivenFigure } from './explain-change.ts';
import { countNamed } from './testing/plant-change.ts';

const row = (placement_id: number, [d0, f0]: readonly [number, number], [d1, f1]: readonly [number, number]): DrivenFigure => ({
  placement_id,
  before: { drive: d0, figure: f0 },
  now: { drive: d1, figure: f1 },
});
const amountsOf = (rows: readonly DrivenFigure[]) =>
  Object.fromEntries((explainChange(rows)?.parts ?? []).map(({ cause, amount }) => [cause, amount]));
const namesOf = (rows: readonly DrivenFigure[]) => explainChange(rows)?.parts.map(({ cause, placement_id }) => [cause, placement_id]);

test.each<[string, DrivenFigure[], Record<string, number>]>([
  ['twice the people at the same prices are volume', [row(1, [100, 800], [200, 1600])], { volume: 800, mix: 0, price: 0 }],
  ['the same people at another price are price', [row(1, [100, 800], [100, 900])], { volume: 0, mix: 0, price: 100 }],
  [
    'people who move to a dearer publisher are mix',
    [row(1, [100, 500], [50, 250]), row(2, [100, 1000], [150, 1500])],
    { volume: 0, mix: 250, price: 0 },
  ],
  [
    'a new publisher counts at its own rate',
    [row(1, [100, 500], [100, 500]), row(2, [0, 0], [100, 900])],
    { volume: 500, mix: 400, price: 0 },
  ],
  ['a range without people leaves volume and what was paid', [row(1, [100, 800], [0, 30])], { volume: -800, mix: 0, price: 30 }],
  [
    'a publisher with nothing in either range changes nothing',
    [row(1, [100, 800], [200, 1600]), row(2, [0, 0], [0, 0])],
    { volume: 800, mix: 0, price: 0 },
  ],
  ['rounding goes to price', [row(1, [3, 100], [4, 134])], { volume: 33, mix: 0, price: 1 }],
])('the change of a cost: %s', (_, rows, amounts) => {
  expect(amountsOf(rows)).toEqual(amounts);
});

test('the parts come with the largest first, and the ranges with their drives', () => {
  const explained = explainChange([row(1, [100, 500], [100, 400]), row(2, [100, 500], [130, 650])]);
  expect(explained).toMatchObject({ before: 1000, now: 1050, drive_before: 200, drive_now: 230 });
  expect(explained?.parts.map(({ cause }) => cause)).toEqual(['volume', 'price', 'mix']);
});

test.each([
  [1000, 1010, true],
  [1000, 1009, false],
  [1000, 990, true],
  [1000, 991, false],
  [1000, 1000, false],
  [0, 10, false],
  [null, 10, false],
  [10, null, false],
])('a change from %s to %s is explained: %s', (before, now, isTold) => {
  expect(isExplained(now, before)).toBe(isTold);
});

test('a small change, and one without an earlier drive, have no explanation', () => {
  expect(explainChange([row(1, [100, 1000], [100, 1009])])).toBeUndefined();
  expect(explainChange([row(1, [0, 1000], [100, 2000])])).toBeUndefined();
  expect(explainChange([])).toBeUndefined();
});

test('a publisher is named where it makes more than half of a part, among several, in the part’s direction', () => {
  expect(namesOf([row(1, [100, 500], [100, 900]), row(2, [100, 500], [100, 510])])).toContainEqual(['price', 1]);
  expect(namesOf([row(1, [100, 500], [100, 600]), row(2, [100, 500], [100, 600])])).toContainEqual(['price', null]);
  expect(namesOf([row(1, [100, 500], [100, 900])])).toContainEqual(['price', null]);
  expect(namesOf([row(1, [100, 500], [300, 1500]), row(2, [100, 500], [90, 450])])).toContainEqual(['volume', 1]);
});

test('the parts sum exactly to the change, whatever the figures', () => {
  const driven = fc.record({ drive: fc.nat(5_000_000), figure: fc.nat(500_000_000) });
  const figure = fc.record({ placement_id: fc.nat(), before: driven, now: driven });
  fc.assert(
    fc.property(fc.array(figure, { maxLength: 12 }), (rows) => {
      const explained = explainChange(rows);
      if (!explained) return;
      const { parts, now, before } = explained;
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(now - before);
      expect(parts.every(({ amount }) => Number.isInteger(amount))).toBe(true);
    }),
  );
});

test('planted causes are named first', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
  expect(countNamed(seeds, (rows) => explainChange(rows)?.parts[0]).share).toBeGreaterThanOrEqual(0.95);
});
