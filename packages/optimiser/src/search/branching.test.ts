import { expect, test } from 'vitest';
import { FIXED_IN, FIXED_OUT, OPEN, type Program } from '#program/program.ts';
import { Branching } from './branching.ts';

const PROGRAM: Program = {
  size: 3,
  rowCount: 2,
  value: Float64Array.of(50, 60, 70),
  start: Int32Array.of(0, 2, 4, 6),
  row: Int32Array.of(0, 1, 0, 1, 0, 1),
  coef: Float64Array.of(1, -1, 1, -1, 1, -1),
  rhs: Float64Array.of(3, 0),
  rhsSlope: new Float64Array(2),
  groupCount: 0,
  groupStart: new Int32Array(4),
  groupOf: new Int32Array(0),
};
const COUNTED = [{ most: 0, least: 1 }];
const ALL_OPEN = new Uint8Array(3).fill(OPEN);

test('a fractional item is decided, its nearer side first', () => {
  expect(new Branching(PROGRAM, []).choose(Float64Array.of(1, 0.25, 0), ALL_OPEN)).toEqual([
    { kind: 'item', object: 1, item: 1, state: FIXED_OUT, moved: 0.25 },
    { kind: 'item', object: 1, item: 1, state: FIXED_IN, moved: 0.75 },
  ]);
});

test('earlier gains count: then the number of items is decided', () => {
  const branching = new Branching(PROGRAM, COUNTED);
  const x = Float64Array.of(1, 0.25, 1);
  const [down, up] = new Branching(PROGRAM, COUNTED).choose(Float64Array.of(0.5, 0.5, 0.3), Uint8Array.of(1, 1, 0))!;
  expect([down.kind, up.kind]).toEqual(['item', 'item']);
  branching.learn({ kind: 'row', object: 3, row: 0, limit: 2, moved: 0.25 }, 1_000);
  branching.learn({ kind: 'row', object: 3, row: 1, limit: -3, moved: 0.75 }, 1_000);
  expect(branching.choose(x, ALL_OPEN)).toEqual([
    { kind: 'row', object: 3, row: 0, limit: 2, moved: 0.25 },
    { kind: 'row', object: 3, row: 1, limit: -3, moved: 0.75 },
  ]);
});

test('without a solution the largest open item is decided, and with no open item nothing', () => {
  const branching = new Branching(PROGRAM, COUNTED);
  expect(branching.choose(null, Uint8Array.of(OPEN, OPEN, FIXED_OUT))?.[0]).toMatchObject({ item: 1, state: FIXED_IN });
  expect(branching.choose(null, new Uint8Array(3).fill(FIXED_OUT))).toBeNull();
});
