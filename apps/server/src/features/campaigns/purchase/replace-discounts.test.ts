import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDiscount } from '#testing/campaigns/seed-prices.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const seeds: Parameters<typeof seedDiscount>[1][] = [
    { discount_code: 'TENTH', percent: 10, is_stackable: true },
    { discount_code: 'FIXED', toman: 300_000, is_stackable: true },
    { discount_code: 'ALONE', percent: 20 },
    { discount_code: 'CAPPED', percent: 50, maximum_amount: 250_000 },
    { discount_code: 'WHOLE', percent: 100 },
    { discount_code: 'EARLY', valid_from: day('2027-06-01') },
    { discount_code: 'LATE', valid_until: day('2026-11-01') },
    { discount_code: 'TELEGRAM', media_types: ['TELEGRAM'] },
    { discount_code: 'CLICKS', campaign_types: ['CPC'] },
    { discount_code: 'SPENT', total_uses: 5, used: 5 },
    { discount_code: 'LARGE', minimum_purchase: 2_000_001 },
  ];
  for (const seed of seeds) await seedDiscount(shop.app.tenancy, seed);
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const apply = ({ client }: TestAccount, campaign: Pick<Campaign, 'id'>, ...discount_codes: string[]) =>
  client.campaigns.applyDiscount({ body: { campaign: campaign.id, discount_codes } });

async function readUses(code: string) {
  const { rows } = await shop.app.db.pool.query<{ used: number; taken: number; returned: number }>(
    `select used, (select count(*)::int from discount_use u where u.discount_code = d.discount_code and returned_at is null) as taken,
       (select count(*)::int from discount_use u where u.discount_code = d.discount_code and returned_at is not null) as returned
     from discount d where discount_code = $1`,
    [code],
  );
  return rows[0];
}

test('codes replace the earlier ones, however they are typed, and the price is frozen again', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account, { startsInDays: 10 });
  expect(await apply(account, created, 'tenth')).toMatchObject({
    state: 'CREATED',
    price: 1_800_000,
    total: 1_980_000,
    quote: { price: 2_000_000, discount: 200_000, vat: 180_000, total: 1_980_000 },
    discounts: [{ discount_code: 'TENTH', amount: 200_000, percent: 10, is_capped: false }],
  });
  await shop.app.moveWorld(5);
  const both = await apply(account, created, 'FIXED', ' te\u200cnth ');
  expect(both).toMatchObject({
    total: 1_650_000,
    discounts: [
      { discount_code: 'TENTH', amount: 200_000 },
      { discount_code: 'FIXED', amount: 300_000, percent: null },
    ],
    quote: { valid_until: new Date(shop.app.world.now() + 72 * 3_600_000).toISOString() },
  });
  expect(both.placements.map(({ price, discount, vat, total }) => [price, discount, vat, total])).toEqual([
    [1_000_000, 250_000, 75_000, 825_000],
    [1_000_000, 250_000, 75_000, 825_000],
  ]);
  expect(await apply(account, created, 'CAPPED')).toMatchObject({
    discounts: [{ discount_code: 'CAPPED', amount: 250_000, percent: 50, is_capped: true }],
  });
  expect(await apply(account, created)).toMatchObject({ total: 2_200_000, discounts: [], quote: { discount: 0 } });
});

test.each([
  [['NOBODY'], [{ discount_code: 'NOBODY', code: 'unknown' }]],
  [['EARLY'], [{ discount_code: 'EARLY', code: 'not_yet_valid', valid_from: Date.parse('2027-06-01T00:00:00Z') }]],
  [['LATE'], [{ discount_code: 'LATE', code: 'expired', valid_until: Date.parse('2026-11-01T00:00:00Z') }]],
  [['TELEGRAM'], [{ discount_code: 'TELEGRAM', code: 'not_for_this_campaign' }]],
  [['CLICKS'], [{ discount_code: 'CLICKS', code: 'not_for_this_campaign' }]],
  [['SPENT'], [{ discount_code: 'SPENT', code: 'used_up' }]],
  [['LARGE'], [{ discount_code: 'LARGE', code: 'below_minimum', minimum: 2_000_001 }]],
  [['TENTH', 'tenth'], [{ discount_code: 'TENTH', code: 'already_used' }]],
  [
    ['TENTH', 'ALONE', 'NOBODY'],
    [
      { discount_code: 'ALONE', code: 'not_stackable' },
      { discount_code: 'NOBODY', code: 'unknown' },
    ],
  ],
])('%j are refused, all with their reasons, and the campaign does not change', async (codes, refusals) => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const before = await apply(account, created, 'FIXED');
  await expect(apply(account, created, ...codes)).rejects.toMatchObject({ code: 'discount_refused', facts: { refusals } });
  expect(await shop.read(account, created)).toEqual(before);
});

test('an edit keeps the codes, and refuses those that do not fit it', async () => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account);
  const created = await shop.create(account, draft.id);
  await seedDiscount(shop.app.tenancy, { discount_code: 'AT2M', minimum_purchase: 2_000_000 });
  await apply(account, created, 'AT2M');
  const [dear] = await shop.app.seedPlans(1, { price: 4_000_000 });
  await shop.edit(account, draft.id, { selectedPlans: [dear?.id ?? 0] });
  expect(await shop.create(account, draft.id)).toMatchObject({ total: 3_960_000, discounts: [{ discount_code: 'AT2M', amount: 400_000 }] });
  const [cheap] = await shop.app.seedPlans(1, { price: 500_000 });
  await shop.edit(account, draft.id, { selectedPlans: [cheap?.id ?? 0] });
  await expect(shop.create(account, draft.id)).rejects.toMatchObject({ code: 'discount_refused' });
});

test('a campaign that is to be paid takes codes and remains to be paid', async () => {
  const account = await shop.app.seedAccount({ balance: 1_980_000 });
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created);
  const cheaper = await apply(account, created, 'TENTH');
  expect(cheaper).toMatchObject({ state: 'TO_PAY', total: 1_980_000, shortfall: 0 });
  expect((await shop.buy(account, cheaper)).outcome).toBe('held');
});

test('a bought campaign takes no codes', async () => {
  const { account, campaign } = await shop.seedBought();
  await expect(apply(account, campaign, 'TENTH')).rejects.toMatchObject({
    code: 'transition_refused',
    facts: { state: 'AWAITING_APPROVAL', allowed: ['cancelCampaign', 'setAutoReplace'] },
  });
  await expect(apply(account, { id: 999_999 }, 'TENTH')).rejects.toMatchObject({ code: 'campaign_not_found' });
});

test('a discount of 100 percent holds nothing, and the campaign is bought', async () => {
  const account = await shop.app.seedAccount();
  const created = await apply(account, await shop.seedCampaign(account), 'WHOLE');
  expect(created).toMatchObject({ total: 0, shortfall: 0, quote: { price: 2_000_000, discount: 2_000_000, vat: 0, total: 0 } });
  const { campaign, outcome } = await shop.buy(account, created);
  expect([outcome, campaign.state, campaign.money.held]).toEqual(['held', 'AWAITING_APPROVAL', 0]);
  await shop.cancel(account, created);
});

test('a use is counted by the purchase, given back by a rejection, and counted again', async () => {
  await seedDiscount(shop.app.tenancy, { discount_code: 'ONCE', total_uses: 1, is_once_per_account: true });
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const draft = await shop.seedDraft(account, { change: { content_caption: 'قمار' } });
  const created = await apply(account, await shop.create(account, draft.id), 'ONCE');
  expect(await readUses('ONCE')).toEqual({ used: 0, taken: 0, returned: 0 });
  await shop.buy(account, created);
  expect(await readUses('ONCE')).toEqual({ used: 1, taken: 1, returned: 0 });
  await shop.app.moveWorld(1);
  expect((await shop.read(account, created)).state).toBe('REJECTED');
  expect(await readUses('ONCE')).toEqual({ used: 0, taken: 0, returned: 1 });
  await shop.edit(account, draft.id, { content_caption: 'come in' });
  const edited = await shop.create(account, draft.id);
  expect(edited.discounts).toMatchObject([{ discount_code: 'ONCE', amount: 200_000 }]);
  expect((await shop.buy(account, edited)).outcome).toBe('held');
  expect(await readUses('ONCE')).toEqual({ used: 1, taken: 1, returned: 0 });
});

test('of two accounts that compete for the last use exactly one gets it', async () => {
  await seedDiscount(shop.app.tenancy, { discount_code: 'LAST', total_uses: 1 });
  const buyers = await Promise.all([1, 2, 3, 4].map(() => shop.app.seedAccount({ balance: 9_000_000 })));
  const orders: { account: TestAccount; campaign: Campaign }[] = [];
  for (const account of buyers) orders.push({ account, campaign: await apply(account, await shop.seedCampaign(account), 'LAST') });
  const outcomes = await Promise.allSettled(orders.map(({ account, campaign }) => shop.buy(account, campaign)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const [index, { account, campaign }] of orders.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') continue;
    expect(outcome.reason).toMatchObject({
      code: 'discount_refused',
      facts: { refusals: [{ discount_code: 'LAST', code: 'used_up' }] },
    });
    expect(await shop.read(account, campaign)).toMatchObject({ state: 'CREATED', money: { held: 0 } });
    expect((await shop.money(account)).held).toBe(0);
  }
  expect(await readUses('LAST')).toEqual({ used: 1, taken: 1, returned: 0 });
});

test('a code with one use for each account is not used by its second campaign', async () => {
  await seedDiscount(shop.app.tenancy, { discount_code: 'HELLO', is_once_per_account: true });
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const first = await apply(account, await shop.seedCampaign(account), 'HELLO');
  const second = await apply(account, await shop.seedCampaign(account), 'HELLO');
  await shop.buy(account, first);
  const used = { code: 'discount_refused', facts: { refusals: [{ discount_code: 'HELLO', code: 'already_used' }] } };
  await expect(shop.buy(account, second)).rejects.toMatchObject(used);
  await expect(apply(account, second, 'HELLO')).rejects.toMatchObject(used);
  expect(await apply(account, second)).toMatchObject({ discounts: [] });
  const other = await shop.app.seedAccount();
  expect((await apply(other, await shop.seedCampaign(other), 'HELLO')).quote.discount).toBe(200_000);
});

test('of two codes whose second is used up, neither is counted', async () => {
  await seedDiscount(shop.app.tenancy, { discount_code: 'A-FREE', toman: 1_000, is_stackable: true });
  await seedDiscount(shop.app.tenancy, { discount_code: 'B-RARE', toman: 1_000, is_stackable: true, total_uses: 1 });
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await apply(account, await shop.seedCampaign(account), 'A-FREE', 'B-RARE');
  await shop.app.db.pool.query(`update discount set used = 1 where discount_code = 'B-RARE'`);
  await expect(shop.buy(account, created)).rejects.toMatchObject({ code: 'discount_refused' });
  expect(await readUses('A-FREE')).toEqual({ used: 0, taken: 0, returned: 0 });
});

test('a code that ends while its price is frozen still counts, and no longer when the price has lapsed', async () => {
  const now = shop.app.world.now();
  await seedDiscount(shop.app.tenancy, { discount_code: 'ENDS', valid_until: new Date(now + 3_600_000) });
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const soon = await apply(account, await shop.seedCampaign(account, { startsInDays: 10 }), 'ENDS');
  const late = await apply(account, await shop.seedCampaign(account, { startsInDays: 10 }), 'ENDS');
  await shop.app.moveWorld(2);
  expect((await shop.buy(account, soon)).campaign.money.held).toBe(1_980_000);
  await shop.app.moveWorld(71);
  await expect(shop.buy(account, late)).rejects.toMatchObject({
    code: 'discount_refused',
    facts: { refusals: [{ discount_code: 'ENDS', code: 'expired' }] },
  });
  expect((await shop.buy(account, await apply(account, late))).outcome).toBe('held');
});
