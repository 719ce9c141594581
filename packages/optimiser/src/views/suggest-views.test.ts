import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getMisfit } from './misfit.ts';
import { suggestViews } from './suggest-views.ts';
import type { ViewsPlan, ViewsWishes } from './views-request.ts';

const plan = (id: number, views: number, change: Partial<ViewsPlan> = {}): ViewsPlan => ({
  id,
  publisher_id: id,
  views,
  is_fitting: true,
  score: 8,
  ...change,
});
const outside = { is_fitting: false };
const WISHES: ViewsWishes = {
  media_type: 'TELEGRAM',
  plans: [],
  goal_views: 1_000,
  max_plans: 200,
  pinned_plans: [],
  excluded_plans: [],
};
const suggest = (plans: readonly ViewsPlan[], change: Partial<ViewsWishes> = {}) => suggestViews({ ...WISHES, plans, ...change });
const listIds = (suggestion: ReturnType<typeof suggest>['best_fit']) => (suggestion.ok ? suggestion.value.plan_ids : suggestion.error);

test('the goal is filled by publishers of the categories, while they are enough', () => {
  const plans = [plan(1, 5_000, outside), plan(2, 600), plan(3, 500), plan(4, 900, outside)];
  const { best_fit, fewest_publishers, only_fitting } = suggest(plans);
  expect(best_fit).toEqual({ ok: true, value: { plan_ids: [2, 3], views: 1_100, fills_goal: true, gap: 0, is_proved_best: true } });
  expect(listIds(fewest_publishers)).toEqual([1]);
  expect(listIds(only_fitting)).toEqual([2, 3]);
});

test('two publishers of the categories are taken before one outside with a better score', () => {
  expect(listIds(suggest([plan(1, 1_000, { is_fitting: false, score: 10 }), plan(2, 500), plan(3, 500)]).best_fit)).toEqual([2, 3]);
});

test('others fill up what publishers of the categories leave, with as few views outside as possible', () => {
  const plans = [plan(1, 5_000, outside), plan(2, 600), plan(3, 500, outside), plan(4, 450, outside)];
  expect(listIds(suggest(plans).best_fit)).toEqual([2, 4]);
});

test('among publishers of the categories the higher score is taken', () => {
  expect(listIds(suggest([plan(1, 1_000, { score: 6 }), plan(2, 1_000, { score: 9 })]).best_fit)).toEqual([2]);
});

test('one large publisher is taken before many tiny ones, which would use up the number of plans', () => {
  const tiny = Array.from({ length: 300 }, (_, index) => plan(index + 1, 4));
  expect(listIds(suggest([...tiny, plan(999, 1_000)]).best_fit)).toEqual([999]);
});

test('as few publishers as possible are taken, and of those the best fit', () => {
  const plans = [plan(1, 700, outside), plan(2, 600, outside), plan(3, 500), plan(4, 500), plan(5, 100)];
  expect(listIds(suggest(plans).fewest_publishers)).toEqual([3, 4]);
});

test('a goal that no package fills gets the most views that the limits allow', () => {
  const plans = [plan(1, 300), plan(2, 200, outside), plan(3, 100)];
  expect(suggest(plans, { max_plans: 2 }).best_fit).toEqual({
    ok: true,
    value: { plan_ids: [1, 2], views: 500, fills_goal: false, gap: 0, is_proved_best: true },
  });
  expect(suggest(plans).only_fitting).toMatchObject({ value: { plan_ids: [1, 3], views: 400, fills_goal: false } });
});

test('without any plan the package is empty', () => {
  expect(suggest([]).best_fit).toMatchObject({ value: { plan_ids: [], views: 0, fills_goal: false } });
});

test('of a publisher the plan with the most views is taken', () => {
  const plans = [plan(1, 600, { publisher_id: 5 }), plan(2, 1_000, { publisher_id: 5 }), plan(3, 1_000, { publisher_id: 5 })];
  expect(listIds(suggest(plans).best_fit)).toEqual([2]);
  expect(listIds(suggest(plans, { excluded_plans: [2] }).best_fit)).toEqual([3]);
  expect(listIds(suggest([...plans, plan(9, 400)], { pinned_plans: [1] }).best_fit)).toEqual([1, 9]);
});

test('pinned plans stay, also where they do not fit', () => {
  const plans = [plan(1, 300, outside), plan(2, 700), plan(3, 900)];
  const { best_fit, fewest_publishers, only_fitting } = suggest(plans, { pinned_plans: [1] });
  for (const suggestion of [best_fit, fewest_publishers, only_fitting]) expect(listIds(suggestion)).toEqual([1, 2]);
  const all = suggest([plan(1, 2_000), plan(2, 10)], { pinned_plans: [1, 2] });
  expect(listIds(all.fewest_publishers)).toEqual([1, 2]);
});

test.each([
  ['is not offered', { pinned_plans: [1, 9] }, { code: 'pinned_not_offered', plan_ids: [9], bundle_ids: [] }],
  ['is also excluded', { pinned_plans: [1], excluded_plans: [1] }, { code: 'pinned_not_offered', plan_ids: [1], bundle_ids: [] }],
  ['is one too many', { pinned_plans: [1, 2], max_plans: 1 }, { code: 'pinned_over_limit', limit: 'count', excess: 1 }],
  ['is another plan of a publisher', { pinned_plans: [2, 3] }, { code: 'pinned_over_limit', limit: 'publisher', excess: 1 }],
])('a pinned plan that %s is refused', (_, change, refusal) => {
  const plans = [plan(1, 900), plan(2, 900, { publisher_id: 5 }), plan(3, 900, { publisher_id: 5 })];
  expect(Object.values(suggest(plans, change))).toEqual(Array.from({ length: 3 }, () => ({ ok: false, error: refusal })));
});

const drawn = fc.array(
  fc.record({
    publisher_id: fc.integer({ min: 1, max: 8 }),
    views: fc.integer({ min: 1, max: 900 }),
    is_fitting: fc.boolean(),
    score: fc.integer({ min: 0, max: 10 }),
  }),
  { minLength: 1, maxLength: 9 },
);

/** Every choice of at most one of the largest plans of each publisher. */
function listPackages(plans: readonly ViewsPlan[], max_plans: number): (readonly ViewsPlan[])[] {
  const largest = plans.filter(
    (one) =>
      !plans.some(
        (other) => other.publisher_id === one.publisher_id && (other.views > one.views || (other.views === one.views && other.id < one.id)),
      ),
  );
  return Array.from({ length: 2 ** largest.length }, (_, bits) => largest.filter((__, at) => (bits >> at) & 1)).filter(
    (chosen) => chosen.length <= max_plans,
  );
}

const sumOf = (chosen: readonly ViewsPlan[]) => chosen.reduce((sum, { views }) => sum + views, 0);
const limits = [drawn, fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 6 })] as const;

/** The suggested packages of drawn plans, all packages within the limits, and those of them that fill the goal. */
function suggestDrawn(rows: readonly Omit<ViewsPlan, 'id'>[], goal_views: number, max_plans: number) {
  const plans = rows.map((row, index) => ({ ...row, id: index + 1 }));
  const read = (one: ReturnType<typeof suggest>['best_fit']) => {
    if (!one.ok) throw new Error('nothing is pinned');
    return { value: one.value, chosen: plans.filter(({ id }) => one.value.plan_ids.includes(id)) };
  };
  const { best_fit, fewest_publishers } = suggest(plans, { goal_views, max_plans });
  const all = listPackages(plans, max_plans);
  return { best: read(best_fit), fewest: read(fewest_publishers), all, filling: all.filter((chosen) => sumOf(chosen) >= goal_views) };
}

test('no package that fills the goal has less misfit, or fewer publishers', () => {
  fc.assert(
    fc.property(...limits, (rows, goal_views, max_plans) => {
      const { best, fewest, filling } = suggestDrawn(rows, goal_views, max_plans);
      fc.pre(filling.length > 0);
      const misfitOf = (chosen: readonly ViewsPlan[]) => chosen.reduce((sum, one) => sum + getMisfit(one, goal_views, max_plans), 0);
      const least = Math.min(...filling.map(({ length }) => length));
      expect(best.value).toMatchObject({ views: sumOf(best.chosen), fills_goal: true, is_proved_best: true, gap: 0 });
      expect(misfitOf(best.chosen)).toBe(Math.min(...filling.map(misfitOf)));
      expect(fewest.chosen).toHaveLength(least);
      expect(misfitOf(fewest.chosen)).toBe(Math.min(...filling.filter(({ length }) => length === least).map(misfitOf)));
    }),
  );
});

test('where no package fills the goal, none has more views', () => {
  fc.assert(
    fc.property(...limits, (rows, goal_views, max_plans) => {
      const { best, all, filling } = suggestDrawn(rows, goal_views, max_plans);
      fc.pre(filling.length === 0);
      expect(best.value).toMatchObject({ views: sumOf(best.chosen), fills_goal: false });
      expect(best.value.views).toBe(Math.max(...all.map(sumOf)));
    }),
  );
});
