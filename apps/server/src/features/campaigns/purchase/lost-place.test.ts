import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedLost } from '#testing/campaigns/seed-controls.ts';
import { seedOffers } from '#testing/campaigns/seed-offers.ts';
import { giveRole } from '#testing/members.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';

let shop: Campaigns;
/** A server that remembers the sessions of members whose place the other one takes away. */
let second: Awaited<ReturnType<TestApp['startSecond']>>;
beforeAll(async () => {
  shop = await openCampaigns();
  second = await shop.app.startSecond();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

interface Spending {
  readonly owner: TestAccount;
  /** Under `/api/main`. */
  readonly path: string;
  readonly body: object;
  readonly base?: 'financial';
}

const SPENDING: Readonly<Record<string, () => Promise<Spending>>> = {
  'a purchase': async () => {
    const owner = await shop.app.seedAccount({ balance: 9_000_000 });
    const { id, total } = await shop.seedCampaign(owner);
    return { owner, path: `/v1/campaigns/${id}/purchase/`, body: { expected_total: total, is_auto_after_charge: false } };
  },
  'a list that is accepted': async () => {
    const { account, campaign } = await seedOffers(shop, { prices: [2_000_000] });
    await shop.app.moveWorld(1);
    const body = { expected_total: 2_200_000, is_auto_after_charge: false };
    return { owner: account, path: `/v1/campaigns/${campaign.id}/offers/accept/`, body };
  },
  'a replacement': async () => {
    const { account, campaign, placement } = await seedLost(shop);
    const [plan] = await shop.app.seedPlans(1);
    const body = { plan_id: plan?.id ?? 0, expected_difference: 100_000_000 };
    return { owner: account, path: `/v1/campaigns/${campaign.id}/placements/${placement}/replace/`, body };
  },
  'a cancellation': async () => {
    const { account, campaign } = await shop.seedBought();
    const { captured, released } = await account.client.campaigns.previewCampaign({
      params: { id: campaign.id },
      query: { call: 'cancelCampaign' },
    });
    return { owner: account, path: `/v1/campaigns/${campaign.id}/cancel/`, body: { expected: { captured, released } } };
  },
  'money asked back': async () => {
    const owner = await shop.app.seedAccount({ balance: 9_000_000 });
    return { owner, path: '/money-back-requests', base: 'financial', body: { amount: 1_000_000, iban: 'IR062960000000100324200001' } };
  },
};

const heldOf = async (owner: TestAccount) => (await owner.client.finance.getBalance({ params: { account: owner.slug } })).held;

/** A member who has the account open at the second server, and what that server answers to them. */
async function seedMember(owner: TestAccount, role: string) {
  const person = await shop.app.seedAccount();
  await giveRole(shop.app, person, owner.account_id, role);
  const { token } = await person.client.session.getAccessToken({ query: { account: owner.slug } });
  const { main, financial } = shop.app.config.bases;
  const headers = { authorization: `Bearer ${token}` };
  const read = await second.app.server.inject({ url: `${main}/v1/campaigns/`, headers });
  expect(read.statusCode).toBe(200);
  const send = async ({ path, body, base }: Omit<Spending, 'owner'>) => {
    const response = await second.app.server.inject({
      method: 'POST',
      url: `${base ? financial : main}${path}`,
      headers: { ...headers, 'idempotency-key': newIdempotencyKey() },
      payload: body,
    });
    const { error } = response.json<{ error?: { code: string } }>();
    return [response.statusCode, error?.code];
  };
  return { person, send };
}

test.each(Object.entries(SPENDING))('%s is refused at once for a member who was removed at another server', async (_name, seed) => {
  const { owner, ...spending } = await seed();
  const { person, send } = await seedMember(owner, 'owner');
  const held = await heldOf(owner);
  await owner.client.team.removeMember({ params: { member: person.user_id } });
  expect(await send(spending)).toEqual([401, 'unauthenticated']);
  expect(await heldOf(owner)).toBe(held);
});

test.each(Object.entries(SPENDING))('%s is refused at once for a member who became a viewer at another server', async (_name, seed) => {
  const { owner, ...spending } = await seed();
  const { person, send } = await seedMember(owner, 'owner');
  const held = await heldOf(owner);
  await owner.client.team.updateMember({ params: { member: person.user_id }, body: { role: 'viewer' } });
  expect(await send(spending)).toEqual([403, 'role_refused']);
  expect(await heldOf(owner)).toBe(held);
});

test.each(Object.entries(SPENDING))('%s of a member who keeps their place goes on', async (_name, seed) => {
  const { owner, ...spending } = await seed();
  const { send } = await seedMember(owner, 'owner');
  expect(await send(spending)).toEqual([200, undefined]);
});

test('the place is read behind the lock of the account: a removal that comes first refuses the purchase', async () => {
  const owner = await shop.app.seedAccount({ balance: 9_000_000 });
  const { id, total } = await shop.seedCampaign(owner);
  const { person, send } = await seedMember(owner, 'buyer');
  const [, bought] = await Promise.all([
    owner.client.team.removeMember({ params: { member: person.user_id } }),
    send({ path: `/v1/campaigns/${id}/purchase/`, body: { expected_total: total, is_auto_after_charge: false } }),
  ]);
  const { results } = await owner.client.team.listMembers();
  expect(results).toHaveLength(1);
  expect([
    [200, undefined],
    [401, 'unauthenticated'],
  ]).toContainEqual(bought);
  expect(await heldOf(owner)).toBe(bought[0] === 200 ? total : 0);
});

test('a campaign that a removed member ordered to be bought after a charge waits for a person instead', async () => {
  const owner = await shop.app.seedAccount();
  const { id, total } = await shop.seedCampaign(owner);
  const { person, send } = await seedMember(owner, 'buyer');
  expect(await send({ path: `/v1/campaigns/${id}/purchase/`, body: { expected_total: total, is_auto_after_charge: true } })).toEqual([
    200,
    undefined,
  ]);
  await owner.client.team.removeMember({ params: { member: person.user_id } });
  await shop.app.charge(owner, 20_000_000);
  expect(await owner.client.campaigns.getCampaign({ params: { id } })).toMatchObject({ state: 'TO_PAY' });
  expect(await heldOf(owner)).toBe(0);
  await shop.buy(owner, { id, total });
  expect(await heldOf(owner)).toBe(total);
});
