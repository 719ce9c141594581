import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

const archive = ({ client }: TestAccount, { id }: Pick<Campaign, 'id'>) => client.campaigns.archiveCampaign({ params: { id } });
const restore = ({ client }: TestAccount, { id }: Pick<Campaign, 'id'>) => client.campaigns.restoreCampaign({ params: { id }, body: {} });
const listIds = async ({ client }: TestAccount, is_deleted: boolean) =>
  (await client.campaigns.listCampaigns({ query: { is_deleted } })).results.map(({ id }) => id);

test('an archived campaign is listed in the archive, and is restored as it was', async () => {
  const account = await shop.app.seedAccount();
  const campaign = await shop.seedCampaign(account);
  await archive(account, campaign);
  expect(await archive(account, campaign)).toMatchObject({
    is_deleted: true,
    state: 'CREATED',
    waits_for: null,
    allowed: ['restoreCampaign'],
  });
  expect([await listIds(account, false), await listIds(account, true)]).toEqual([[], [campaign.id]]);
  expect(await restore(account, campaign)).toEqual(campaign);
  expect([await listIds(account, false), await listIds(account, true)]).toEqual([[campaign.id], []]);
});

test('an archived campaign refuses every act', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const campaign = await shop.seedCampaign(account);
  await archive(account, campaign);
  const refused = { code: 'transition_refused', facts: { allowed: ['restoreCampaign'] } };
  const { client } = account;
  await expect(shop.buy(account, campaign)).rejects.toMatchObject(refused);
  await expect(shop.cancel(account, campaign)).rejects.toMatchObject(refused);
  await expect(client.campaigns.applyDiscount({ body: { campaign: campaign.id, discount_codes: [] } })).rejects.toMatchObject(refused);
  const { data, version } = await client.drafts.getDraft({ params: { id: campaign.draft } });
  await expect(
    client.campaigns.updateCampaign({ params: { id: campaign.id }, body: { data: { ...data, title: 'winter menu' }, version } }),
  ).rejects.toMatchObject(refused);
  await expect(shop.create(account, campaign.draft)).rejects.toMatchObject({ code: 'draft_used' });
  expect(await shop.money(account)).toMatchObject({ available: 9_000_000, held: 0 });
});

test('a campaign that holds money cannot be archived, and one that waits for a charge is not bought in the archive', async () => {
  const { account, campaign } = await shop.seedBought();
  await expect(archive(account, campaign)).rejects.toMatchObject({ code: 'hold_open', facts: { amount: campaign.total } });
  await shop.cancel(account, campaign);
  expect(await archive(account, campaign)).toMatchObject({ is_deleted: true, reason: 'cancelled' });
  const poor = await shop.app.seedAccount();
  const waiting = await shop.seedCampaign(poor);
  await shop.buy(poor, waiting, { is_auto_after_charge: true });
  await archive(poor, waiting);
  await shop.app.charge(poor, 9_000_000);
  expect(await shop.read(poor, waiting)).toMatchObject({ state: 'TO_PAY', money: { held: 0 } });
});
