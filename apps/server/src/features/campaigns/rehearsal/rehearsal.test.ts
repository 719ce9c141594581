import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { CallInput } from '@jarchi/contract/types.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

type Ifs = CallInput<'rehearsal', 'rehearse'>['body']['ifs'];
const rehearse = ({ client, slug }: TestAccount, ifs: Ifs) => client.rehearsal.rehearse({ params: { account: slug }, body: { ifs } });
const listHolds = ({ client, slug }: TestAccount) => client.rehearsal.listHolds({ params: { account: slug } });
const moneyOf = async (account: TestAccount) => {
  const { available, held } = await shop.money(account);
  return { available, held };
};

test('what a purchase was said to leave is what it leaves, and the rehearsal itself moves nothing', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const created = await shop.seedCampaign(account);
  const said = await rehearse(account, [{ if: 'buy', campaign: created.id }]);
  expect(said.balance).toEqual({ available: 3_000_000, held: 0, debt_limit: 0, spendable: 3_000_000 });
  expect(said.options).toMatchObject([
    { campaign: created.id, buy: { available: -created.total, held: created.total, refused: null }, end: null },
  ]);
  expect(await moneyOf(account)).toEqual({ available: 3_000_000, held: 0 });
  await shop.buy(account, created);
  expect(await moneyOf(account)).toEqual({ available: said.after.available, held: said.after.held });
});

test('a complete draft can be supposed as bought, and leaves what the campaign that is made of it costs', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const draft = await shop.seedDraft(account);
  const said = await rehearse(account, [{ if: 'buy_draft', draft: draft.id }]);
  expect(said.options).toEqual([]);
  expect(said.drafts).toMatchObject([{ draft: draft.id, title: draft.data.title, buy: { refused: null } }]);
  expect(said.effects).toEqual([said.drafts[0]?.buy]);
  expect((await account.client.campaigns.listCampaigns({})).count).toBe(0);
  const created = await shop.create(account, draft.id);
  expect(said.drafts[0]?.buy).toMatchObject({ available: -created.total, held: created.total });
  expect((await rehearse(account, [])).drafts).toEqual([]);
  await shop.buy(account, created);
  expect(await moneyOf(account)).toEqual({ available: said.after.available, held: said.after.held });
});

test('a draft that is incomplete, dearer than the money, or of another account cannot be supposed', async () => {
  const account = await shop.app.seedAccount({ balance: 10_000 });
  const stranger = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account);
  const open = await shop.seedDraft(account, { change: { title: '' } });
  const foreign = await shop.seedDraft(stranger);
  const said = await rehearse(
    account,
    [draft, open, foreign].map(({ id }) => ({ if: 'buy_draft', draft: id }) as const),
  );
  expect(said.drafts.map((one) => one.draft)).toEqual([draft.id]);
  expect(said.effects.map(({ refused }) => refused)).toEqual(['spendable_short', 'not_possible', 'not_possible']);
  expect(said.after).toMatchObject({ available: 10_000, held: 0 });
  const twice = [draft, draft].map(({ id }) => ({ if: 'buy_draft', draft: id }) as const);
  await expect(rehearse(account, twice)).rejects.toMatchObject({ code: 'listed_twice' });
});

test('two purchases together are refused where each alone would be possible, with what is short', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const [one, other] = [await shop.seedCampaign(account), await shop.seedCampaign(account)];
  const said = await rehearse(account, [
    { if: 'buy', campaign: one.id },
    { if: 'buy', campaign: other.id },
  ]);
  expect(said.effects.map(({ refused }) => refused)).toEqual([null, 'spendable_short']);
  expect(said.effects[1]?.shortfall).toBe(one.total + other.total - 3_000_000);
  expect(said.after).toEqual({ available: 3_000_000 - one.total, held: one.total, spendable: 3_000_000 - one.total });
});

test('a campaign that is lived to its end leaves what was said, and its hold said when', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 1 });
  const [hold] = (await listHolds(account)).results;
  expect(hold).toMatchObject({
    campaign: campaign.id,
    amount: campaign.total,
    waits_for: 'review',
    publishers: 2,
    units_left: 0,
    lost: [],
  });
  const said = await rehearse(account, [{ if: 'end', campaign: campaign.id, delivered_percent: 100 }]);
  expect(said.after).toMatchObject({ held: 0 });
  await shop.untilLive({ account, campaign });
  for (let days = 0; days < 12 && (await shop.read(account, campaign)).reason !== 'completed'; days++) await shop.app.moveWorld(24);
  expect((await shop.read(account, campaign)).reason).toBe('completed');
  expect(await moneyOf(account)).toEqual({ available: said.after.available, held: said.after.held });
  expect(await listHolds(account)).toEqual({ held: 0, results: [] });
});

test('a publisher who falls out leaves what was said, a day later', async () => {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[0]?.publisher_id ?? 0, { withdrawsAfterHours: 3 });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 6 });
  await shop.app.moveWorld(1);
  const lost = campaign.placements.find(({ publisher_id }) => publisher_id === plans[0]?.publisher_id);
  const ref = { campaign: campaign.id, placement: lost?.id ?? 0 };
  const said = await rehearse(account, [{ if: 'fall_out', ...ref }]);
  const share = campaign.total / 2;
  expect(said.effects).toMatchObject([{ available: share, held: -share, refused: null }]);
  expect(Date.parse(said.effects[0]?.at ?? '') - Date.parse(said.now)).toBe(24 * HOUR_MS);
  expect(said.days.at(0)).toMatchObject({ available: 0, held: campaign.total, available_without: 0 });
  expect(said.days.at(-1)).toMatchObject({ available: share, available_without: 0 });
  await shop.app.moveWorld(7);
  expect((await listHolds(account)).results).toMatchObject([{ lost: [{ placement: ref.placement, amount: share }] }]);
  await shop.app.moveWorld(26);
  expect(await moneyOf(account)).toEqual({ available: said.after.available, held: said.after.held });
});

test('what cannot be supposed is refused: a campaign of another account, one that is not bought, a publisher of another', async () => {
  const { account, campaign } = await shop.seedBought();
  const stranger = await shop.seedBought();
  const draft = await shop.seedCampaign(account);
  const said = await rehearse(account, [
    { if: 'end', campaign: stranger.campaign.id, delivered_percent: 100 },
    { if: 'end', campaign: draft.id, delivered_percent: 100 },
    { if: 'fall_out', campaign: campaign.id, placement: stranger.campaign.placements[0]?.id ?? 0 },
  ]);
  expect(said.effects.map(({ refused }) => refused)).toEqual(['not_possible', 'not_possible', 'not_possible']);
  expect(said.after).toEqual({ available: said.balance.available, held: said.balance.held, spendable: said.balance.spendable });
  const { client } = account;
  const foreign = { params: { account: stranger.account.slug } };
  await expect(client.rehearsal.rehearse({ ...foreign, body: { ifs: [] } })).rejects.toMatchObject({ code: 'account_not_found' });
  await expect(client.rehearsal.listHolds(foreign)).rejects.toMatchObject({ code: 'account_not_found' });
});
