import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackagesService } from './packages.service.ts';
import { ANYBODY } from '#features/publishers/publishers.filters.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

const kind = 'instagram-story';
const wishes = { budget: 60_000_000, goal_reach: null, ad_categories: [] };
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  await app.seedPlans(1_200);
  await app.db.pool.query(
    `update media_plan set price = 400000 + (id * 7919 % 9001) * 1000, reach = 4000 + (id * 104729 % 90001) where content_type = 'STORY'`,
  );
});
afterAll(() => app.close());

const suggest = (change: Partial<typeof wishes> = {}) =>
  account.client.publishers.suggestPackages({ params: { kind }, body: { ...wishes, ...change } });

test('other requests are answered while packages are being chosen', async () => {
  const begun = performance.now();
  const state = { isDone: false, longestMs: 0, count: 0 };
  // A request that was answered before is in the cache, and takes no time.
  const chosen = suggest({ budget: 61_000_000 }).finally(() => (state.isDone = true));
  for (let before = performance.now(); !state.isDone; before = performance.now()) {
    await app.server.inject('/healthz');
    state.longestMs = Math.max(state.longestMs, performance.now() - before);
    state.count++;
    await new Promise((next) => setImmediate(next));
  }
  const lasted = performance.now() - begun;
  expect((await chosen).most_reach).toMatchObject({ found: true });
  expect(state.count).toBeGreaterThan(20);
  expect(state.longestMs).toBeLessThan(lasted / 2);
});

test('the same request gets the same answer, and another one after the catalogue changed', async () => {
  const first = await suggest();
  expect(await suggest()).toEqual(first);
  const bought = first.most_reach?.found ? first.most_reach.plans.map(({ id }) => id) : [];
  await app.db.pool.query('update media_plan set price = price * 3 where id = any($1)', [bought]);
  const second = await suggest();
  expect(second.most_reach?.found && second.most_reach.reach).toBeLessThan(first.most_reach?.found ? first.most_reach.reach : 0);
});

test('the work for a caller who leaves before the answer is stopped', async () => {
  const packages = createPackagesService({ tenancy: app.tenancy, wall: app.wall });
  const gone = new AbortController();
  const none = { filter: [], pinned_plans: [], pinned_bundles: [], excluded_plans: [], excluded_bundles: [], max_plans: null };
  const caller = { account_id: account.account_id, viewer: ANYBODY, signal: gone.signal };
  const asked = packages.suggestPackages(caller, kind, { ...wishes, ...none });
  gone.abort();
  expect(await asked).toEqual({ ok: false, error: { code: 'unavailable' } });
  await packages.close();
});
