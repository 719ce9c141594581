import { AMOUNT_KEPT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  await app.db.pool.query(
    `insert into service_offer (key, title_fa, description_fa, price, media_types, campaign_types, position, is_active) values
      ('design', 'طراحی', 'یک طرح', 2000000, null, null, 2, true),
      ('report', 'گزارش', 'یک گزارش', 500000, '["INSTAGRAM"]', '["REACH"]', 1, true),
      ('gone', 'رفته', 'دیگر نیست', 1, null, null, 3, false)`,
  );
});
afterAll(() => app.close());

const pricing = () => account.client.pricing;
const story = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const inChannel = { media_type: 'SOROUSH', content_type: 'IN_CHANNEL' } as const;
const pin = { media_type: 'SOROUSH', content_type: 'PIN' } as const;
const week = { publish_period_start: '2026-12-01', publish_period_end: '2026-12-07' };

test('thousands of views cost the platform’s price, with the day’s VAT', async () => {
  expect(await pricing().getCpmPrice({ body: { ...story, goal_total_reach: 400 } })).toEqual({
    price: 3_600_000,
    vat: 360_000,
    vat_percent: 10,
    total: 3_960_000,
    cpm_price: 9_000,
    cpm_publisher_price: 7_650,
  });
});

test('a platform without a price of its own has the configured price', async () => {
  expect(await pricing().getCpmPrice({ body: { ...inChannel, goal_total_reach: 50 } })).toMatchObject({
    price: 600_000,
    cpm_price: 12_000,
    cpm_publisher_price: 10_200,
  });
  expect(await pricing().readCpmPrice({ query: inChannel })).toEqual({ cpm_price: 12_000, cpm_publisher_price: 10_200 });
});

test.each([
  [story, 0, { code: 'positive_int' }],
  [inChannel, 49, { code: 'min_value', minimum: 50 }],
  [inChannel, 1_001, { code: 'max_value', maximum: 1_000 }],
  [{ media_type: 'RUBIKA', content_type: 'PIN' } as const, 150_001, { code: 'max_value', maximum: 150_000 }],
  [story, AMOUNT_KEPT_MAX, { code: 'max_value', maximum: 50_000_000 }],
])('of %j %d thousand views are not sold', async (format, goal_total_reach, issue) => {
  await expect(pricing().getCpmPrice({ body: { ...format, goal_total_reach } })).rejects.toMatchObject({
    code: 'goal_refused',
    facts: { issues: [issue] },
  });
});

test('views are sold in four formats, each with its usual goal and limits', async () => {
  const { results } = await pricing().listCpmConfigurations();
  expect(results.map((row) => [row.media_type, row.content_type, row.cpm_price, row.default_goal, row.minimum, row.maximum])).toEqual([
    ['INSTAGRAM', 'STORY', 9_000, 400, null, null],
    ['TELEGRAM', 'POST', 9_000, 250, null, null],
    ['RUBIKA', 'PIN', 9_000, 100, 50, 150_000],
    ['SOROUSH', 'IN_CHANNEL', 12_000, 50, 50, 1_000],
  ]);
  for (const { media_type, content_type, ...row } of results)
    expect(await pricing().getCpmConfiguration({ query: { media_type, content_type } })).toEqual({ media_type, content_type, ...row });
});

test('views are not sold on platforms that sell clicks or posts', async () => {
  for (const format of [pin, { media_type: 'LINKEDIN', content_type: 'POST' }] as const) {
    await expect(pricing().getCpmConfiguration({ query: format })).rejects.toMatchObject({ code: 'combination_not_allowed' });
    await expect(pricing().readCpmPrice({ query: format })).rejects.toMatchObject({ code: 'combination_not_allowed' });
    await expect(pricing().getCpmPrice({ body: { ...format, goal_total_reach: 100 } })).rejects.toMatchObject({
      code: 'combination_not_allowed',
    });
  }
});

test('a format whose price was removed has none', async () => {
  await asOwner(app.db).pool.query('create table kept as select * from cpm_configuration');
  await app.db.pool.query('delete from cpm_configuration');
  const reading = pricing().readCpmPrice({ query: inChannel });
  await expect(reading).rejects.toMatchObject({ code: 'cpm_price_missing' });
  expect((await pricing().listCpmConfigurations()).results.map(({ media_type }) => media_type)).not.toContain('SOROUSH');
  await asOwner(app.db).pool.query('insert into cpm_configuration select * from kept');
});

test('each click of a day is priced in its own band', async () => {
  expect(await pricing().getCpcPrice({ body: { ...pin, ...week, goal_total_reach: 42_001 } })).toEqual({
    price: 62_301_400,
    vat: 6_230_140,
    vat_percent: 10,
    total: 68_531_540,
    days: 7,
    daily_clicks: 6_001,
    minimum: 14_000,
    cpc_price: 1_483,
    tiers: [
      { from_clicks: 0, price: 1_500, clicks: 5_000 },
      { from_clicks: 5_000, price: 1_400, clicks: 1_001 },
      { from_clicks: 10_000, price: 1_300, clicks: 0 },
      { from_clicks: 25_000, price: 1_150, clicks: 0 },
      { from_clicks: 50_000, price: 1_000, clicks: 0 },
    ],
  });
});

test('a day that fills every band pays each of them', async () => {
  const day = { publish_period_start: '2026-12-01', publish_period_end: '2026-12-01' };
  const { price, tiers } = await pricing().getCpcPrice({ body: { ...pin, ...day, goal_total_reach: 60_000 } });
  expect(price).toBe(5_000 * 1_500 + 5_000 * 1_400 + 15_000 * 1_300 + 25_000 * 1_150 + 10_000 * 1_000);
  expect(tiers.map(({ clicks }) => clicks)).toEqual([5_000, 5_000, 15_000, 25_000, 10_000]);
});

test('a day has at least two thousand clicks', async () => {
  await expect(pricing().getCpcPrice({ body: { ...pin, ...week, goal_total_reach: 13_999 } })).rejects.toMatchObject({
    code: 'goal_refused',
    facts: { issues: [{ code: 'min_value', minimum: 14_000 }] },
  });
});

test.each([
  ['2026-12-07', '2026-12-01', 'range_reversed', { from: '2026-12-07', to: '2026-12-01' }],
  ['2026-12-01', '2027-03-01', 'range_too_long', { days: 91, longest_days: 90 }],
  ['2026-12-01', '9999-12-01', 'range_outside', {}],
])('a period from %s to %s has no price: %s', async (publish_period_start, publish_period_end, code, facts) => {
  const period = { publish_period_start, publish_period_end };
  await expect(pricing().getCpcPrice({ body: { ...pin, ...period, goal_total_reach: 100_000 } })).rejects.toMatchObject({ code, facts });
});

test('clicks are sold as a pin of Soroush only', async () => {
  await expect(pricing().getCpcPrice({ body: { ...story, ...week, goal_total_reach: 20_000 } })).rejects.toMatchObject({
    code: 'combination_not_allowed',
  });
});

test('without a tax rate for the day there are no prices', async () => {
  const late = await openTestApp({ now: '2028-04-01T08:00:00Z' });
  const { client } = await late.seedAccount();
  await expect(client.pricing.getCpmPrice({ body: { ...story, goal_total_reach: 400 } })).rejects.toMatchObject({
    code: 'vat_rate_missing',
  });
  await expect(client.pricing.getCpcPrice({ body: { ...pin, ...week, goal_total_reach: 20_000 } })).rejects.toMatchObject({
    code: 'vat_rate_missing',
  });
  await late.close();
});

test('services are those offered for the kind of campaign, in their order', async () => {
  const listed = async (media_type: 'INSTAGRAM' | 'TELEGRAM', campaign_type: 'REACH' | 'CPM') =>
    (await pricing().listServices({ query: { media_type, content_type: 'POST', campaign_type } })).results.map(({ key }) => key);
  expect(await listed('INSTAGRAM', 'REACH')).toEqual(['report', 'design']);
  expect(await listed('INSTAGRAM', 'CPM')).toEqual(['design']);
  expect(await listed('TELEGRAM', 'REACH')).toEqual(['design']);
});
