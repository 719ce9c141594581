import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { expect, test } from 'vitest';
import { drawTime, findCompareName, nearestIndex, spreadMarks, tickIndexes, type TimePoint } from './geometry.ts';

const frame = { width: 600, height: 200, top: 10, bottom: 30, axis: 60, end: 10 };
const points = (values: readonly (number | null)[]): TimePoint[] => values.map((value, index) => ({ at: index * DAY_MS, value }));

test('time runs from right to left', () => {
  const drawn = drawTime(points([1, 2, 3]), frame);
  expect(drawn?.x(0)).toBe(540);
  expect(drawn?.x(2 * DAY_MS)).toBe(10);
});

test('values grow upward from zero', () => {
  const drawn = drawTime(points([0, 45]), frame);
  expect(drawn?.y(0)).toBe(170);
  expect(drawn?.y(45)).toBeLessThan(170);
});

test('a missing value breaks the line', () => {
  const whole = drawTime(points([1, 2, 3, 4]), frame)?.line ?? '';
  const broken = drawTime(points([1, 2, null, 4, 5]), frame)?.line ?? '';
  expect(whole.match(/M/g)).toHaveLength(1);
  expect(broken.match(/M/g)).toHaveLength(2);
});

test('a day that is not over has a line of its own, from the day before it', () => {
  const drawn = drawTime(points([40, 45, 3, null]), frame, 2 * DAY_MS);
  const over = drawTime(points([40, 45]), { ...frame, width: 600 });
  expect(drawn?.line.split(/[MC,]/)).toHaveLength(over?.line.split(/[MC,]/).length ?? 0);
  expect(drawn?.unfinishedLine.match(/[ML]/g)).toEqual(['M', 'L']);
  expect(drawTime(points([40, 45]), frame, 9 * DAY_MS)?.unfinishedLine).toBe('');
});

test('a second series is named only if one of its values is known', () => {
  expect(findCompareName('پیش', [null, 0])).toBe('پیش');
  expect(findCompareName('پیش', [null, undefined])).toBeUndefined();
});

test('nothing is drawn without points or before the box is measured', () => {
  expect(drawTime([], frame)).toBeUndefined();
  expect(drawTime(points([1]), { ...frame, width: 0 })).toBeUndefined();
});

test('a single point is at the right', () => {
  expect(drawTime(points([5]), frame)?.x(0)).toBe(540);
});

test('a narrow chart has fewer labels', () => {
  expect(tickIndexes(12, 900)).toHaveLength(12);
  expect(tickIndexes(31, 300)).toEqual([0, 7, 14, 21, 28]);
});

test('the nearest point is found', () => {
  expect(nearestIndex(points([1, 2, 3]), DAY_MS * 1.4)).toBe(1);
  expect(nearestIndex([], 0)).toBeUndefined();
});

test('marks are drawn at their instants, make room for each other, and are left out if there is none', () => {
  expect(spreadMarks([300, 200], 12)).toEqual([300, 200]);
  expect(spreadMarks([300, 300, 290], 12)).toEqual([300, 278, 256]);
  expect(spreadMarks([30, 30, 30], 12)).toEqual([30, 8, null]);
});
