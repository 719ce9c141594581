import { REACH_GOAL_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { AMOUNT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, bundlePlan, mediaPlan } from '#features/publishers/publishers.tables.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';

const kind = 'instagram-story';
const isPlan = (id: number) => eq(mediaPlan.id, id);

let app: TestApp;
let account: TestAccount;
let dear: SeededPlan[];
let cheap: SeededPlan[];

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  dear = await app.seedPlans(5, { price: 5_000_000, reach: 60_000 });
  cheap = await app.seedPlans(6, { price: 1_000_000, reach: 10_000 });
});
afterAll(() => app.close());

type Wishes = Parameters<typeof account.client.publishers.suggestPackages>[0]['body'];
const suggest = (body: Wishes) => account.client.publishers.suggestPackages({ params: { kind }, body });
const listIds = (plans: readonly { readonly id: number }[]) => plans.map(({ id }) => id);

test('the most reach within a budget is answered with its plans, its proof and the range of people', async () => {
  const { offered, most_reach, least_cost, most_reach_in_categories } = await suggest({ budget: 12_000_000, goal_reach: null });
  expect(offered).toBe(11);
  expect(most_reach).toMatchObject({
    found: true,
    cost: 12_000_000,
    reach: 140_000,
    bound: 140_000,
    gap: 0,
    is_proved_best: true,
    range: { reach_at_least: 60_000, reach_at_most: 140_000 },
  });
  expect(most_reach?.found && most_reach.plans.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([
    1_000_000, 1_000_000, 5_000_000, 5_000_000,
  ]);
  expect([least_cost, most_reach_in_categories]).toEqual([null, null]);
});

test('a goal is reached at the least cost, and an unreachable goal is answered with the most reach there is', async () => {
  expect((await suggest({ budget: null, goal_reach: 130_000 })).least_cost).toMatchObject({
    found: true,
    cost: 11_000_000,
    bound: 11_000_000,
  });
  expect((await suggest({ budget: 7_000_000, goal_reach: 900_000 })).least_cost).toEqual({
    found: false,
    code: 'goal_unreachable',
    limit: null,
    excess: null,
    most_reach: 80_000,
  });
});

test('a suggested package can be bought: it has at most the number of plans that a campaign may have', async () => {
  const owner = await app.seedAccount();
  await app.seedPlans(PLANS_MAX + 20, { content_type: 'POST', price: 100, reach: 10 });
  const { most_reach, frontier } = await owner.client.publishers.suggestPackages({
    params: { kind: 'instagram-post' },
    body: { budget: 900_000, goal_reach: null },
  });
  expect(most_reach).toMatchObject({ found: true, reach: PLANS_MAX * 10 });
  expect(most_reach?.found && most_reach.plans.length).toBe(PLANS_MAX);
  expect(frontier.at(-1)?.reach).toBe(PLANS_MAX * 10);
});

test('the third package has only plans in the categories of the campaign', async () => {
  const inNone = await suggest({ budget: 12_000_000, goal_reach: null, ad_categories: [77] });
  expect(inNone.most_reach_in_categories).toMatchObject({ found: true, plans: [], reach: 0 });
  const inTest = await suggest({ budget: 12_000_000, goal_reach: null, ad_categories: [1, 77] });
  expect(inTest.most_reach_in_categories).toEqual(inTest.most_reach);
});

test('the curve has at most 24 points, rises, and passes through the budget', async () => {
  const { frontier } = await suggest({ budget: 20_000_000, goal_reach: null });
  expect(frontier.length).toBeGreaterThan(10);
  expect(frontier.length).toBeLessThanOrEqual(24);
  expect(frontier.find(({ budget }) => budget === 20_000_000)).toMatchObject({ reach: 240_000, cost: 20_000_000 });
  for (const [index, point] of frontier.entries()) {
    expect(point.reach).toBeGreaterThanOrEqual(frontier[index - 1]?.reach ?? 0);
    expect(point.bound).toBeGreaterThanOrEqual(point.reach);
    expect(point.cost).toBeLessThanOrEqual(point.budget);
  }
});

test('the largest possible budget and goal are answered', async () => {
  const { most_reach, least_cost, frontier } = await suggest({ budget: AMOUNT_MAX, goal_reach: REACH_GOAL_MAX });
  expect(most_reach).toMatchObject({ found: true, reach: 360_000 });
  expect(least_cost).toMatchObject({ found: false, code: 'goal_unreachable', most_reach: 360_000 });
  expect(frontier.at(-1)).toMatchObject({ reach: 360_000 });
  await expect(suggest({ budget: AMOUNT_MAX + 1, goal_reach: null })).rejects.toMatchObject({ code: 'invalid' });
});

test('the filters of the list narrow the offer, and pinned plans stay', async () => {
  const filter = ['price,lt,2000000'];
  expect(await suggest({ budget: 12_000_000, goal_reach: null, filter })).toMatchObject({ offered: 6, most_reach: { reach: 60_000 } });
  const pinned_plans = [dear[0]?.id ?? 0];
  const { offered, most_reach } = await suggest({ budget: 12_000_000, goal_reach: null, filter, pinned_plans });
  expect(offered).toBe(7);
  expect(most_reach).toMatchObject({ reach: 120_000, cost: 11_000_000 });
  expect(most_reach?.found && listIds(most_reach.plans)).toContain(pinned_plans[0]);
});

test('excluded plans are not offered, and the limit of plans is kept', async () => {
  const excluded_plans = listIds(dear);
  expect(await suggest({ budget: 3_000_000, goal_reach: null, excluded_plans })).toMatchObject({
    offered: 6,
    most_reach: { reach: 30_000 },
  });
  expect((await suggest({ budget: 99_000_000, goal_reach: null, max_plans: 2 })).most_reach).toMatchObject({ reach: 120_000 });
});

test('an excluded bundle is in none of the three packages, and not on their curve', async () => {
  const media = { media_type: 'EITAA', content_type: 'POST' } as const;
  const members = await app.seedPlans(3, { ...media, price: 2_000_000, reach: 9_000 });
  const [sold] = await app.tenancy.withSystem((tx) =>
    tx
      .insert(bundle)
      .values({ ...media, title: 'cheap together', description: '', price: 3_000_000 })
      .returning(),
  );
  const bundle_id = sold?.id ?? 0;
  await app.tenancy.withSystem((tx) => tx.insert(bundlePlan).values(members.map(({ id }) => ({ bundle_id, plan_id: id }))));
  const ask = (excluded_bundles: number[]) =>
    account.client.publishers.suggestPackages({
      params: { kind: 'eitaa-post' },
      body: { budget: 4_000_000, goal_reach: 18_000, ad_categories: [1], excluded_bundles },
    });
  const bundlesOf = ({ most_reach, least_cost, most_reach_in_categories }: Awaited<ReturnType<typeof ask>>) =>
    [most_reach, least_cost, most_reach_in_categories].map((one) => one?.found && listIds(one.bundles));
  const [offered, without] = [await ask([]), await ask([bundle_id])];
  expect(bundlesOf(offered)).toEqual([[bundle_id], [bundle_id], [bundle_id]]);
  expect(bundlesOf(without)).toEqual([[], [], []]);
  expect(Math.max(...offered.frontier.map(({ reach }) => reach))).toBe(27_000);
  expect(without.frontier.find(({ cost }) => cost === 4_000_000)?.reach).toBe(18_000);
});

test('pinned plans above the budget make the package impossible', async () => {
  const { most_reach } = await suggest({ budget: 8_000_000, goal_reach: null, pinned_plans: listIds(dear.slice(0, 2)) });
  expect(most_reach).toEqual({ found: false, code: 'pinned_over_limit', limit: 'budget', excess: 2_000_000, most_reach: null });
});

test('a pinned plan that is not sold is refused with its id', async () => {
  const wishes = { budget: 8_000_000, goal_reach: null, pinned_plans: [cheap[0]?.id ?? 0, 987_654], pinned_bundles: [4] };
  await expect(suggest(wishes)).rejects.toMatchObject({
    code: 'pinned_not_offered',
    facts: { plan_ids: [987_654], bundle_ids: [4] },
  });
});

test('a kind that cannot be bought is not found', async () => {
  const asked = account.client.publishers.suggestPackages({ params: { kind: 'telegram-story' }, body: { budget: 1, goal_reach: null } });
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});

test('without a budget and a goal nothing is suggested', async () => {
  expect(await suggest({ budget: null, goal_reach: null })).toEqual({
    offered: 11,
    most_reach: null,
    least_cost: null,
    most_reach_in_categories: null,
    frontier: [],
  });
});

test('a bundle has its own price, until one of its plans is gone', async () => {
  const media = { media_type: 'BALE', content_type: 'POST' } as const;
  const members = await app.seedPlans(3, { ...media, price: 2_000_000, reach: 9_000 });
  const set = { ...media, title: 'three channels', description: 'together', price: 3_000_000 };
  const [sold] = await app.tenancy.withSystem((tx) => tx.insert(bundle).values(set).returning());
  const bundle_id = sold?.id ?? 0;
  await app.tenancy.withSystem((tx) => tx.insert(bundlePlan).values(members.map(({ id }) => ({ bundle_id, plan_id: id }))));
  const ask = () =>
    account.client.publishers.suggestPackages({ params: { kind: 'bale-post' }, body: { budget: 4_000_000, goal_reach: null } });
  expect(await ask()).toMatchObject({
    most_reach: { plans: [], bundles: [{ id: bundle_id, price: 3_000_000, list_price: 6_000_000, reach: 27_000 }], cost: 3_000_000 },
  });
  await app.tenancy.withSystem((tx) =>
    tx
      .update(mediaPlan)
      .set({ is_active: false })
      .where(isPlan(members[0]?.id ?? 0)),
  );
  expect(await ask()).toMatchObject({ offered: 2, most_reach: { bundles: [], reach: 18_000, cost: 4_000_000 } });
});
