import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DualBound } from './dual-bound.ts';
import { FIXED_IN, FIXED_OUT, OPEN, takePart, type Program } from './program.ts';
import { Selection } from './selection.ts';
import { reduceToUnits } from './whole-units.ts';

/** Items given as value, price, groups; one limit. */
function makeProgram(items: readonly (readonly [number, number, ...number[]])[], limit: number): Program {
  const groups = items.map(([, , ...list]) => list);
  return {
    size: items.length,
    rowCount: 1,
    value: Float64Array.from(items, ([value]) => value),
    start: Int32Array.from({ length: items.length + 1 }, (_, j) => j),
    row: new Int32Array(items.length),
    coef: Float64Array.from(items, ([, price]) => price),
    rhs: Float64Array.of(limit),
    rhsSlope: Float64Array.of(1),
    groupCount: 3,
    groupStart: Int32Array.from({ length: items.length + 1 }, (_, j) => groups.slice(0, j).flat().length),
    groupOf: Int32Array.from(groups.flat()),
  };
}

/** The best value, given what is fixed. */
function findBest(program: Program, fixing: Uint8Array): number {
  let best = -Infinity;
  for (let set = 0; set < 2 ** program.size; set += 1) {
    const selection = new Selection(program);
    let isAllowed = true;
    for (let item = 0; item < program.size; item += 1) {
      const isIn = (set >> item) % 2 === 1;
      if (fixing[item] === (isIn ? FIXED_OUT : FIXED_IN) || (isIn && !selection.canAdd(item))) isAllowed = false;
      else if (isIn) selection.add(item);
    }
    if (isAllowed) best = Math.max(best, selection.value);
  }
  return best;
}

const program = fc
  .record({
    items: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), fc.uniqueArray(fc.nat(2), { maxLength: 3 })),
      { minLength: 1, maxLength: 8 },
    ),
    limit: fc.nat(150),
  })
  .map(({ items, limit }) =>
    makeProgram(
      items.map(([value, price, groups]) => [value, price, ...groups] as const),
      limit,
    ),
  );

test('the bound is at least the best value, for any prices and any fixed items', () => {
  fc.assert(
    fc.property(
      program,
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.array(fc.constantFrom(OPEN, OPEN, FIXED_OUT, FIXED_IN), { minLength: 8, maxLength: 8 }),
      fc.array(fc.nat(30), { minLength: 3, maxLength: 3 }),
      (one, y, marks, numbers) => {
        const fixing = Uint8Array.from(marks.slice(0, one.size));
        const groups = new Set<number>();
        for (let item = 0; item < one.size; item += 1) {
          const own = [...one.groupOf.subarray(one.groupStart[item], one.groupStart[item + 1])];
          if (own.some((group) => groups.has(group))) fixing[item] = FIXED_OUT;
          if (fixing[item] === FIXED_IN) for (const group of own) groups.add(group);
        }
        const dual = new DualBound(one);
        const bound = dual.evaluate(Float64Array.of(y), one.rhs, fixing, Float64Array.from(numbers));
        expect(bound).toBeGreaterThanOrEqual(findBest(one, fixing));
        for (let item = 0; item < one.size; item += 1) {
          if (fixing[item] !== OPEN) continue;
          const [inside, outside] = [FIXED_IN, FIXED_OUT].map((state) => findBest(one, fixing.with(item, state)));
          expect(bound - dual.costOfIn(item) + 1e-6).toBeGreaterThanOrEqual(inside!);
          expect(bound - dual.costOfOut(item) + 1e-6).toBeGreaterThanOrEqual(outside!);
        }
      },
    ),
    { numRuns: 300, seed: 5 },
  );
});

test('only the best item of a group counts, and its lead is the cost of leaving it out', () => {
  const dual = new DualBound(
    makeProgram(
      [
        [10, 1, 0],
        [7, 1, 0],
        [4, 1],
      ],
      2,
    ),
  );
  expect(dual.evaluate(Float64Array.of(0), Float64Array.of(2), new Uint8Array(3), new Float64Array(3))).toBeCloseTo(14);
  expect([0, 1, 2].map((item) => dual.costOfOut(item))).toEqual([3, 0, 4]);
  expect([0, 1, 2].map((item) => dual.costOfIn(item))).toEqual([0, 3, 0]);
  expect([0, 1].map((item) => dual.isBest(item))).toEqual([true, false]);
});

test('the bound stays above the best value where rounding errors exceed one', () => {
  const items = Array.from({ length: 500 }, (_, i) => [2 ** 43 + i, 2 ** 43 + i] as const);
  const dual = new DualBound(makeProgram(items, 2 ** 52));
  expect(dual.evaluate(Float64Array.of(1 / 3), Float64Array.of(2 ** 52), new Uint8Array(500), new Float64Array(3))).toBeGreaterThan(
    2 ** 52 / 3 + (2 / 3) * items.reduce((sum, [value]) => sum + value, 0),
  );
});

test('a part keeps groups that still have two items, and has its own limits', () => {
  const part = takePart(
    makeProgram(
      [
        [1, 1, 0],
        [2, 2, 0, 1],
        [3, 3, 1],
        [4, 4, 2],
      ],
      9,
    ),
    Int32Array.of(1, 2, 3),
    Float64Array.of(5),
  );
  expect(part.program).toMatchObject({ size: 3, groupCount: 1, rhs: Float64Array.of(5), value: Float64Array.of(2, 3, 4) });
  expect([...part.program.groupStart]).toEqual([0, 1, 2, 2]);
  expect([...part.program.groupOf.subarray(0, 2)]).toEqual([0, 0]);
});

test('in whole units a limit is rounded down, and a demand is rounded up', () => {
  const { program: reduced, unit } = reduceToUnits(
    makeProgram(
      [
        [30, 40],
        [45, 60],
      ],
      119,
    ),
  );
  expect([unit, [...reduced.value], [...reduced.coef], [...reduced.rhs]]).toEqual([15, [2, 3], [2, 3], [5]]);
  expect([
    ...reduceToUnits(
      makeProgram(
        [
          [1, -40],
          [1, -60],
        ],
        -61,
      ),
    ).program.rhs,
  ]).toEqual([-4]);
});

test('improving adds what still fits, the most valuable first, and drops what only costs', () => {
  const selection = new Selection(
    makeProgram(
      [
        [5, 5],
        [9, 6],
        [2, 1],
      ],
      7,
    ),
  );
  selection.improve();
  expect([selection.list(), selection.value]).toEqual([[1, 2], 11]);
  const needed = new Selection(
    makeProgram(
      [
        [-5, -5],
        [-9, -6],
        [-2, -1],
      ],
      -6,
    ),
  );
  for (const item of [0, 1, 2]) needed.add(item);
  needed.improve();
  expect([needed.list(), needed.isFeasible()]).toEqual([[0, 2], true]);
});
