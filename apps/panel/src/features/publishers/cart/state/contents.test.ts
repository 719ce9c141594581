import { expect, test } from 'vitest';
import { sampleBundle } from '#features/publishers/testing/sample-market.fa.ts';
import { samplePlan } from '#testing/sample-answers.fa.ts';
import {
  chooseAll,
  chooseBundle,
  choosePlan,
  EMPTY_CONTENTS,
  fillContents,
  findConflict,
  replacePlan,
  toggleExcluded,
  togglePin,
  toggleReserve,
  type CartContents,
} from './contents.ts';

const plan = (id: number, publisher_id = id * 10) => samplePlan({ id, publisher_id, title: `p${id}` });
const plans = [plan(1), plan(2), plan(3, 20), plan(4)];
const breakfast = sampleBundle({ id: 5, title: 'صبحانه', plans: [plan(1), plan(2)] });
const city = sampleBundle({ id: 6, title: 'شهر', plans: [plan(2), plan(4)] });
const known = {
  plans: new Map(plans.map((one) => [one.id, one])),
  bundles: new Map([breakfast, city].map((one) => [one.id, one])),
};
const having = (change: Partial<CartContents>): CartContents => ({ ...EMPTY_CONTENTS, ...change });

test('a chosen plan is removed with its pin', () => {
  const taken = choosePlan(EMPTY_CONTENTS, plan(1), known).contents;
  expect(taken.plans).toEqual([1]);
  expect(choosePlan(togglePin(taken, 'pinned_plans', 1), plan(1), known)).toEqual({ contents: EMPTY_CONTENTS });
});

test('another tariff of a publisher replaces the first', () => {
  const choice = choosePlan(having({ plans: [2, 1] }), plan(3, 20), known);
  expect(choice.contents.plans).toEqual([1, 3]);
  expect(choice.note).toEqual({ code: 'tariff_replaced' });
});

test('choosing a whole list takes one tariff of each publisher, none excluded or in a bundle, and a second press removes them', () => {
  const others = [plan(6), plan(7, 60), plan(8), plan(1)];
  const before = having({ plans: [4], bundles: [5], reserves: [6], excluded_plans: [8] });
  const all = chooseAll(before, others, known);
  expect(all).toEqual({ contents: { ...before, plans: [4, 6], reserves: [] }, note: { code: 'all_chosen', count: 1 } });
  expect(chooseAll(all.contents, others, { ...known, plans: new Map([...known.plans, [6, plan(6)]]) })).toEqual({
    contents: { ...before, reserves: [] },
    note: { code: 'all_dropped', count: 1 },
  });
});

test('choosing a whole list stops when the package is full', () => {
  const nearlyFull = having({ plans: Array.from({ length: 199 }, (_, at) => at + 100) });
  expect(chooseAll(nearlyFull, plans, known).contents.plans.slice(199)).toEqual([1]);
});

test('a publisher of a chosen bundle is not bought twice', () => {
  const before = having({ bundles: [5] });
  expect(choosePlan(before, plan(3, 20), known)).toEqual({ contents: before, note: { code: 'in_bundle', title: 'صبحانه' } });
});

test('a package takes 200 plans and no more', () => {
  const full = having({ plans: Array.from({ length: 200 }, (_, at) => at + 100) });
  expect(choosePlan(full, plan(1), known)).toEqual({ contents: full, note: { code: 'full', limit: 200 } });
});

test('a bundle names the chosen plans that it contains, and replaces them', () => {
  const before = having({ plans: [1, 4], pinned_plans: [1] });
  expect(findConflict(before, breakfast, known)).toEqual({ singles: ['p1'], other: undefined });
  expect(chooseBundle(before, breakfast, known)).toEqual({
    contents: having({ plans: [4], bundles: [5] }),
    note: { code: 'now_in_bundle', count: 1 },
  });
});

test('a bundle that shares a publisher with a chosen one is refused', () => {
  const before = having({ bundles: [5] });
  expect(findConflict(before, city, known).other).toBe(breakfast);
  expect(chooseBundle(before, city, known)).toEqual({ contents: before, note: { code: 'bundles_overlap', title: 'صبحانه' } });
  expect(chooseBundle(before, breakfast, known).contents.bundles).toEqual([]);
});

test('a plan that is excluded or put in reserve leaves the package, and choosing it brings it back', () => {
  const before = having({ plans: [1, 2], pinned_plans: [1] });
  const excluded = toggleExcluded(before, 'excluded_plans', 1);
  expect(excluded).toEqual(having({ plans: [2], excluded_plans: [1] }));
  expect(choosePlan(excluded, plan(1), known).contents).toEqual(having({ plans: [2, 1] }));
  const reserved = toggleReserve(before, 2);
  expect(reserved).toEqual(having({ plans: [1], pinned_plans: [1], reserves: [2] }));
  expect(choosePlan(reserved, plan(2), known).contents.reserves).toEqual([]);
  expect(toggleReserve(reserved, 2).reserves).toEqual([]);
});

test('an excluded bundle leaves the package with its pin, and choosing or including it again allows it', () => {
  const before = having({ bundles: [5], pinned_bundles: [5] });
  const excluded = toggleExcluded(before, 'excluded_bundles', 5);
  expect(excluded).toEqual(having({ excluded_bundles: [5] }));
  expect(toggleExcluded(excluded, 'excluded_bundles', 5)).toEqual(EMPTY_CONTENTS);
  expect(chooseBundle(excluded, breakfast, known).contents).toEqual(having({ bundles: [5] }));
});

test('only the last 50 excluded bundles are kept, because a request takes no more', () => {
  const full = having({ excluded_bundles: Array.from({ length: 50 }, (_, at) => at + 100) });
  expect(toggleExcluded(full, 'excluded_bundles', 5).excluded_bundles).toEqual([...full.excluded_bundles.slice(1), 5]);
});

test('items that fill a package are no longer excluded or in reserve', () => {
  const before = having({ plans: [9], reserves: [1, 3], excluded_plans: [2, 3], excluded_bundles: [5, 6] });
  expect(fillContents(before, [1, 2], [5])).toEqual(
    having({ plans: [1, 2], bundles: [5], reserves: [3], excluded_plans: [3], excluded_bundles: [6] }),
  );
});

test('the plan that replaces a gone one is listed once, and no longer in reserve', () => {
  const before = having({ plans: [1, 9, 2], reserves: [4], pinned_plans: [9, 1] });
  expect(replacePlan(before, 9, 4)).toEqual(having({ plans: [1, 4, 2], pinned_plans: [1] }));
  expect(replacePlan(before, 9, 2).plans).toEqual([1, 2]);
  expect(replacePlan(before, 7, 4).plans).toEqual([1, 9, 2]);
});
