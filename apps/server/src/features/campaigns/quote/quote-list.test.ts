import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCampaign, listPlacements } from '#features/campaigns/rows/campaigns.repository.ts';
import { composeDraft, createFrom } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDiscount, seedService } from '#testing/campaigns/seed-prices.ts';
import { listDiscounts } from '#features/pricing/pricing.repository.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { quoteList } from './quote-list.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  await seedService(shop.app.tenancy, 'report', 600_000);
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

async function seedBrief(account: TestAccount, services: Readonly<Record<string, boolean>> = {}): Promise<Campaign> {
  const kind = { media_type: 'INSTAGRAM', content_type: 'POST' } as const;
  const plans = await shop.app.seedPlans(3, { ...kind, price: 2_000_000 });
  const change = { selectedPlans: plans.map(({ id }) => id), budget: 10_000_000, additional_services: services };
  return createFrom(account, await composeDraft(shop, account, { ...kind, campaign_type: 'INFLUENCE' }, change));
}

const quoteFirst = (account: TestAccount, { id }: Campaign, count: number) =>
  shop.app.tenancy.withAccount(account.account_id, async (tx) => {
    const row = await findCampaign(tx, account.account_id, id);
    if (!row) throw new Error('the campaign was made');
    const accepted = (await listPlacements(tx, account.account_id, id)).slice(0, count);
    return quoteList({ tx, deps: { prices: { listDiscounts } }, now: shop.app.world.now() }, row, accepted);
  });

test('a list costs what its offers ask, with VAT', async () => {
  const account = await shop.app.seedAccount();
  const created = await seedBrief(account);
  expect(created.total).toBe(11_000_000);
  expect((await quoteFirst(account, created, 2)).quote).toMatchObject({ price: 4_000_000, vat: 400_000, total: 4_400_000 });
});

test('the services of a brief are spread over its list', async () => {
  const account = await shop.app.seedAccount();
  const created = await seedBrief(account, { report: true });
  expect(created.total).toBe(11_660_000);
  const { quote } = await quoteFirst(account, created, 2);
  expect(quote.lines.map(({ price }) => price)).toEqual([2_300_000, 2_300_000]);
  expect(quote.total).toBe(5_060_000);
  expect((await quoteFirst(account, created, 0)).quote).toMatchObject({ lines: [], total: 0 });
});

test('the discounts of a brief apply to its list, even if they have ended since', async () => {
  const until = new Date(shop.app.world.now() + 3_600_000);
  await seedDiscount(shop.app.tenancy, { discount_code: 'BRIEF', valid_until: until, minimum_purchase: 9_000_000 });
  const account = await shop.app.seedAccount();
  const created = await seedBrief(account);
  await account.client.campaigns.applyDiscount({ body: { campaign: created.id, discount_codes: ['BRIEF'] } });
  await shop.app.moveWorld(2);
  const { quote, discounts } = await quoteFirst(account, created, 2);
  expect(quote).toMatchObject({ price: 4_000_000, discount: 400_000, total: 3_960_000 });
  expect(discounts).toMatchObject([{ discount_code: 'BRIEF', amount: 400_000 }]);
});
