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

test('a plan is taken, and left with its pin', () => {
  const taken = choosePlan(EMPTY_CONTENTS, plan(1), known).contents;
  expect(taken.plans).toEqual([1]);
  expect(choosePlan(togglePin(taken, 'pinned_plans', 1), plan(1), known)).toEqual({ contents: EMPTY_CONTENTS });
});

test('another tariff of a publisher takes the place of the first', () => {
  const choice = choosePlan(having({ plans: [2, 1] }), plan(3, 20), known);
  expect(choice.contents.plans).toEqual([1, 3]);
  expect(choice.note).toEqual({ code: 'tariff_replaced' });
});

test('all of a list are taken at once: one tariff of a publisher, none excluded or in a bundle; the next press lets them go', () => {
  const others = [plan(6), plan(7, 60), plan(8), plan(1)];
  const before = having({ plans: [4], bundles: [5], reserves: [6], excluded_plans: [8] });
  const all = chooseAll(before, others, known);
  expect(all).toEqual({ contents: { ...before, plans: [4, 6], reserves: [] }, note: { code: 'all_chosen', count: 1 } });
  expect(chooseAll(all.contents, others, { ...known, plans: new Map([...known.plans, [6, plan(6)]]) })).toEqual({
    contents: { ...before, reserves: [] },
    note: { code: 'all_dropped', count: 1 },
  });
});

test('all of a list are taken until the package is full', () => {
  const nearlyFull = having({ plans: Array.from({ length: 199 }, (_, at) => at + 100) });
  expect(chooseAll(nearlyFull, plans, known).contents.plans.slice(199)).toEqual([1]);
});

test('a publisher of a chosen bundle is not bought twice', () => {
  const before = having({ bundles: [5] });
  expect(choosePlan(before, plan(3, 20), known)).toEqual({ contents: before, note: { code: 'in_bundle', title: 'صبحانه' } });
});

test('the two hundredth plan is the last', () => {
  const full = having({ plans: Array.from({ length: 200 }, (_, at) => at + 100) });
  expect(choosePlan(full, plan(1), known)).toEqual({ contents: full, note: { code: 'full', limit: 200 } });
});

test('a bundle names the plans it takes over, and takes them over', () => {
  const before = having({ plans: [1, 4], pinned_plans: [1] });
  expect(findConflict(before, breakfast, known)).toEqual({ singles: ['p1'], other: undefined });
  expect(chooseBundle(before, breakfast, known)).toEqual({
    contents: having({ plans: [4], bundles: [5] }),
    note: { code: 'now_in_bundle', count: 1 },
  });
});

test('bundles that share a publisher are not bought together', () => {
  const before = having({ bundles: [5] });
  expect(findConflict(before, city, known).other).toBe(breakfast);
  expect(chooseBundle(before, city, known)).toEqual({ contents: before, note: { code: 'bundles_overlap', title: 'صبحانه' } });
  expect(chooseBundle(before, breakfast, known).contents.bundles).toEqual([]);
});

test('what is excluded or kept in reserve leaves the package; choosing it brings it back', () => {
  const before = having({ plans: [1, 2], pinned_plans: [1] });
  const excluded = toggleExcluded(before, 'excluded_plans', 1);
  expect(excluded).toEqual(having({ plans: [2], excluded_plans: [1] }));
  expect(choosePlan(excluded, plan(1), known).contents).toEqual(having({ plans: [2, 1] }));
  const reserved = toggleReserve(before, 2);
  expect(reserved).toEqual(having({ plans: [1], pinned_plans: [1], reserves: [2] }));
  expect(choosePlan(reserved, plan(2), known).contents.reserves).toEqual([]);
  expect(toggleReserve(reserved, 2).reserves).toEqual([]);
});

test('an excluded bundle leaves the package with its pin; choosing it, or once more, brings it back', () => {
  const before = having({ bundles: [5], pinned_bundles: [5] });
  const excluded = toggleExcluded(before, 'excluded_bundles', 5);
  expect(excluded).toEqual(having({ excluded_bundles: [5] }));
  expect(toggleExcluded(excluded, 'excluded_bundles', 5)).toEqual(EMPTY_CONTENTS);
  expect(chooseBundle(excluded, breakfast, known).contents).toEqual(having({ bundles: [5] }));
});

test('of excluded bundles the last fifty are kept, as many as a question takes', () => {
  const full = having({ excluded_bundles: Array.from({ length: 50 }, (_, at) => at + 100) });
  expect(toggleExcluded(full, 'excluded_bundles', 5).excluded_bundles).toEqual([...full.excluded_bundles.slice(1), 5]);
});

test('what a package is filled with is excluded no more, and stands in reserve no more', () => {
  const before = having({ plans: [9], reserves: [1, 3], excluded_plans: [2, 3], excluded_bundles: [5, 6] });
  expect(fillContents(before, [1, 2], [5])).toEqual(
    having({ plans: [1, 2], bundles: [5], reserves: [3], excluded_plans: [3], excluded_bundles: [6] }),
  );
});

test('what takes the place of a gone plan stands once, and in reserve no longer', () => {
  const before = having({ plans: [1, 9, 2], reserves: [4], pinned_plans: [9, 1] });
  expect(replacePlan(before, 9, 4)).toEqual(having({ plans: [1, 4, 2], pinned_plans: [1] }));
  expect(replacePlan(before, 9, 2).plans).toEqual([1, 2]);
  expect(replacePlan(before, 7, 4).plans).toEqual([1, 9, 2]);
});
