import { expect, test } from 'vitest';
import { listStops, nearestStop } from './range-stops.ts';

const PRICE = { from: 20_000, to: 500_000_000 };

test('a long range stops at round figures, as many in each decade, limits included', () => {
  const stops = listStops(PRICE);
  expect(stops.slice(0, 5)).toEqual([20_000, 25_000, 30_000, 40_000, 50_000]);
  expect(stops.slice(-3)).toEqual([300_000_000, 400_000_000, 500_000_000]);
  expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
  const inDecade = (power: number) => stops.filter((stop) => stop >= power && stop < power * 10).length;
  expect([inDecade(100_000), inDecade(1_000_000), inDecade(10_000_000)]).toEqual([10, 10, 10]);
});

test('limits that are no round figures are stops all the same, and what begins at nothing stays whole', () => {
  expect(listStops({ from: 7, to: 1_234 }).slice(0, 3)).toEqual([7, 8, 10]);
  expect(listStops({ from: 7, to: 1_234 }).at(-1)).toBe(1_234);
  expect(listStops({ from: 0, to: 1_000 }).slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
});

test('a short range stops at every whole number', () => {
  expect(listStops({ from: 0, to: 10 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a number between two stops stands at the nearer one', () => {
  const stops = listStops(PRICE);
  expect([26_000, 29_000, 1, 10 ** 12].map((value) => stops[nearestStop(value, stops)])).toEqual([25_000, 30_000, 20_000, 500_000_000]);
});
