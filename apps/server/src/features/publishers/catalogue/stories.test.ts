import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORY_NUMBERS, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { bundle, bundlePlan } from '#features/publishers/publishers.tables.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { makeWorkbook } from '#infra/excel/reader/testing/make-workbook.ts';
import { openWorkbook } from '#infra/excel/reader/read-workbook.ts';

const params = { kind: 'instagram-story' };
const COUNTS = [1, 2, 3, 4] as const;
const FITTING: Readonly<Record<StoryNumber, readonly number[]>> = { single: [1], double: [2], multiple: [3, 4] };
let app: TestApp;
let account: TestAccount;
/** Two plans of each number of stories. */
let plans: SeededPlan[];

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  for (const story_count of COUNTS) plans = [...(plans ?? []), ...(await app.seedPlans(2, { story_count, price: 1_000_000 }))];
  await seedBundle(10, plans.slice(0, 2));
  await seedBundle(20, plans.slice(2, 4));
  await seedBundle(34, [plans[4], plans[6]]);
  await seedBundle(12, [plans[1], plans[2]]);
});
afterAll(() => app.close());

async function seedBundle(id: number, members: readonly (SeededPlan | undefined)[]) {
  await app.tenancy.withSystem(async (tx) => {
    const format = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
    await tx.insert(bundle).values({ id, ...format, title: `b${id}`, description: '', price: 900_000 });
    await tx.insert(bundlePlan).values(members.flatMap((plan) => (plan ? [{ bundle_id: id, plan_id: plan.id }] : [])));
  });
}

const listCounts = (found: readonly { readonly story_count?: number | undefined }[]) =>
  [...new Set(found.map(({ story_count = 0 }) => story_count))].toSorted((a, b) => a - b);
const listIds = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id).toSorted((a, b) => a - b);
const listPlans = (story_number: StoryNumber) => plans.filter(({ story_count }) => FITTING[story_number].includes(story_count));

test.each(STORY_NUMBERS)(
  'a campaign of %s stories is shown the plans with that number, and no others by their ids',
  async (story_number) => {
    const list = (id?: string[]) =>
      account.client.publishers.listMediaPlans({ params, query: { story_number, with_facets: true, ...(id ? { id } : {}) } });
    const page = await list();
    expect(listCounts(page.results)).toEqual(FITTING[story_number]);
    expect(page).toMatchObject({
      count: listPlans(story_number).length,
      facets: { categories: [{ count: listPlans(story_number).length }] },
    });
    expect(listIds((await list(plans.map(({ id }) => String(id)))).results)).toEqual(listIds(listPlans(story_number)));
  },
);

test('the filter for a number of stories narrows the plans that fit the campaign, and cannot widen them', async () => {
  const list = async (filter: string) =>
    listCounts((await account.client.publishers.listMediaPlans({ params, query: { story_number: 'double', filter: [filter] } })).results);
  expect(await list('storyNumber,double')).toEqual([2]);
  expect(await list('storyNumber,single')).toEqual([]);
});

test('without a number of stories, and in other formats, all plans are shown', async () => {
  expect(listCounts((await account.client.publishers.listMediaPlans({ params })).results)).toEqual([1, 2, 3, 4]);
  const [post] = await app.seedPlans(1, { content_type: 'POST' });
  const posts = await account.client.publishers.listMediaPlans({ params: { kind: 'instagram-post' }, query: { story_number: 'double' } });
  expect(listIds(posts.results)).toEqual([post?.id]);
});

test.each([
  ['single', [10]],
  ['double', [20]],
  ['multiple', [34]],
] as const)('bundles for %s stories are those all of whose plans fit', async (story_number, ids) => {
  expect(listIds((await account.client.publishers.listBundles({ params, query: { story_number } })).results)).toEqual(ids);
});

test.each(STORY_NUMBERS)('the packages for %s stories are made of plans and bundles that fit', async (story_number) => {
  const answer = await account.client.publishers.suggestPackages({
    params,
    body: { budget: 20_000_000, goal_reach: 20_000, ad_categories: [1], story_number },
  });
  expect(answer.offered).toBe(listPlans(story_number).length);
  for (const one of [answer.most_reach, answer.least_cost, answer.most_reach_in_categories]) {
    if (!one?.found) throw new Error('no package');
    const counts = listCounts([...one.plans, ...one.bundles.flatMap((set) => set.plans)]);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every((count) => FITTING[story_number].includes(count))).toBe(true);
  }
});

test('a pinned plan with another number of stories is refused', async () => {
  const pinned_plans = [plans[0]?.id ?? 0];
  const asked = account.client.publishers.suggestPackages({
    params,
    body: { budget: 20_000_000, goal_reach: null, story_number: 'double', pinned_plans },
  });
  await expect(asked).rejects.toMatchObject({ code: 'pinned_not_offered', facts: { plan_ids: pinned_plans } });
});

test('alternatives have the plan’s number of stories, or the campaign’s when the plan did not fit it', async () => {
  const nearest = async (plan: SeededPlan | undefined, story_number: StoryNumber) => {
    const body = { kind: params.kind, plans: [plan?.id ?? 0], selected: [], story_number };
    const { results } = await account.client.publishers.suggestAlternatives({ body });
    return listCounts(results[0]?.alternatives ?? []);
  };
  expect(await nearest(plans[4], 'multiple')).toEqual([3]);
  expect(await nearest(plans[4], 'double')).toEqual([2]);
});

test('the workbook has the plans that fit, and an imported row that does not fit is named', async () => {
  const { blob } = await account.client.publishers.exportPlans({ params, query: {}, body: { story_number: 'double' } });
  const rows: (string | undefined)[] = [];
  const [sheet] = openWorkbook(Buffer.from(await blob.arrayBuffer()), { unpackedBytes: 10_000_000 });
  sheet?.read(({ cells }) => rows.push(cells.get(1)));
  expect(
    rows
      .slice(1)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(listIds(listPlans('double')));
  const cell = (text: string | number) => `<c t="str"><v>${text}</v></c>`;
  const chosen = [['choice', 'id'], ...[0, 2].map((index) => ['yes', plans[index]?.id ?? 0])];
  const file = await makeWorkbook({ sheets: [chosen.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')] });
  const query = { story_number: 'double' } as const;
  const answer = await account.client.publishers.importPlans({ params, query, file: new File([new Uint8Array(file)], 'plans.xlsx') });
  expect(answer).toMatchObject({ plan_ids: [plans[2]?.id], problems: [{ sheet: 'plans', row: 2, code: 'plan_other_stories' }] });
});
