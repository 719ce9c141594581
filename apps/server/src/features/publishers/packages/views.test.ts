import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaPlan, publisher, publisherCategory } from '#features/publishers/publishers.tables.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';

const kind = 'telegram-post';
const POST = { media_type: 'TELEGRAM', content_type: 'POST', price: 1_000_000 } as const;
/** The category of all seeded publishers. */
const CAFE = 1;

let app: TestApp;
let account: TestAccount;
let cafes: SeededPlan[];
let others: SeededPlan[];

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  cafes = await app.seedPlans(3, { ...POST, reach: 40_000 });
  others = await app.seedPlans(4, { ...POST, reach: 60_000 });
  const ids = others.map(({ id }) => id);
  await app.tenancy.withSystem(async (tx) => {
    const rows = await tx.select({ id: mediaPlan.publisher_id }).from(mediaPlan).where(inArray(mediaPlan.id, ids));
    const publishers = rows.map(({ id }) => id);
    await tx.delete(publisherCategory).where(inArray(publisherCategory.publisher_id, publishers));
    await tx.update(publisher).set({ is_recommended: true }).where(inArray(publisher.id, publishers));
  });
});
afterAll(() => app.close());

type Wishes = Parameters<typeof account.client.publishers.suggestViewsPackages>[0]['body'];
type Answer = Awaited<ReturnType<typeof account.client.publishers.suggestViewsPackages>>;
const suggest = (body: Wishes, of = kind) => account.client.publishers.suggestViewsPackages({ params: { kind: of }, body });
const listIds = (suggestion: Answer['only_fitting']) => (suggestion?.found ? suggestion.plans.map(({ id }) => id) : suggestion);
const idsOf = (plans: readonly SeededPlan[]) => plans.map(({ id }) => id);

test('a goal of views is filled by publishers of the categories, or by as few as possible', async () => {
  const { offered, best_fit, fewest_publishers, only_fitting } = await suggest({ goal_views: 120_000, ad_categories: [CAFE] });
  expect(offered).toBe(7);
  expect(best_fit).toMatchObject({
    found: true,
    views: 120_000,
    fitting_views: 120_000,
    fills_goal: true,
    gap: 0,
    is_proved_best: true,
  });
  expect(listIds(best_fit)).toEqual(idsOf(cafes));
  expect(listIds(only_fitting)).toEqual(idsOf(cafes));
  expect(fewest_publishers).toMatchObject({ views: 120_000, fitting_views: 0 });
  expect(listIds(fewest_publishers)).toHaveLength(2);
});

test('others fill up what the publishers of the categories leave', async () => {
  const { best_fit, only_fitting } = await suggest({ goal_views: 170_000, ad_categories: [CAFE] });
  expect(best_fit).toMatchObject({ views: 180_000, fitting_views: 120_000, fills_goal: true });
  expect(only_fitting).toMatchObject({ views: 120_000, fills_goal: false });
});

test('without categories every view fits', async () => {
  const answer = await suggest({ goal_views: 100_000 });
  expect(answer.only_fitting).toBe(null);
  expect(answer.best_fit).toMatchObject({ views: 100_000, fitting_views: 100_000 });
});

test('a goal above all views gets all of them', async () => {
  expect((await suggest({ goal_views: 900_000 })).best_fit).toMatchObject({ views: 360_000, fills_goal: false });
});

test('pinned plans stay, excluded ones and those that the filters leave out do not come', async () => {
  const pinned_plans = idsOf(others.slice(0, 1));
  const excluded_plans = idsOf(cafes.slice(0, 1));
  const { best_fit } = await suggest({ goal_views: 100_000, ad_categories: [CAFE], pinned_plans, excluded_plans });
  expect(listIds(best_fit)).toEqual([cafes[1]?.id, ...pinned_plans]);
  const narrowed = await suggest({ goal_views: 100_000, ad_categories: [CAFE], filter: ['recommendedOnly,true'] });
  expect(narrowed).toMatchObject({ offered: 4, best_fit: { fitting_views: 0 }, only_fitting: { views: 0 } });
});

test('a pinned plan that is not sold is refused with its id', async () => {
  await expect(suggest({ goal_views: 100_000, pinned_plans: [987_654] })).rejects.toMatchObject({
    code: 'pinned_not_offered',
    facts: { plan_ids: [987_654], bundle_ids: [] },
  });
});

test.each(['soroush-in-channel', 'rubika-pin', 'bale-post', 'soroush-pin'])('%s has no publishers that are paid by views', async (of) => {
  await expect(suggest({ goal_views: 100_000 }, of)).rejects.toMatchObject({ code: 'not_found' });
});

test('two plans of one publisher cannot both be pinned', async () => {
  const [first] = await app.seedPlans(1, { media_type: 'INSTAGRAM', content_type: 'STORY', reach: 10_000 });
  const [second] = await app.tenancy.withSystem(async (tx) => {
    const [row] = await tx
      .select()
      .from(mediaPlan)
      .where(eq(mediaPlan.id, first?.id ?? 0));
    const { id: _, ...offer } = row!;
    return tx
      .insert(mediaPlan)
      .values({ ...offer, availability_hours: 48 })
      .returning({ id: mediaPlan.id });
  });
  const { best_fit } = await suggest({ goal_views: 100_000, pinned_plans: [first?.id ?? 0, second?.id ?? 0] }, 'instagram-story');
  expect(best_fit).toEqual({ found: false, code: 'pinned_over_limit', limit: 'publisher', excess: 1 });
});
