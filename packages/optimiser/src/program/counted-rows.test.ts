import { expect, test } from 'vitest';
import { countItems } from './counted-rows.ts';
import type { Program } from './program.ts';

const PROGRAM: Program = {
  size: 3,
  rowCount: 2,
  value: Float64Array.of(5, 6, 7),
  start: Int32Array.of(0, 2, 3, 4),
  row: Int32Array.of(0, 1, 0, 1),
  coef: Float64Array.of(50, 9, 60, 8),
  rhs: Float64Array.of(100, 12),
  rhsSlope: Float64Array.of(1, 0),
  groupCount: 0,
  groupStart: new Int32Array(4),
  groupOf: new Int32Array(0),
};

test('items are counted from above and below, in all and in the given rows, and no count binds yet', () => {
  const { program, counted } = countItems(PROGRAM, [1]);
  expect(counted).toEqual([
    { most: 2, least: 3 },
    { most: 4, least: 5 },
  ]);
  expect([...program.rhs]).toEqual([100, 12, 3, 0, 2, 0]);
  const entries = [0, 1, 2].map((item) =>
    Object.fromEntries(
      [...program.row.subarray(program.start[item], program.start[item + 1])].map((row, k) => [
        row,
        program.coef[program.start[item]! + k],
      ]),
    ),
  );
  expect(entries).toEqual([
    { 0: 50, 1: 9, 2: 1, 3: -1, 4: 1, 5: -1 },
    { 0: 60, 2: 1, 3: -1 },
    { 1: 8, 2: 1, 3: -1, 4: 1, 5: -1 },
  ]);
});
