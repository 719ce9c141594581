import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { createWorldClock } from '#infra/clock/clock.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createWorldService } from './world.service.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

const whenStill = () => shop.app.app.services.world.whenStill();

test('the clock shows the world’s time and whether it may be moved', async () => {
  const { client } = await shop.app.seedAccount();
  expect(await client.world.getWorldClock()).toEqual({
    now: new Date(shop.app.world.now()).toISOString(),
    moving_to: null,
    can_move: true,
  });
});

test('a move answers at once with its target, and reaches it', async () => {
  const { client } = await shop.app.seedAccount();
  const from = shop.app.world.now();
  const target = new Date(from + 5 * HOUR_MS).toISOString();
  expect((await client.world.moveWorldClock({ body: { hours: 5 } })).moving_to).toBe(target);
  await whenStill();
  expect(await client.world.getWorldClock()).toEqual({ now: target, moving_to: null, can_move: true });
});

test('a clock that is moving refuses a second move, and accepts the next one afterwards', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 1 });
  const { client } = account;
  await client.world.moveWorldClock({ body: { hours: 24 * 10 } });
  await expect(client.world.moveWorldClock({ body: { hours: 1 } })).rejects.toMatchObject({ status: 409, code: 'clock_moving' });
  expect((await client.world.getWorldClock()).moving_to).not.toBeNull();
  await whenStill();
  expect((await shop.read(account, campaign)).reason).toBe('completed');
  await client.world.moveWorldClock({ body: { hours: 1 } });
  await whenStill();
});

test('a move is over, for every server, once the campaigns are brought up to its end', async () => {
  const db = await openTestDatabase();
  const wall = { now: () => Date.parse('2026-11-21T08:00:00Z') };
  const openClock = () => createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  const [world, other] = [await openClock(), await openClock()];
  const seen: unknown[] = [];
  const afterMove = async () => void seen.push(world.progress(), await other.startJump((now) => now + 1));
  const worker = { drainDue: async () => 0 };
  const service = createWorldService({ world, worker, canMove: true, afterMove, onFailure: (error) => void seen.push(error) });
  await service.moveWorldClock(1);
  await service.whenStill();
  const end = wall.now() + HOUR_MS;
  expect(seen).toEqual([
    { now: end, moving_to: end },
    { ok: false, error: { code: 'jump_in_progress' } },
  ]);
  expect(world.progress()).toEqual({ now: end, moving_to: null });
  await db.close();
});

test.each([0, -1, 1.5, 24 * 60 + 1, '5'])('a move of %s hours is refused', async (hours) => {
  const { client } = await shop.app.seedAccount();
  await expect(client.world.moveWorldClock({ body: { hours: hours as number } })).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
    issues: [{ path: 'hours' }],
  });
});

test('the wall clock does not move with the world: sessions and payments are not affected', async () => {
  const { client } = await shop.app.seedAccount();
  const wall = shop.app.wall.now();
  const token = await client.session.getAccessToken();
  await shop.app.moveWorld(24 * 40);
  expect(shop.app.wall.now()).toBe(wall);
  expect((await client.session.getAccessToken()).expires_at).toBe(token.expires_at);
});

test('figures are up to date at the end of a move, even between two measurements', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await shop.app.seedPlans(1), startsInDays: 1, days: 1 });
  const start = shop.app.world.now();
  await shop.app.moveWorld(36);
  const liveAt = Date.parse((await shop.read(account, campaign)).placements[0]?.live_at ?? '');
  const hoursLive = () => Math.floor((shop.app.world.now() - liveAt) / HOUR_MS);
  expect(start).toBeLessThan(liveAt);
  expect((await shop.read(account, campaign)).figures.reach).toBe(100 * hoursLive());
  await shop.app.moveWorld(1);
  expect((await shop.read(account, campaign)).figures.reach).toBe(100 * hoursLive());
});

test('a step that fails is logged, and the clock still arrives', async () => {
  const { account } = await shop.seedBought({ startsInDays: 2 });
  const target = shop.app.world.now() + 3 * HOUR_MS;
  shop.platform.isDown = true;
  await account.client.world.moveWorldClock({ body: { hours: 3 } });
  await whenStill();
  shop.platform.isDown = false;
  expect((await account.client.world.getWorldClock()).now).toBe(new Date(target).toISOString());
  expect(shop.app.takeErrors()).not.toEqual([]);
});

test('in production the clock cannot be moved', async () => {
  const live = await openCampaigns({ config: { mode: 'production' } });
  expect(live.app.server.hasRoute({ method: 'POST', url: '/api/main/v1/world/clock' })).toBe(false);
  const { client, getToken } = await live.app.seedAccount();
  expect((await client.world.getWorldClock()).can_move).toBe(false);
  const headers = { authorization: `Bearer ${await getToken()}` };
  const answer = await live.app.server.inject({ method: 'POST', url: '/api/main/v1/world/clock/', headers, payload: { hours: 1 } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([405, 'method_not_allowed']);
  await live.app.close();
});
