import { expect, test } from 'vitest';
import { columnAt, columnTotals, drawStack, stackTicks, type StackPart } from './stack-geometry.ts';

const frame = { width: 464, height: 232, top: 0, bottom: 32, axis: 64, end: 0 };
const parts: StackPart[] = [
  { name: 'a', values: [60, 30, null, 10] },
  { name: 'b', values: [30, null, null, 10] },
  { name: 'c', values: [10, 20, null, 0] },
];

test('columns run from right to left, with their parts stacked', () => {
  const drawn = drawStack(parts, [], 4, frame);
  expect(drawn?.right).toBe(400);
  expect([0, 1, 2, 3].map((index) => drawn?.centre(index))).toEqual([350, 250, 150, 50]);
  // 100 is 200 px high; a gap of 1.5 px separates two segments.
  expect(drawn?.columns[0]).toEqual([
    { part: 0, y: 80, height: 120 },
    { part: 1, y: 20, height: 58.5 },
    { part: 2, y: 0, height: expect.closeTo(18.5) },
  ]);
  expect(drawn?.columns[1]?.map(({ part }) => part)).toEqual([0, 2]);
});

test('without data there is no column, and its total is unknown', () => {
  expect(drawStack(parts, [], 4, frame)?.columns[2]).toEqual([]);
  expect(columnTotals(parts, 5)).toEqual([100, 50, null, 20, null]);
});

test('a very small part stays visible', () => {
  const drawn = drawStack(
    [
      { name: 'a', values: [100_000] },
      { name: 'b', values: [1] },
    ],
    [],
    1,
    frame,
  );
  expect(drawn?.columns[0]?.[1]?.height).toBe(1);
});

test('the earlier range also sets the height, and its columns beyond this range are dropped', () => {
  const drawn = drawStack(parts, [200, null, 50, 50, 9000], 4, frame);
  expect(drawn?.y.domain).toEqual([0, 200]);
  expect(drawn?.compareLine.match(/M/g)).toHaveLength(2);
});

test('nothing is drawn without width or without columns', () => {
  expect(drawStack(parts, [], 4, { ...frame, width: 0 })).toBeUndefined();
  expect(drawStack(parts, [], 0, frame)).toBeUndefined();
});

test('the column under the pointer is found; beyond the ends, the first or the last', () => {
  const at = (x: number) => columnAt(x, 4, { right: 400, step: 100 });
  expect([at(399), at(301), at(299), at(1), at(460), at(-20)]).toEqual([0, 0, 1, 3, 0, 3]);
});

test('a requested last label has room', () => {
  // Seven labels of 56 px in 400: every fifth of thirty.
  expect(stackTicks(30, 400, false)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(stackTicks(30, 400, true)).toEqual([0, 5, 10, 15, 20, 25, 29]);
  expect(stackTicks(27, 400, true)).toEqual([0, 4, 8, 12, 16, 20, 26]);
  expect(stackTicks(1, 400, true)).toEqual([0]);
});
