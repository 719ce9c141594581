import { expect, test } from 'vitest';
import { adviseDrop, type DropItem } from './drop-advice.ts';

const item = (key: string, price: number, reach: number, isPinned = false): DropItem => ({ key, title: key, price, reach, isPinned });
const keys = (items: readonly DropItem[] | undefined) => items?.map(({ key }) => key);

test('a package within its budget needs no advice', () => {
  expect(adviseDrop([item('a', 5, 10)], 0)).toBeUndefined();
  expect(adviseDrop([], 5)).toBeUndefined();
});

test('of the items that are expensive enough, the one with the least reach is advised', () => {
  const advice = adviseDrop([item('big', 90, 900), item('small', 20, 100), item('enough', 30, 500)], 15);
  expect(keys(advice?.fewest)).toEqual(['small']);
});

test('the item with the highest cost per thousand is named too, if leaving it out is enough', () => {
  const advice = adviseDrop([item('dear', 60, 200), item('small', 20, 100), item('fair', 30, 500)], 15);
  expect(keys(advice?.fewest)).toEqual(['small']);
  expect(advice?.worst?.key).toBe('dear');
});

test('where one item is not enough, the fewest are advised', () => {
  const advice = adviseDrop([item('a', 40, 10), item('b', 30, 5), item('c', 25, 1), item('d', 5, 1)], 60);
  expect(keys(advice?.fewest)).toEqual(['a', 'c']);
  expect(advice?.worst).toBeUndefined();
});

test('pinned items stay if the others are enough', () => {
  expect(keys(adviseDrop([item('a', 40, 1, true), item('b', 40, 9)], 10)?.fewest)).toEqual(['b']);
  expect(keys(adviseDrop([item('a', 40, 1, true), item('b', 4, 9)], 10)?.fewest)).toEqual(['a']);
});
