import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a seeded account is signed in, charged and separate from others', async () => {
  const { client, slug, account_id } = await app.seedAccount({ balance: 250_000_000, debt_limit: 1000 });
  expect(await client.finance.getBalance({ params: { account: slug } })).toMatchObject({ balance: 250_000_000, spendable: 250_001_000 });
  expect(await client.account.getAccountInfo()).toMatchObject({ id: account_id, account: slug });
});

test('a chosen slug and phone are kept', async () => {
  const account = await app.seedAccount({ slug: 'chosen', phone: '09350000001' });
  expect(await account.client.account.getAccountInfo()).toMatchObject({ account: 'chosen', phone: '09350000001' });
});

test('a restart keeps people signed in and the clocks where they were', async () => {
  const { client, slug } = await app.seedAccount({ balance: 10_000 });
  await app.moveWorld(24);
  const before = app.world.now();
  await app.restart();
  expect(app.world.now()).toBe(before);
  expect(await client.finance.getBalance({ params: { account: slug } })).toMatchObject({ balance: 10_000 });
});

test('seeded plans are sold', async () => {
  const { client } = await app.seedAccount();
  const plans = await app.seedPlans(3, { price: 700_000 });
  const listed = await client.publishers.listMediaPlans({ params: { kind: 'instagram-story' } });
  expect(listed.results.map(({ id, price }) => [id, price])).toEqual(plans.map(({ id }) => [id, 700_000]));
});
