import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '@jarchi/contract/types.ts';
import { openCampaigns, type Campaign, type Campaigns } from './testing/open-campaigns.ts';
import type { TestAccount } from '#infra/testing/test-app.ts';

type Query = NonNullable<CallInput<'campaigns', 'listCampaigns'>['query']>;

let shop: Campaigns;
let account: TestAccount;
const byTitle: Record<string, Campaign> = {};

beforeAll(async () => {
  shop = await openCampaigns();
  account = await shop.app.seedAccount({ balance: 2_000_000 });
  const seeds = [
    { title: 'قهوه‌ی پاییزی', price: 1_000_000, startsInDays: 5 },
    { title: 'منوی يلدا', price: 3_000_000, startsInDays: 4 },
    { title: 'coffee 100%', price: 2_000_000, startsInDays: 3 },
  ];
  for (const { title, price, startsInDays } of seeds) {
    shop.app.wall.at += 60_000;
    byTitle[title] = await shop.seedCampaign(account, { plans: await shop.app.seedPlans(1, { price }), startsInDays, change: { title } });
  }
  await shop.buy(account, byTitle['قهوه‌ی پاییزی'] ?? { id: 0, total: 0 });
  await shop.seedBought();
});
afterAll(() => shop.app.close());

const list = (query: Query = {}) => account.client.campaigns.listCampaigns({ query });
const titles = async (query: Query) => (await list(query)).results.map(({ title }) => title);
const [coffee, yalda, percent] = ['قهوه‌ی پاییزی', 'منوی يلدا', 'coffee 100%'];

test('the newest campaign stands first, and the totals are those of all', async () => {
  const { count, results, totals } = await list();
  expect(results.map(({ title }) => title)).toEqual([percent, yalda, coffee]);
  expect([count, totals]).toEqual([3, { price: 6_000_000, cost: 0, reach: 0, goal_total_reach: 120_000 }]);
});

test.each([
  ['created', [coffee, yalda, percent]],
  ['price', [coffee, percent, yalda]],
  ['-price', [yalda, percent, coffee]],
  ['publish_period_start', [percent, yalda, coffee]],
  ['-publish_period_start', [coffee, yalda, percent]],
] as const)('ordered by %s', async (ordering, expected) => {
  expect(await titles({ ordering })).toEqual(expected);
});

test.each([
  ['one state', ['state,AWAITING_APPROVAL'], [coffee]],
  ['some states', ['state,AWAITING_APPROVAL,CREATED'], [percent, yalda, coffee]],
  ['a platform that none is on', ['media_type,TELEGRAM'], []],
  ['every filter at once', ['search,قهوه', 'state,AWAITING_APPROVAL', 'media_type,INSTAGRAM', 'campaign_type,REACH'], [coffee]],
  ['a filter that is none', ['state', 'nonsense,1', ''], [percent, yalda, coffee]],
])('filtered by %s', async (_what, filter, expected) => {
  expect(await titles({ filter, ordering: '-publish_period_start' }).then((found) => found.toSorted())).toEqual([...expected].toSorted());
});

test.each([
  ['another spelling of the same letters', 'یلدا', [yalda]],
  ['Arabic letters and no half-space', 'قهوهي', [coffee]],
  ['capital letters', 'COFFEE', [percent]],
  ['a percent sign, taken as it is', '100%', [percent]],
  ['wildcards, taken as they are', '%', [percent]],
  ['an underscore, taken as it is', '_', []],
  ['a backslash', '\\', []],
])('searched with %s', async (_what, text, expected) => {
  expect(await titles({ filter: [`search,${text}`] })).toEqual(expected);
});

test('a campaign is found by its number, in either digits', async () => {
  const id = byTitle[coffee ?? '']?.id ?? 0;
  const persian = String(id).replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
  expect(await titles({ filter: [`search,${id}`] })).toContain(coffee);
  expect(await titles({ filter: [`search,${persian}`] })).toContain(coffee);
});

test('pages follow each other without gaps, and their totals stay those of all', async () => {
  const pages = await Promise.all([0, 1, 2].map((offset) => list({ limit: 1, offset })));
  expect(pages.flatMap(({ results }) => results.map(({ title }) => title))).toEqual([percent, yalda, coffee]);
  expect(pages.map(({ totals }) => totals.price)).toEqual([6_000_000, 6_000_000, 6_000_000]);
});

test('a page behind the last is empty and knows how many there are', async () => {
  expect(await list({ offset: 30 })).toMatchObject({ count: 3, results: [], totals: { price: 6_000_000 } });
});

test('a row says what the campaign’s page says', async () => {
  const [row] = (await list({ filter: ['state,AWAITING_APPROVAL'] })).results;
  expect(await shop.read(account, { id: row?.id ?? 0 })).toMatchObject({ ...row });
});
