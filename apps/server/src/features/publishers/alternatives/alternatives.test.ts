import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { category, mediaPlan, publisher, publisherCategory } from '#features/publishers/publishers.tables.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

const kind = 'instagram-story';
let app: TestApp;
let account: TestAccount;
/** Ids of plans by their names in this test. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  const seeds = {
    gone: {},
    near: { price: 1_100_000 },
    nearer: { price: 1_050_000 },
    far: { price: 4_000_000, reach: 90_000 },
    short: { availability_hours: 12 },
    sold_out: { price: 1_010_000 },
    other_category: {},
  };
  for (const [name, seed] of Object.entries(seeds)) ids[name] = (await app.seedPlans(1, seed))[0]?.id ?? 0;
  await app.tenancy.withSystem(async (tx) => {
    await tx.insert(category).values({ id: 2, title_fa: 'other' });
    await tx
      .update(mediaPlan)
      .set({ is_active: false })
      .where(inArray(mediaPlan.id, [getId('gone'), getId('sold_out')]));
    const [row] = await tx
      .select()
      .from(mediaPlan)
      .where(inArray(mediaPlan.id, [getId('other_category')]));
    await tx
      .update(publisherCategory)
      .set({ category_id: 2 })
      .where(inArray(publisherCategory.publisher_id, [row?.publisher_id ?? 0]));
  });
});
afterAll(() => app.close());

const getId = (name: string) => ids[name] ?? 0;

async function suggest(plans: readonly number[], selected: readonly number[] = [], limit?: number, ofKind = kind) {
  const body = { kind: ofKind, plans: [...plans], selected: [...selected], ...(limit === undefined ? {} : { limit }) };
  const { results } = await account.client.publishers.suggestAlternatives({ body });
  return results.map(({ plan_id, alternatives }) => [plan_id, alternatives.map(({ id }) => id)]);
}

test('a plan that is no longer sold is replaced by the nearest plans of its tariff', async () => {
  expect(await suggest([getId('gone')])).toEqual([[getId('gone'), [getId('nearer'), getId('near'), getId('other_category')]]]);
  expect(await suggest([getId('gone')], [], 5)).toEqual([
    [getId('gone'), [getId('nearer'), getId('near'), getId('other_category'), getId('far')]],
  ]);
});

test('the publisher who fell out is named, even when its plan is no longer sold', async () => {
  const { results } = await account.client.publishers.suggestAlternatives({
    body: { kind, plans: [getId('gone')], selected: [] },
  });
  const { rows } = await app.db.pool.query<{ title: string }>(
    'select title from publisher where id = (select publisher_id from media_plan where id = $1)',
    [getId('gone')],
  );
  expect(results.map(({ title }) => title)).toEqual([rows[0]?.title]);
});

test('no plan of a selected publisher is suggested, not even another one than the selected', async () => {
  const [row] = await app.tenancy.withSystem((tx) =>
    tx
      .select()
      .from(mediaPlan)
      .where(inArray(mediaPlan.id, [getId('nearer')])),
  );
  const { id: _, ...other } = row ?? { id: 0, publisher_id: 0, media_type: 'INSTAGRAM', content_type: 'POST', price: 0 };
  const twin = { ...other, availability_hours: 48 } as typeof mediaPlan.$inferInsert;
  const [added] = await app.tenancy.withSystem((tx) => tx.insert(mediaPlan).values(twin).returning());
  expect(await suggest([getId('gone')], [added?.id ?? 0], 1)).toEqual([[getId('gone'), [getId('near')]]]);
});

test('a plan that fell out does not replace another', async () => {
  const answers = await suggest([getId('gone'), getId('nearer')], [], 1);
  expect(answers).toEqual([
    [getId('gone'), [getId('near')]],
    [getId('nearer'), [getId('near')]],
  ]);
});

test('plans that never existed, and plans of another platform or format, are refused and named', async () => {
  const [bale] = await app.seedPlans(1, { media_type: 'BALE', content_type: 'POST' });
  const [post] = await app.seedPlans(1, { media_type: 'INSTAGRAM', content_type: 'POST' });
  const facts = { plan_ids: [987_654], other_kind: [bale?.id, post?.id] };
  await expect(suggest([987_654, bale?.id ?? 0, getId('gone'), post?.id ?? 0])).rejects.toMatchObject({
    status: 422,
    code: 'plans_unknown',
    facts,
  });
});

test('plans of publishers who left are no alternatives', async () => {
  const [sold, left, stays] = await app.seedPlans(3, { media_type: 'RUBIKA', content_type: 'POST' });
  const leave = [left?.publisher_id ?? 0];
  await app.tenancy.withSystem((tx) => tx.update(publisher).set({ is_active: false }).where(inArray(publisher.id, leave)));
  expect(await suggest([sold?.id ?? 0], [], 2, 'rubika-post')).toEqual([[sold?.id, [stays?.id]]]);
});

test('a kind that cannot be bought is refused', async () => {
  const asked = account.client.publishers.suggestAlternatives({ body: { kind: 'telegram-story', plans: [1], selected: [] } });
  await expect(asked).rejects.toMatchObject({ status: 400, code: 'invalid', issues: [{ path: 'kind' }] });
});

test('repeated plans are refused and named', async () => {
  const asked = account.client.publishers.suggestAlternatives({ body: { kind: 'instagram-story', plans: [3, 3], selected: [5, 7, 5] } });
  const lists = [
    { field: 'plans', values: [3] },
    { field: 'selected', values: [5] },
  ];
  await expect(asked).rejects.toMatchObject({ status: 400, code: 'listed_twice', facts: { lists } });
});
