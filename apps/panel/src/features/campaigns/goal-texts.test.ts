import { expect, test } from 'vitest';
import { goalText, reachedText, unitPriceFacts } from './goal-texts.ts';

test.each([
  ['reach', 400_000, 268_400, '۴۰۰ هزار دسترسی', '۲۶۸٫۴ از ۴۰۰ هزار دسترسی'],
  ['views', 250_000, 180_000, '۲۵۰ هزار بازدید', '۱۸۰ از ۲۵۰ هزار بازدید'],
  ['clicks', 35_000, 20_813, '۳۵ هزار کلیک', '۲۰٫۸ از ۳۵ هزار کلیک'],
  ['reach', null, 268_400, '', '۲۶۸٫۴ هزار دسترسی'],
] as const)('a goal in %s of %s is told in its own measure', (measure, target, reached, goal, part) => {
  expect(goalText({ measure, target, reached })).toBe(goal);
  expect(reachedText({ measure, target, reached })).toBe(part);
});

test.each([
  ['views', 250_000, [{ label: 'هر هزار بازدید', value: '۹٬۰۰۰ تومان، پیش از مالیات' }]],
  ['clicks', 1_500, [{ label: 'هر کلیک', value: '۱٬۵۰۰ تومان، پیش از مالیات' }]],
  ['reach', 250_000, []],
  ['clicks', null, []],
] as const)('the price of a unit of %s is told where units are bought', (measure, target, facts) => {
  expect(unitPriceFacts({ goal: { measure, target, reached: 0 }, price: 2_250_000 })).toEqual(facts);
});
