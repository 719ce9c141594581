import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishersSchemas } from '@jarchi/contract/publishers/publishers.schemas.ts';
import { isUsername } from '@jarchi/domain/text/patterns.ts';
import { createPublishersService } from '#features/publishers/publishers.service.ts';
import { wallClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createPublisherRows } from './market/publisher-rows.ts';
import { seedPublishers } from './publishers.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let db: Database;
let tenancy: Tenancy;

beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(asOwner(db));
  await seedPublishers(tenancy);
});
afterAll(() => db.close());

const rows = createPublisherRows();
const ofPlatform = (media_type: string) => rows.publishers.filter((row) => row.media_type === media_type);

test('the same seed gives the same market, and another seed another', () => {
  expect(createPublisherRows()).toEqual(rows);
  expect(createPublisherRows(7).publishers.at(-3)).not.toEqual(rows.publishers.at(-3));
});

test('there are about three thousand publishers on seven platforms', () => {
  const counts = ['INSTAGRAM', 'TELEGRAM', 'LINKEDIN', 'BALE', 'SOROUSH', 'EITAA', 'RUBIKA'].map(
    (media_type) => ofPlatform(media_type).length,
  );
  expect(counts).toEqual([1248, 700, 120, 250, 201, 280, 251]);
});

test('every price is whole hundreds of toman, so a list shows what a quote takes', async () => {
  const { rows: odd } = await db.pool.query(
    `select 'plan' as kind, id, price from media_plan where price % 100 <> 0 or price < 100
     union all select 'bundle', id, price from bundle where price % 100 <> 0 or price < 100`,
  );
  expect(odd).toEqual([]);
});

test('usernames are well formed, and no name occurs twice on a platform', () => {
  expect(rows.publishers.filter((row) => !isUsername(row.username))).toEqual([]);
  expect(new Set(rows.publishers.map((row) => `${row.media_type} ${row.username}`)).size).toBe(rows.publishers.length);
  expect(new Set(rows.publishers.map((row) => `${row.media_type} ${row.title}`)).size).toBe(rows.publishers.length);
});

test('figures are within the limits of the publisher filters', () => {
  const lowest = { INSTAGRAM: 10_000, TELEGRAM: 10_000, LINKEDIN: 1000, BALE: 5000, SOROUSH: 5000, EITAA: 5000, RUBIKA: 5000 };
  for (const row of rows.publishers) {
    expect(row.followers).toBeGreaterThanOrEqual(lowest[row.media_type]);
    expect(row.followers).toBeLessThanOrEqual(25_000_000);
  }
  for (const plan of rows.plans.filter(({ content_type }) => content_type === 'POST' || content_type === 'STORY')) {
    expect(plan.price).toBeGreaterThanOrEqual(20_000);
    expect(plan.price).toBeLessThanOrEqual(500_000_000);
    expect(plan.publisher_price).toBeLessThan(plan.price);
    expect(plan.media_type === 'LINKEDIN' ? [24, 168] : [12, 24, 48]).toContain(plan.availability_hours);
    expect(plan.reach_low).toBeLessThan(plan.reach);
    expect(plan.reach_high).toBeGreaterThan(plan.reach);
  }
});

test('every publisher has one to three categories and at least one plan', () => {
  const counts = new Map<number, number>();
  for (const { publisher_id } of rows.categories) counts.set(publisher_id, (counts.get(publisher_id) ?? 0) + 1);
  const withPlans = new Set(rows.plans.map((plan) => plan.publisher_id));
  const isNetwork = (page_type: string) => page_type === 'MESSENGER';
  for (const { id } of rows.publishers) expect(withPlans.has(id)).toBe(true);
  for (const { id } of rows.publishers.filter(({ page_type }) => !isNetwork(page_type))) {
    expect([1, 2, 3]).toContain(counts.get(id));
  }
});

test('a bundle costs less than its plans, which are of different publishers and of one kind', () => {
  expect(rows.bundles.length).toBeGreaterThan(15);
  for (const { id, price, media_type, content_type } of rows.bundles) {
    const ids = rows.bundlePlans.filter(({ bundle_id }) => bundle_id === id).map(({ plan_id }) => plan_id);
    const plans = rows.plans.filter((plan) => ids.includes(plan.id));
    expect(price).toBeLessThan(plans.reduce((sum, plan) => sum + plan.price, 0));
    expect(plans.length).toBeGreaterThan(2);
    expect(new Set(plans.map(({ publisher_id }) => publisher_id)).size).toBe(ids.length);
    expect(plans.filter((plan) => plan.media_type !== media_type || plan.content_type !== content_type)).toEqual([]);
  }
});

test('stories are sold one, two or more in a row', () => {
  const counts = rows.plans.filter(({ content_type }) => content_type === 'STORY').map(({ story_count }) => story_count);
  expect([1, 2, 3, 4].map((count) => counts.filter((one) => one === count).length > 20)).toEqual([true, true, true, true]);
});

test('a search for a messenger finds its network', async () => {
  const publishers = createPublishersService({ tenancy, wall: wallClock() });
  const query = publishersSchemas.listMediaPlans.query.parse({ filter: 'search,MESSENGER' });
  const found = await publishers.listMediaPlans(1, 'rubika-pin', query);
  expect(found).toMatchObject({ value: { count: 1, results: [{ username: 'rubika', page_type: 'MESSENGER' }] } });
});

test('seeding again changes nothing, and later publishers get ids after the sample’s', async () => {
  expect(await seedPublishers(tenancy)).toBe(false);
  const { rows: counted } = await db.pool.query(
    'select (select count(*) from publisher) as publishers, (select count(*) from media_plan) as plans',
  );
  expect(counted).toEqual([{ publishers: rows.publishers.length, plans: rows.plans.length }]);
  const { rows: next } = await asOwner(db).pool.query(`select nextval(pg_get_serial_sequence('publisher', 'id')) as id`);
  expect(next).toEqual([{ id: rows.publishers.length + 1 }]);
});

test('paging through the whole market meets every plan once', async () => {
  const publishers = createPublishersService({ tenancy, wall: wallClock() });
  const seen: number[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = await publishers.listMediaPlans(
      1,
      'instagram-story',
      publishersSchemas.listMediaPlans.query.parse({ limit: 100, offset, suits: ['1', '3'] }),
    );
    if (!page.ok || page.value.results.length === 0) break;
    seen.push(...page.value.results.map((plan) => plan.id));
  }
  expect(seen).toHaveLength(1248);
  expect(new Set(seen).size).toBe(1248);
});
