import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { createCommitBreaker } from '#infra/testing/break-commits.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

const breaker = createCommitBreaker();
let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns({ wrapDatabase: breaker.wrap });
});
afterAll(() => shop.app.close());

const holds = /insert into "ledger_transaction"/;
const failed = { status: 500, code: 'internal' };

test('a server that dies before its purchase is committed leaves nothing of it, and the same key buys afterwards', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const created = await shop.seedCampaign(account);
  const key = newIdempotencyKey();
  breaker.breakNext(holds, 'before');
  await expect(shop.buy(account, created, { key })).rejects.toMatchObject(failed);
  expect(shop.app.takeErrors()).toMatchObject([{ error: new Error('the server died') }]);
  await shop.app.restart();
  expect(await shop.read(account, created)).toMatchObject({ state: 'CREATED', money: { held: 0 }, events: [{ event: 'complete_steps' }] });
  expect(await shop.money(account)).toMatchObject({ available: 3_000_000, held: 0 });
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'held', campaign: { state: 'AWAITING_APPROVAL' } });
  expect(await shop.countPosted(account, 'hold')).toBe(1);
});

test('a server that dies after its purchase is committed and before it answers buys once', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account, { startsInDays: 5 });
  const key = newIdempotencyKey();
  breaker.breakNext(holds, 'after');
  await expect(shop.buy(account, created, { key })).rejects.toMatchObject(failed);
  shop.app.takeErrors();
  await shop.app.restart();
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'held', shortfall: 0 });
  expect(await shop.countPosted(account, 'hold')).toBe(1);
  expect(await shop.money(account)).toMatchObject({ available: 6_800_000, held: 2_200_000 });
  await shop.app.moveWorld(1);
  expect((await shop.read(account, created)).state).toBe('SCHEDULED');
});

test.each(['before', 'after'] as const)('a server that dies %s committing a campaign makes one of the draft', async (at) => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account);
  breaker.breakNext(/insert into "campaign"/, at);
  await expect(shop.create(account, draft.id)).rejects.toMatchObject(failed);
  shop.app.takeErrors();
  await shop.app.restart();
  const created = await shop.create(account, draft.id);
  expect(created).toMatchObject({ state: 'CREATED', version: 1 });
  expect(created.placements).toHaveLength(2);
  expect(await account.client.campaigns.listCampaigns()).toMatchObject({ count: 1 });
});

test.each(['before', 'after'] as const)('a server that dies %s releasing money releases it once', async (at) => {
  const { account, campaign } = await shop.seedBought();
  const key = newIdempotencyKey();
  const cancel = () =>
    account.client.campaigns.cancelCampaign(
      { params: { id: campaign.id }, body: { expected: { captured: 0, released: 2_200_000 } } },
      { idempotencyKey: key },
    );
  breaker.breakNext(holds, at);
  await expect(cancel()).rejects.toMatchObject(failed);
  shop.app.takeErrors();
  await shop.app.restart();
  expect(await cancel()).toMatchObject({ reason: 'cancelled', money: { held: 0, released: 2_200_000 } });
  expect(await shop.money(account)).toMatchObject({ available: 2_200_000, held: 0 });
});

test('a server that stops between the making of a campaign and its purchase loses nothing', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const created = await shop.seedCampaign(account);
  await shop.app.restart();
  expect(await shop.read(account, created)).toEqual(created);
  expect((await shop.buy(account, created)).outcome).toBe('held');
});

test.each(['before', 'after'] as const)(
  'a server that dies again and again %s its steps still brings a campaign to its end, paid once',
  async (at) => {
    const { account, campaign } = await shop.seedBought({ startsInDays: 2 });
    for (let day = 0; day < 9; day++) {
      breaker.breakNext(/from "campaign" .* for update/, at, 3);
      await shop.app.moveWorld(24);
      await shop.app.restart();
    }
    breaker.mend();
    expect(shop.app.takeErrors().length).toBeGreaterThan(9);
    expect(await shop.read(account, campaign)).toMatchObject({
      reason: 'completed',
      money: { captured: 2_200_000, released: 0 },
      figures: { reach: 4800, cost: 2_000_000 },
    });
    expect(await shop.countPosted(account, 'capture')).toBe(2);
  },
);

test('a server that dies during a jump starts again where the world had arrived', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 2 });
  const from = shop.app.world.now();
  await account.client.world.moveWorldClock({ body: { hours: 24 * 20 } });
  await shop.app.restart();
  const woken = shop.app.world.now();
  expect(woken).toBeGreaterThanOrEqual(from);
  expect(woken).toBeLessThan(from + 24 * 20 * 3_600_000);
  expect(shop.app.takeErrors()).toMatchObject([{ error: new Error('the worker is stopping') }]);
  await shop.app.moveWorld(24 * 20);
  expect(await shop.read(account, campaign)).toMatchObject({ reason: 'completed', money: { captured: 2_200_000 } });
});
