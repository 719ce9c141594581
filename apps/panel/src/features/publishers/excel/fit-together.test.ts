import { expect, test } from 'vitest';
import { sampleBundle } from '#features/publishers/testing/sample-market.fa.ts';
import { samplePlan } from '#testing/sample-answers.fa.ts';
import { bundlesBeside, fitTogether, plansBeside } from './fit-together.ts';

const plan = (id: number, publisher_id = id * 10) => samplePlan({ id, publisher_id });
const breakfast = sampleBundle({ id: 5, plans: [plan(1), plan(2)] });
const city = sampleBundle({ id: 6, plans: [plan(2), plan(3)] });
const books = sampleBundle({ id: 7, plans: [plan(3), plan(4)] });

test('a bundle that shares a publisher with an earlier one is left out, and so are plans of publishers in a bundle', () => {
  const [other, single] = [plan(8, 10), plan(9)];
  expect(fitTogether([other, single], [breakfast, city, books])).toEqual({
    plans: [single],
    bundles: [breakfast, books],
    overlapping: [city],
    bundled: [other],
  });
});

test('without bundles all plans fit', () => {
  expect(fitTogether([plan(1)], [])).toEqual({ plans: [plan(1)], bundles: [], overlapping: [], bundled: [] });
});

test('bundles of the cart stay if the plans are of other publishers', () => {
  expect(bundlesBeside([plan(1)], [breakfast, books])).toEqual([books]);
});

test('plans of the cart stay, unless the workbook has another tariff of the publisher', () => {
  expect(plansBeside([plan(8, 10), plan(9)], [plan(1, 10), plan(2), plan(9)])).toEqual([plan(2)]);
});
