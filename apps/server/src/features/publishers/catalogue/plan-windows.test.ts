import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishersSchemas } from '@jarchi/contract/publishers/publishers.schemas.ts';
import { createPublishersService, type PublishersService } from '#features/publishers/publishers.service.ts';
import { mediaPlan, publisher } from '#features/publishers/publishers.tables.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';

const COUNT = 25;
const clock = { at: 1_000_000 };

let db: Database;
let publishers: PublishersService;
beforeAll(async () => {
  db = await openTestDatabase();
  const tenancy = createTenancy(db);
  publishers = createPublishersService({ tenancy, wall: { now: () => clock.at } });
  await tenancy.withSystem(async (tx) => {
    await tx.delete(mediaPlan);
    await tx.delete(publisher);
    const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
    const marks = { page_type: 'topic', score: 5, is_reliable: false, is_recommended: false, will_provide_insight: false } as const;
    await tx.insert(publisher).values(
      ids.map((id) => {
        const name = `page${id}`;
        return { ...marks, id, media_type: 'BALE' as const, title: name, username: name, search_text: name, followers: 1000 * (id % 7) };
      }),
    );
    await tx.insert(mediaPlan).values(
      ids.map((id) => {
        const reach = { reach: 100 * id, reach_low: 90 * id, reach_high: 110 * id };
        const offer = { price: 10_000 * (1 + (id % 5)), publisher_price: 9_000, availability_hours: 24 };
        return { ...reach, ...offer, id, publisher_id: id, media_type: 'BALE' as const, content_type: 'POST' as const };
      }),
    );
  });
});
afterAll(() => db.close());

async function list(query: object) {
  const found = await publishers.listMediaPlans(1, 'bale-post', publishersSchemas.listMediaPlans.query.parse(query));
  if (!found.ok) throw new Error(found.error.code);
  return { count: found.value.count, ids: found.value.results.map(({ id }) => id), plans: found.value.results };
}

test.each(['suitable', 'price', '-price', 'followers', '-reach'])(
  'ordered by %s, the windows of a list together are the list',
  async (ordering) => {
    const whole = await list({ ordering, limit: 100 });
    const windows = [];
    for (let offset = 0; offset < COUNT; offset += 10) windows.push(await list({ ordering, limit: 10, offset }));
    expect(windows.flatMap(({ ids }) => ids)).toEqual(whole.ids);
    expect(windows.flatMap(({ plans }) => plans)).toEqual(whole.plans);
    expect(windows.map(({ count }) => count)).toEqual([COUNT, COUNT, COUNT]);
  },
);

test('filters and chosen ids narrow the windows in the same way', async () => {
  const filtered = { filter: 'price,gt,20000', ordering: 'reach' };
  const whole = await list({ ...filtered, limit: 100 });
  expect(whole.count).toBeLessThan(COUNT);
  expect((await list({ ...filtered, limit: 5, offset: 5 })).ids).toEqual(whole.ids.slice(5, 10));
  expect(await list({ id: ['3', '7', '9'], ordering: 'reach', limit: 2, offset: 1 })).toMatchObject({ count: 3, ids: [7, 9] });
  expect(await list({ limit: 10, offset: 1000 })).toMatchObject({ count: COUNT, ids: [] });
});

test('while a person scrolls no plan moves; a list that is opened again, or half a minute later, shows the new order', async () => {
  const byReach = { ordering: 'reach', limit: 10 };
  const setActive = (id: number, isActive: boolean) => db.pool.query('update media_plan set is_active = $2 where id = $1', [id, isActive]);
  const second = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
  await list(byReach);
  expect((await list({ ...byReach, offset: 10 })).ids).toEqual(second);
  await setActive(5, false);
  expect((await list({ ...byReach, offset: 10 })).ids).toEqual(second);
  expect((await list({ ...byReach, offset: 0 })).ids).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11]);
  expect(await list({ ...byReach, offset: 10 })).toMatchObject({ count: COUNT - 1, ids: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21] });
  await setActive(5, true);
  clock.at += 30_000;
  expect((await list({ ...byReach, offset: 10 })).ids).toEqual(second);
});

test('a person who scrolls sees the prices of now', async () => {
  const byReach = { ordering: 'reach', limit: 1, offset: 12 };
  await list(byReach);
  await db.pool.query('update media_plan set price = 77000 where id = 13');
  expect((await list(byReach)).plans).toMatchObject([{ id: 13, price: 77_000 }]);
});
