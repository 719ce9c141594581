import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXED_IN, FIXED_OUT } from '#program/program.ts';
import { DualSimplex } from './dual-simplex.ts';
import type { Columns } from './scaled-columns.ts';

/** Columns given row by row: maximise cost·x, rows·x ≤ rhs. */
function makeColumns(cost: readonly number[], rows: readonly (readonly number[])[], rhs: readonly number[]): Columns {
  const entries = cost.map((_, j) => rows.flatMap((row, i) => (row[j] === 0 ? [] : [[i, row[j]!] as const])));
  const start = Int32Array.from([0, ...entries.keys()], (_, j) => entries.slice(0, j).flat().length);
  return {
    count: cost.length,
    rowCount: rows.length,
    cost: Float64Array.from(cost),
    start,
    row: Int32Array.from(entries.flat(), ([i]) => i),
    coef: Float64Array.from(entries.flat(), ([, amount]) => amount),
    rhs: Float64Array.from(rhs),
  };
}

function solve(columns: Columns, fix: (fixing: Uint8Array) => void = () => {}) {
  const simplex = new DualSimplex(columns);
  fix(simplex.fixing);
  simplex.restart();
  const end = simplex.solve(1_000, -1e15);
  const x = new Float64Array(columns.count);
  simplex.readValues(x);
  const y = new Float64Array(columns.rowCount);
  simplex.readPrices(y);
  return { simplex, end, x: [...x], y: [...y] };
}

describe('by hand', () => {
  test('the item with the better ratio comes first, and the last one comes in part', () => {
    const { end, x, y, simplex } = solve(makeColumns([60, 100, 30], [[10, 20, 30]], [20]));
    expect(end).toBe('optimal');
    expect(x.map((share) => Number(share.toFixed(6)))).toEqual([1, 0.5, 0]);
    expect(y[0]).toBeCloseTo(5);
    expect(simplex.bound).toBeCloseTo(110);
  });

  test('if everything fits, all items come in and no row has a price', () => {
    expect(solve(makeColumns([3, 2], [[1, 1]], [2]))).toMatchObject({ end: 'optimal', x: [1, 1], y: [0] });
  });

  test('columns that are fixed in or out stay there', () => {
    const columns = makeColumns([60, 100, 30], [[10, 20, 30]], [35]);
    const { end, x } = solve(columns, (fixing) => {
      fixing[2] = FIXED_IN;
      fixing[0] = FIXED_OUT;
    });
    expect(end).toBe('optimal');
    expect(x.map((share) => Number(share.toFixed(6)))).toEqual([0, 0.25, 1]);
  });

  test('a covering row brings in the cheapest item', () => {
    const { x } = solve(makeColumns([-5, -3, -9], [[-10, -4, -10]], [-12]));
    expect(x.map((share) => Number(share.toFixed(6)))).toEqual([1, 0.5, 0]);
  });

  test('a demand that the columns cannot meet is infeasible, and the ray proves it', () => {
    const { end, simplex } = solve(
      makeColumns(
        [-5, -3],
        [
          [-10, -4],
          [1, 1],
        ],
        [-12, 1],
      ),
    );
    expect(end).toBe('infeasible');
    const [need, room] = simplex.ray;
    const dual = -12 * need! + room! + Math.max(0, 10 * need! - room!) + Math.max(0, 4 * need! - room!);
    expect(dual).toBeLessThan(0);
    expect(simplex.rayFall).toBeGreaterThan(0);
  });

  test('it stops at the cutoff, or when its steps are used up', () => {
    const columns = makeColumns(
      [60, 100, 30],
      [
        [10, 20, 30],
        [20, 10, 10],
      ],
      [20, 15],
    );
    const simplex = new DualSimplex(columns);
    simplex.restart();
    expect(simplex.solve(0, -1)).toBe('stopped');
    expect(simplex.solve(100, 1_000)).toBe('cutoff');
    expect(simplex.pivots).toBe(0);
  });

  test('zero columns and redundant rows do no harm', () => {
    expect(
      solve(
        makeColumns(
          [4, 0, 2],
          [
            [0, 0, 0],
            [2, 1, 0],
          ],
          [5, 1],
        ),
      ).x,
    ).toEqual([0.5, 0, 1]);
  });
});

const problem = fc
  .record({
    seed: fc.nat(2 ** 30),
    count: fc.integer({ min: 1, max: 60 }),
    rowCount: fc.integer({ min: 1, max: 12 }),
    isAsking: fc.boolean(),
  })
  .map(({ seed, count, rowCount, isAsking }) => {
    let state = seed;
    const draw = (most: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * (most + 1));
    };
    const cost = Array.from({ length: count }, () => 20_000 + draw(500_000_000));
    const rows = Array.from({ length: rowCount }, (_, i) =>
      cost.map((amount) => (draw(2) === 0 ? 0 : i % 3 === 0 ? 1 : Math.max(1, Math.round(amount * (0.5 + draw(100) / 100))))),
    );
    const rhs = rows.map((row) => Math.floor((row.reduce((sum, amount) => sum + amount, 0) * draw(80)) / 100));
    return isAsking
      ? makeColumns(
          cost.map((amount) => -amount),
          [cost.map((amount) => -Math.round(amount / 7)), ...rows],
          [-Math.floor(cost[0]! / 9), ...rhs],
        )
      : makeColumns(cost, rows, rhs);
  });

test('the final solution keeps the rows, and the prices prove that nothing is better', () => {
  fc.assert(
    fc.property(problem, (columns) => {
      const { end, x, y, simplex } = solve(columns);
      expect(['optimal', 'infeasible']).toContain(end);
      if (end === 'infeasible') return;
      const { count, start, row, coef, cost, rhs } = columns;
      const used = new Float64Array(rhs.length);
      let [value, bound] = [0, 0];
      for (let j = 0; j < count; j += 1) {
        value += cost[j]! * x[j]!;
        let rest = cost[j]!;
        for (let k = start[j]!; k < start[j + 1]!; k += 1) {
          used[row[k]!]! += coef[k]! * x[j]!;
          rest -= coef[k]! * y[row[k]!]!;
        }
        bound += Math.max(0, rest);
      }
      rhs.forEach((limit, i) => {
        bound += y[i]! * limit;
        expect(used[i]!).toBeLessThanOrEqual(limit + 1e-6 * (1 + Math.abs(limit)) + 10);
        expect(y[i]!).toBeGreaterThanOrEqual(0);
      });
      const tolerance = 1e-6 * (1 + Math.abs(value));
      expect(Math.abs(bound - value)).toBeLessThanOrEqual(tolerance + 10);
      expect(Math.abs(simplex.bound - value)).toBeLessThanOrEqual(tolerance + 10);
    }),
    { numRuns: 150, seed: 3 },
  );
});

test('after a change of limits it continues from its basis, to the same result as a fresh start', () => {
  fc.assert(
    fc.property(problem, fc.integer({ min: 1, max: 200 }), (columns, percent) => {
      const { simplex, end } = solve(columns);
      if (end === 'infeasible') return;
      const rhs = columns.rhs.map((limit) => Math.floor((limit * percent) / 100));
      simplex.setLimits(rhs);
      simplex.restart();
      const again = simplex.solve(1_000, -1e15);
      const fresh = solve({ ...columns, rhs });
      const isSame = again === 'infeasible' || Math.abs(simplex.bound - fresh.simplex.bound) <= 1e-6 * Math.abs(simplex.bound) + 10;
      expect([again, isSame]).toEqual([fresh.end, true]);
    }),
    { numRuns: 100, seed: 4 },
  );
});

test('a basis can be listed, and the same programme can start from it', () => {
  const columns = makeColumns(
    [60, 100, 30],
    [
      [10, 20, 30],
      [20, 10, 10],
      [1, 1, 1],
    ],
    [20, 15, 3],
  );
  const { simplex } = solve(columns);
  const next = new DualSimplex(columns);
  next.startAt(simplex.listBasis());
  next.restart();
  expect(next.solve(0, -1)).toBe('optimal');
  expect(next.bound).toBeCloseTo(simplex.bound);
});
