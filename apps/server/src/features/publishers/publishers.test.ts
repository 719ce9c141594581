import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishersSchemas } from '@jarchi/contract/publishers/publishers.schemas.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { wallClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createPublishersService, type PublishersService } from './publishers.service.ts';
import { category, mediaPlan, publisher, publisherCategory } from './publishers.tables.ts';

const { query: querySchema, response } = publishersSchemas.listMediaPlans;

let db: Database;
let publishers: PublishersService;

// id, title, username, followers, price, reach, hours, categories, recommended, insight, page type, active
const pages = [
  [1, 'کتاب‌باز', 'ketab_baz', 154_000, 1_750_000, 19_800, 24, [2, 3], true, false, 'topic', true],
  [2, 'مزه‌گردی', 'maze.gardi', 1_240_000, 7_600_000, 86_000, 24, [1], true, true, 'topic', true],
  [3, '۱۰۰% تخفیف هیأت', 'takhfif12', 20_000, 400_000, 5000, 12, [1], false, false, 'business', true],
  [4, 'صفحهٔ 1000', 'hezar', 20_000, 400_000, 5000, 24, [3], false, true, 'topic', true],
  [5, 'عکس', 'aks_khoob', 50_000, 900_000, 0, 48, [], false, false, 'personal', true],
  [6, 'رفته', 'rafte', 50_000, 900_000, 9000, 24, [1], true, true, 'topic', false],
] as const;

beforeAll(async () => {
  db = await openTestDatabase();
  const tenancy = createTenancy(db);
  publishers = createPublishersService({ tenancy, wall: wallClock() });
  await tenancy.withSystem(async (tx) => {
    await tx.delete(mediaPlan);
    await tx.delete(publisher);
    await tx.insert(category).values(['غذا', 'کتاب', 'شهر'].map((title_fa, index) => ({ id: index + 1, title_fa })));
    for (const [
      id,
      title,
      username,
      followers,
      price,
      reach,
      availability_hours,
      categories,
      is_recommended,
      will_provide_insight,
      page_type,
      is_active,
    ] of pages) {
      const search_text = foldForSearch(`${title} ${username}`);
      await tx.insert(publisher).values({
        id,
        media_type: 'INSTAGRAM',
        title,
        username,
        search_text,
        followers,
        page_type,
        score: 5,
        is_reliable: false,
        is_recommended,
        will_provide_insight,
        is_active,
      });
      for (const category_id of categories) await tx.insert(publisherCategory).values({ publisher_id: id, category_id });
      const plan = {
        publisher_id: id,
        media_type: 'INSTAGRAM',
        content_type: 'STORY',
        price,
        publisher_price: price,
        availability_hours,
        reach,
        reach_low: reach,
        reach_high: reach,
      } as const;
      await tx.insert(mediaPlan).values({ id: id * 10, ...plan });
    }
    await tx.insert(mediaPlan).values({
      id: 99,
      publisher_id: 1,
      media_type: 'INSTAGRAM',
      content_type: 'POST',
      price: 1,
      publisher_price: 1,
      availability_hours: 24,
      reach: 1,
      reach_low: 1,
      reach_high: 1,
    });
  });
});
afterAll(() => db.close());

const VIEWER = { isStaffView: false, flags: { 'panel-recommender-toggle': true } };

async function list(query: unknown, kind = 'instagram-story') {
  const result = await publishers.listMediaPlans(1, kind, querySchema.parse(query), VIEWER);
  if (!result.ok) throw new Error(result.error.code);
  return response.parse(result.value);
}

const listIds = async (query: unknown) => (await list(query)).results.map((plan) => plan.publisher_id);

test.each([
  ['nothing', [], [1, 2, 3, 4, 5]],
  ['a title in Arabic letters', ['search,كتاب باز'], [1]],
  ['a username with its @', ['search,@MAZE.gardi'], [2]],
  ['a number in Persian digits', ['search,۱۲'], [3]],
  ['a word with another hamza', ['search,هیئت تخفيف'], [3]],
  ['a percent sign, taken as itself', ['search,100%'], [3]],
  ['an underscore, taken as itself', ['search,t_b'], []],
  ['a backslash, taken as itself', ['search,\\'], []],
  ['a price from', ['price,gt,900000'], [1, 2, 5]],
  ['a price just above', ['price,gt,900001'], [1, 2]],
  ['a price up to', ['price,lt,900000'], [3, 4, 5]],
  ['a price just below', ['price,lt,899999'], [3, 4]],
  ['a price from and to', ['price,gt,900000', 'price,lt,1750000'], [1, 5]],
  ['an exact price', ['price,eq,900000'], [5]],
  ['followers from', ['followers,gt,154000'], [1, 2]],
  ['followers from and to', ['followers,gt,20000', 'followers,lt,50000'], [3, 4, 5]],
  ['a range within a range', ['price,gt,900000', 'price,lt,1750000', 'followers,lt,50000'], [5]],
  ['any of the categories', ['categories,2,3'], [1, 4]],
  ['an unknown category', ['categories,999999999999999'], []],
  ['a page type', ['pageType,business,personal'], [3, 5]],
  ['hours', ['availabilityHours,12,48'], [3, 5]],
  ['recommended only', ['recommendedOnly,true'], [1, 2]],
  ['insight', ['willProvideInsight,true'], [2, 4]],
  ['several at once', ['recommendedOnly,true', 'price,lt,5000000', 'search,ketab'], [1]],
])('plans are filtered by %s', async (_, filter, ids) => {
  expect((await listIds({ filter })).toSorted((a, b) => a - b)).toEqual(ids);
});

test.each([
  ['price', [3, 4, 5, 1, 2]],
  ['-price', [2, 1, 5, 3, 4]],
  ['followers', [3, 4, 5, 1, 2]],
  ['-reach', [2, 1, 3, 4, 5]],
  ['cost_per_thousand', [3, 4, 2, 1, 5]],
  ['-cost_per_thousand', [1, 2, 3, 4, 5]],
  ['suitable', [2, 1, 3, 4, 5]],
])('plans are ordered by %s, ties by id and unknown costs last', async (ordering, ids) => {
  expect(await listIds({ ordering })).toEqual(ids);
});

test('a plan in the categories of the campaign is the most suitable', async () => {
  expect(await listIds({ suits: ['3'] })).toEqual([1, 4, 2, 3, 5]);
});

test('pages cut the same order, and have the number of all plans even beyond the end', async () => {
  const all = await listIds({ ordering: 'price' });
  const pieces = [
    await listIds({ ordering: 'price', limit: 2 }),
    await listIds({ ordering: 'price', limit: 2, offset: 2 }),
    await listIds({ ordering: 'price', limit: 2, offset: 4 }),
  ];
  expect(pieces.flat()).toEqual(all);
  expect(await list({ offset: 1000 })).toMatchObject({ count: 5, results: [] });
});

test('a plan has its publisher, categories and cost per thousand', async () => {
  const { results } = await list({ id: '10' });
  expect(results).toEqual([
    {
      id: 10,
      publisher_id: 1,
      media_type: 'INSTAGRAM',
      content_type: 'STORY',
      title: 'کتاب‌باز',
      username: 'ketab_baz',
      page_type: 'topic',
      followers: 154_000,
      categories: [
        { id: 2, title_fa: 'کتاب' },
        { id: 3, title_fa: 'شهر' },
      ],
      price: 1_750_000,
      availability_hours: 24,
      story_count: 1,
      reach: 19_800,
      reach_low: 19_800,
      reach_high: 19_800,
      cost_per_thousand: 88_384,
      is_reliable: false,
      is_recommended: true,
      will_provide_insight: false,
    },
  ]);
});

test('ids of no plan of this kind give an empty list', async () => {
  expect(await list({ id: ['99', '60', '999999999999999'] })).toMatchObject({ count: 0, results: [] });
  expect(await list({ filter: 'selectedOnly,true' })).toMatchObject({ count: 0 });
});

test('facets count each category as if none was chosen', async () => {
  const { facets, count } = await list({ with_facets: 'true', filter: ['categories,1'] });
  expect(count).toBe(2);
  expect(facets).toEqual({
    categories: [
      { id: 1, count: 2 },
      { id: 2, count: 1 },
      { id: 3, count: 2 },
    ],
  });
  expect((await list({})).facets).toBeNull();
});

test('a kind that cannot be bought is not found', async () => {
  expect(await publishers.listMediaPlans(1, 'telegram-story', querySchema.parse({}))).toEqual({ ok: false, error: { code: 'not_found' } });
});

test('plans are sold while they and their publisher are active', async () => {
  const sold = await createTenancy(db).withAccount(1, (tx) => publishers.listSoldPlans(tx, [60, 20, 10, 12_345]));
  expect(sold.map(({ id, publisher_price }) => [id, publisher_price])).toEqual([
    [10, 1_750_000],
    [20, 7_600_000],
  ]);
});

test('categories are listed', async () => {
  const { results } = await publishers.listCategories(1);
  expect(results).toEqual([
    { id: 1, title_fa: 'غذا' },
    { id: 2, title_fa: 'کتاب' },
    { id: 3, title_fa: 'شهر' },
  ]);
});
