import { expect, test } from 'vitest';
import { listStops, nearestStop } from './range-stops.ts';

const PRICE = { from: 20_000, to: 500_000_000 };

test('a long range has round figures as stops, equally many in each decade, and its limits', () => {
  const stops = listStops(PRICE);
  expect(stops.slice(0, 5)).toEqual([20_000, 25_000, 30_000, 40_000, 50_000]);
  expect(stops.slice(-3)).toEqual([300_000_000, 400_000_000, 500_000_000]);
  expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
  const inDecade = (power: number) => stops.filter((stop) => stop >= power && stop < power * 10).length;
  expect([inDecade(100_000), inDecade(1_000_000), inDecade(10_000_000)]).toEqual([10, 10, 10]);
});

test('limits are stops even if they are not round, and the stops of a range from 0 are whole numbers', () => {
  expect(listStops({ from: 7, to: 1_234 }).slice(0, 3)).toEqual([7, 8, 10]);
  expect(listStops({ from: 7, to: 1_234 }).at(-1)).toBe(1_234);
  expect(listStops({ from: 0, to: 1_000 }).slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
});

test('a short range has each whole number as a stop', () => {
  expect(listStops({ from: 0, to: 10 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a number between two stops is drawn at the nearer one', () => {
  const stops = listStops(PRICE);
  expect([26_000, 29_000, 1, 10 ** 12].map((value) => stops[nearestStop(value, stops)])).toEqual([25_000, 30_000, 20_000, 500_000_000]);
});
