import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '@jarchi/api-client/api.ts';
import { bundle, bundlePlan, mediaPlan, publisher } from '#features/publishers/publishers.tables.ts';
import { publishersHandlers, type PublishersServices } from '#features/publishers/publishers.routes.ts';
import { createPublishersService } from '#features/publishers/publishers.service.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { wallClock } from '#infra/clock/clock.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

const kind = 'instagram-story';
let app: TestApp;
let account: TestAccount;
/** The panel as staff see it. */
let impersonated: Api;
let plans: SeededPlan[];

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  impersonated = await (await seedStaff(app)).actFor(account.slug);
  plans = await app.seedPlans(4, { price: 1_000_000 });
  const [first, second, third] = plans.map(({ publisher_id }) => publisher_id);
  await app.db.pool.query('update publisher set score = 9, is_reliable = false, followers = 4000 where id = $1', [first]);
  await app.db.pool.query('update publisher set score = 3 where id = $1', [second]);
  await app.db.pool.query('update media_plan set story_count = 2 where publisher_id = $1', [first]);
  await app.db.pool.query('update media_plan set story_count = 5 where publisher_id = $1', [third]);
});
afterAll(() => app.close());

const getId = (index: number) => plans[index]?.id ?? 0;

async function list(filter: string[], api: Api = account.client, id?: string[]) {
  const { results } = await api.publishers.listMediaPlans({ params: { kind }, query: { filter, ...(id === undefined ? {} : { id }) } });
  return results.map((plan) => plans.findIndex((one) => one.id === plan.id)).toSorted((a, b) => a - b);
}

test.each([
  ['storyNumber,single', [1, 3]],
  ['storyNumber,double', [0]],
  ['storyNumber,multiple', [2]],
])('stories are filtered by how many are in a row: %s', async (filter, found) => {
  expect(await list([filter])).toEqual(found);
});

test('posts have no filter for stories', async () => {
  const asked = account.client.publishers.listMediaPlans({ params: { kind: 'instagram-post' }, query: { filter: ['storyNumber,double'] } });
  await expect(asked).rejects.toMatchObject({
    code: 'filter_invalid',
    facts: { issues: [{ key: 'storyNumber', code: 'filter_unknown' }] },
  });
});

test.each([
  ['score,gt,8', [0], 'filter_unknown'],
  ['score,lt,6', [1], 'filter_unknown'],
  ['reliableOnly,true', [1, 2, 3], 'filter_unknown'],
  ['followers,lt,5000', [0], 'outside_limits'],
])('%s filters for staff, and is refused to others', async (filter, found, code) => {
  expect(await list([filter], impersonated)).toEqual(found);
  await expect(list([filter])).rejects.toMatchObject({ status: 400, code: 'filter_invalid', facts: { issues: [{ code }] } });
});

test('when the recommender is off, its filter is refused', async () => {
  const off = await openTestApp({ config: { is_sample_world: false } });
  const { client } = await off.seedAccount();
  const filter = ['recommendedOnly,true'];
  await expect(client.publishers.listMediaPlans({ params: { kind }, query: { filter } })).rejects.toMatchObject({
    code: 'filter_invalid',
    facts: {
      issues: [{ key: 'recommendedOnly', code: 'filter_unknown', allowed: { keys: expect.not.arrayContaining(['recommendedOnly']) } }],
    },
  });
  const { results } = await client.publishers.listPlanFilters({ query: { kind } });
  expect(results.map(({ key }) => key)).not.toContain('recommendedOnly');
  await off.close();
});

test('developers see what staff see', async () => {
  const publishers = createPublishersService({ tenancy: app.tenancy, wall: wallClock() });
  const flags = { 'panel-recommender-toggle': true };
  const read = (mode: AppMode) => {
    const handlers = publishersHandlers({ publishers, mode, flags } as unknown as PublishersServices);
    const input = { caller: { impersonated_by: null }, query: { kind } } as Parameters<typeof handlers.listPlanFilters>[0];
    return handlers.listPlanFilters(input);
  };
  expect(JSON.stringify(await read('development'))).toContain('reliableOnly');
  expect(JSON.stringify(await read('trial'))).not.toContain('reliableOnly');
});

test('the filter for selected plans keeps the given ids, and nothing without ids', async () => {
  expect(await list(['selectedOnly,true'], account.client, [String(getId(1)), String(getId(2))])).toEqual([1, 2]);
  expect(await list(['selectedOnly,true', 'storyNumber,single'], account.client, [String(getId(1)), String(getId(2))])).toEqual([1]);
  expect(await list(['selectedOnly,true'])).toEqual([]);
});

test('filters have the limits of the platform and of the viewer', async () => {
  const of = async (api: Api, ofKind = kind) => (await api.publishers.listPlanFilters({ query: { kind: ofKind } })).results;
  const mine = await of(account.client);
  expect(mine.map(({ key }) => key)).toEqual([
    'search',
    'pageType',
    'availabilityHours',
    'price',
    'followers',
    'categories',
    'selectedOnly',
    'storyNumber',
    'recommendedOnly',
    'willProvideInsight',
  ]);
  expect(mine.find(({ key }) => key === 'price')).toMatchObject({ type: 'number', minimum: 20_000, maximum: 500_000_000 });
  expect(mine.find(({ key }) => key === 'followers')).toMatchObject({ minimum: 10_000 });
  const theirs = await of(impersonated);
  expect(theirs.filter((field) => field.is_staff_only).map(({ key }) => key)).toEqual(['score', 'reliableOnly']);
  expect(theirs.find(({ key }) => key === 'followers')).toMatchObject({ minimum: 2_000 });
  const linkedin = await of(account.client, 'linkedin-post');
  expect(linkedin.find(({ key }) => key === 'availabilityHours')).toMatchObject({ is_multiple: true, options: ['24', '168'] });
  expect(linkedin.some(({ key }) => key === 'storyNumber')).toBe(false);
});

test('without a kind the filters are those of all platforms together, with their widest limits, for the viewer', async () => {
  const of = async (api: Api) => (await api.publishers.listPlanFilters({ query: {} })).results;
  const mine = await of(account.client);
  expect(mine.map(({ key }) => key)).toEqual(expect.arrayContaining(['search', 'storyNumber', 'recommendedOnly', 'categories']));
  expect(mine.find(({ key }) => key === 'followers')).toMatchObject({ minimum: 1_000 });
  expect(mine.find(({ key }) => key === 'availabilityHours')).toMatchObject({ options: ['12', '24', '48', '168'] });
  expect(mine.filter((field) => field.is_staff_only)).toEqual([]);
  expect((await of(impersonated)).filter((field) => field.is_staff_only).map(({ key }) => key)).toEqual(['score', 'reliableOnly']);
});

test('a plan has the other tariffs and formats of its publisher, and its score for staff', async () => {
  const [own] = await app.seedPlans(1, { media_type: 'RUBIKA', content_type: 'POST', price: 1_000_000 });
  const { id = 0, ...offer } = own ?? {};
  const offers = [
    { ...offer, availability_hours: 48, price: 1_500_000 },
    { ...offer, content_type: 'PIN', price: 2_000_000 },
    { ...offer, content_type: 'PIN', availability_hours: 12, is_active: false },
  ] as (typeof mediaPlan.$inferInsert)[];
  const [longer, pin] = await app.tenancy.withSystem((tx) => tx.insert(mediaPlan).values(offers).returning());
  const plan = await account.client.publishers.getMediaPlan({ params: { id } });
  expect(plan).toMatchObject({ id, score: null, cost_per_thousand: 50_000, categories: [{ id: 1, title_fa: 'test' }] });
  expect(plan.tariffs.map(({ plan_id, availability_hours, price }) => [plan_id, availability_hours, price])).toEqual([
    [id, 24, 1_000_000],
    [longer?.id, 48, 1_500_000],
  ]);
  expect(plan.other_formats).toEqual([{ plan_id: pin?.id, content_type: 'PIN', price: 2_000_000, reach: 20_000 }]);
  expect((await impersonated.publishers.getMediaPlan({ params: { id } })).score).toBe(7);
});

test('a plan that is not sold is not found', async () => {
  const [gone] = await app.seedPlans(1);
  await app.db.pool.query('update media_plan set is_active = false where id = $1', [gone?.id]);
  for (const id of [gone?.id ?? 0, 987_654])
    await expect(account.client.publishers.getMediaPlan({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('bundles are listed while all their plans are sold', async () => {
  const members = await app.seedPlans(2, { media_type: 'EITAA', content_type: 'POST', price: 600_000, reach: 9_000 });
  const values = [true, true, false].map((is_active, index) => ({
    media_type: 'EITAA' as const,
    content_type: 'POST' as const,
    title: `set ${index}`,
    description: 'two channels',
    price: 1_000_000,
    is_active,
  }));
  const [whole, broken] = await app.tenancy.withSystem((tx) => tx.insert(bundle).values(values).returning());
  const [gone] = await app.seedPlans(1, { media_type: 'EITAA', content_type: 'POST' });
  await app.tenancy.withSystem((tx) =>
    tx
      .insert(bundlePlan)
      .values([
        ...members.map(({ id }) => ({ bundle_id: whole?.id ?? 0, plan_id: id })),
        { bundle_id: broken?.id ?? 0, plan_id: members[0]?.id ?? 0 },
        { bundle_id: broken?.id ?? 0, plan_id: gone?.id ?? 0 },
      ]),
  );
  await app.db.pool.query('update publisher set is_active = false where id = $1', [gone?.publisher_id]);
  const { results } = await account.client.publishers.listBundles({ params: { kind: 'eitaa-post' } });
  expect(results).toEqual([
    {
      id: whole?.id,
      title: 'set 0',
      description: 'two channels',
      price: 1_000_000,
      list_price: 1_200_000,
      reach: 18_000,
      plans: [expect.objectContaining({ id: members[0]?.id, cost_per_thousand: 66_667 }), expect.objectContaining({ id: members[1]?.id })],
    },
  ]);
  expect((await account.client.publishers.listBundles({ params: { kind } })).results).toEqual([]);
});

test('Instagram pages are found by name and username, the largest first', async () => {
  const page = {
    media_type: 'INSTAGRAM',
    page_type: 'topic',
    score: 5,
    is_reliable: true,
    is_recommended: true,
    will_provide_insight: true,
  } as const;
  await app.tenancy.withSystem((tx) =>
    tx.insert(publisher).values([
      { ...page, username: 'small.cafe', title: 'کافه', search_text: 'کافه small.cafe', followers: 100 },
      { ...page, username: 'large.cafe', title: 'کافهٔ ۱۲', search_text: 'کافه 12 large.cafe', followers: 200 },
      { ...page, username: 'closed.cafe', title: 'کافه', search_text: 'کافه closed.cafe', followers: 300, is_active: false },
    ]),
  );
  const search = async (query: { search: string; limit?: number; offset?: number }) => {
    const { count, results } = await account.client.publishers.listInstagramPages({ query });
    return [count, ...results.map(({ username }) => username)];
  };
  expect(await search({ search: 'كافه' })).toEqual([2, 'large.cafe', 'small.cafe']);
  expect(await search({ search: '@small.CAFE' })).toEqual([1, 'small.cafe']);
  expect(await search({ search: 'کافه ۱۲' })).toEqual([1, 'large.cafe']);
  expect(await search({ search: 'کافه', limit: 1, offset: 1 })).toEqual([2, 'small.cafe']);
  expect(await search({ search: '%' })).toEqual([0]);
});

test('kinds that cannot be bought are not found, or refused as invalid', async () => {
  const { publishers } = account.client;
  const params = { kind: 'telegram-story' };
  await expect(publishers.listPlanFilters({ query: params })).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
    issues: [{ path: 'kind' }],
  });
  const asked = [publishers.listBundles({ params }), publishers.listMediaPlans({ params })];
  await Promise.all(asked.map((answer) => expect(answer).rejects.toMatchObject({ code: 'not_found' })));
});
