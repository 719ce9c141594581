import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { readSheet } from '#testing/campaigns/read-sheet.ts';
import type { TestAccount } from '#testing/test-app.ts';

type ListQuery = NonNullable<Parameters<TestAccount['client']['campaigns']['listCampaigns']>[0]>['query'];

/** More than two batches. */
const COPIES = 1_100;

let shop: Campaigns;
let account: TestAccount;

/** One campaign, and copies of it that were made within the same millisecond; every third is on Bale, every tenth has the same title. */
beforeAll(async () => {
  shop = await openCampaigns();
  account = await shop.app.seedAccount();
  const { id } = await shop.seedCampaign(account);
  await shop.app.db.pool.query(
    `insert into campaign (account_id, title, media_type, campaign_type, content_type, state, publish_period_start, publish_period_end,
       preferred_publish_start_hour, preferred_publish_end_hour, goal_total_reach, brief, draft_id, price, discount, vat, total, vat_percent,
       quote_valid_until, reach, views, clicks, cost, search_text, created, state_since, changed_at)
     select account_id, case when n % 10 = 0 then 'same' else 'title ' || n end, case when n % 3 = 0 then 'BALE' else media_type end, campaign_type,
       content_type, 'INACTIVE', publish_period_start + (n % 7), publish_period_end + (n % 7), 9, 23, nullif(n % 4, 0) * 1000, brief, 100000 + n,
       price + n % 50, discount, vat, total, vat_percent, quote_valid_until, n, n * 2, n % 3, n * 77, 'title ' || n,
       created + n * interval '1 microsecond' / 2, state_since, changed_at
     from campaign, generate_series(1, $2) as n where id = $1`,
    [id, COPIES],
  );
});
afterAll(() => shop.app.close());

async function listAll(query: ListQuery) {
  const { count, totals, results } = await account.client.campaigns.listCampaigns({ query: { ...query, limit: 100 } });
  const all = [...results];
  while (all.length < count)
    all.push(...(await account.client.campaigns.listCampaigns({ query: { ...query, limit: 100, offset: all.length } })).results);
  return { all, totals };
}

test.each([
  {},
  { ordering: 'created' },
  { ordering: 'title' },
  { ordering: '-price' },
  { ordering: '-publish_period_start', filter: ['media_type,BALE', 'search,title'] },
] as const)('the Excel file holds the whole list, every page of it, in its order (%o)', async (query) => {
  const choice = { ordering: '-created' as const, ...query, filter: 'filter' in query && query.filter ? [...query.filter] : [] };
  const { all, totals } = await listAll(choice);
  const { blob, filename } = await account.client.campaigns.exportCampaigns({ query: choice });
  const { cells, styles } = await readSheet(blob);
  expect(filename).toMatch(/^فهرست کمپین \d{4}-\d\d-\d\d \d\d-\d\d\.xlsx$/);
  expect(cells.slice(1, -1).map((row) => Number(row[1]))).toEqual(all.map(({ id }) => id));
  expect(all.length).toBe(choice.filter.length === 0 ? COPIES + 1 : Math.floor(COPIES / 3));
  const sum = cells.at(-1) ?? [];
  expect([sum[0], ...[8, 9, 10, 14, 16].map((column) => Number(sum[column]))]).toEqual([
    `جمع ${all.length} کمپین`,
    totals.price,
    totals.cost,
    totals.reach,
    totals.goal?.target,
    totals.unit_cost,
  ]);
  expect(styles.slice(1, 4)).toEqual(['0', '1', '0']);
});

test('a row shows what the list shows, in words and Jalali days', async () => {
  const { blob } = await account.client.campaigns.exportCampaigns({ query: { filter: ['search,title 1099'] } });
  const { cells, xml } = await readSheet(blob);
  expect(xml).toContain('rightToLeft="1"');
  expect(cells).toHaveLength(3);
  const row = cells[1] ?? [];
  expect([row[0], ...row.slice(2, 8)]).toEqual(['title 1099', 'اینستاگرام', 'دسترسی', 'استوری', 'غیرفعال', '1405/09/03', '1405/09/06']);
  expect(row.slice(8)).toEqual(['2000049', '84623', '1099', '2198', '1', 'دسترسی', '3000', '37', '77000', 'هر هزار دسترسی', '1405/08/30']);
});

test('nothing of another account is in the file', async () => {
  const stranger = await shop.app.seedAccount();
  const { blob } = await stranger.client.campaigns.exportCampaigns();
  expect((await readSheet(blob)).cells.slice(1).map(([first]) => first)).toEqual(['جمع 0 کمپین']);
});
