import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const refusal = (code: string, facts: object = {}) => expect.objectContaining({ code, facts: expect.objectContaining(facts) });

test('a finished draft becomes a campaign whose price is frozen for 72 hours', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(3, { price: 1_000_100 });
  const campaign = await shop.seedCampaign(account, { plans });
  expect(campaign).toMatchObject({
    state: 'CREATED',
    reason: null,
    publishers: 3,
    price: 3_000_300,
    total: 3_300_330,
    shortfall: 3_300_330,
    waits_for: 'advertiser',
    version: 1,
    quote: {
      price: 3_000_300,
      vat: 300_030,
      total: 3_300_330,
      vat_percent: 10,
      valid_until: new Date(shop.app.world.now() + 72 * 3_600_000).toISOString(),
    },
    money: { held: 0, captured: 0, released: 0 },
  });
  expect(campaign.placements.map(({ plan_id, state, price, vat }) => [plan_id, state, price, vat])).toEqual(
    plans.map(({ id }) => [id, 'offered', 1_000_100, 100_010]),
  );
  expect(campaign.events.map(({ event, actor }) => [event, actor])).toEqual([['complete_steps', 'advertiser']]);
});

test('a purchase holds the total, and the spendable money falls by it', async () => {
  const account = await shop.app.seedAccount({ balance: 5_000_000 });
  const created = await shop.seedCampaign(account);
  expect(created.shortfall).toBe(0);
  const { campaign, outcome, shortfall } = await shop.buy(account, created);
  expect([outcome, shortfall]).toEqual(['held', 0]);
  expect(campaign).toMatchObject({
    state: 'AWAITING_APPROVAL',
    reason: null,
    waits_for: 'operator',
    money: { held: 2_200_000, captured: 0, released: 0 },
  });
  expect(await shop.money(account)).toMatchObject({ balance: 5_000_000, available: 2_800_000, held: 2_200_000, spendable: 2_800_000 });
  expect(campaign.events[0]).toMatchObject({ event: 'purchase', actor: 'advertiser', facts: { held: 2_200_000 } });
});

test('events do not show the keys of requests', async () => {
  const { campaign } = await shop.seedBought();
  expect(campaign.events.flatMap(({ facts }) => Object.keys(facts))).not.toContain('idempotency_key');
});

test('a debt limit is spent like money', async () => {
  const account = await shop.app.seedAccount({ balance: 200_000, debt_limit: 2_000_000 });
  const created = await shop.seedCampaign(account);
  expect((await shop.buy(account, created)).outcome).toBe('held');
  expect(await shop.money(account)).toMatchObject({ balance: 200_000, available: -2_000_000, held: 2_200_000, spendable: 0 });
});

test('a campaign one toman above the spendable money is not bought, and waits to be paid', async () => {
  const account = await shop.app.seedAccount({ balance: 2_199_999 });
  const created = await shop.seedCampaign(account);
  const { campaign, outcome, shortfall } = await shop.buy(account, created);
  expect([outcome, shortfall]).toEqual(['to_pay', 1]);
  expect(campaign).toMatchObject({ state: 'TO_PAY', reason: 'before_review', shortfall: 1, money: { held: 0 } });
  expect(await shop.money(account)).toMatchObject({ held: 0, available: 2_199_999 });
});

test('a campaign that is to be bought after a charge is bought when the account is charged', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created, { is_auto_after_charge: true });
  await shop.app.charge(account, 1_000_000);
  expect(await shop.read(account, created)).toMatchObject({ state: 'TO_PAY', shortfall: 1_200_000 });
  await shop.app.charge(account, 1_200_000);
  const bought = await shop.read(account, created);
  expect(bought).toMatchObject({ state: 'AWAITING_APPROVAL', money: { held: 2_200_000 } });
  expect(bought.events[0]).toMatchObject({ event: 'pay', actor: 'system' });
  shop.app.wall.at += 60_000;
  await shop.app.runWallJobs();
  expect(await shop.countPosted(account, 'hold')).toBe(1);
});

test('a campaign that is not to be bought after a charge waits, and is bought by hand', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created);
  await shop.app.charge(account, 2_200_000);
  expect(await shop.read(account, created)).toMatchObject({ state: 'TO_PAY', shortfall: 0 });
  const { campaign, outcome } = await shop.buy(account, created);
  expect([campaign.state, outcome]).toEqual(['AWAITING_APPROVAL', 'held']);
  expect(campaign.events[0]).toMatchObject({ event: 'pay', actor: 'advertiser' });
});

test('the choice of a replacement counts as it was made last before the purchase, and stays where an order does not name it', async () => {
  const account = await shop.app.seedAccount({ balance: 100_000 });
  const campaign = await shop.seedCampaign(account, { startsInDays: 3 });
  const order = async (wishes: { readonly is_auto_replace?: boolean }) => {
    const body = { expected_total: campaign.total, is_auto_after_charge: false, ...wishes };
    const bought = await account.client.campaigns.purchaseCampaign(
      { params: { id: campaign.id }, body },
      { idempotencyKey: newIdempotencyKey() },
    );
    return [bought.outcome, bought.campaign.is_auto_replace];
  };
  expect(await order({ is_auto_replace: true })).toEqual(['to_pay', true]);
  expect(await order({ is_auto_replace: false })).toEqual(['to_pay', false]);
  expect(await order({ is_auto_replace: true })).toEqual(['to_pay', true]);
  expect(await order({})).toEqual(['to_pay', true]);
  await shop.app.charge(account, campaign.total);
  expect(await order({ is_auto_replace: false })).toEqual(['held', false]);
});

test('a campaign that a charge buys keeps the choice of a replacement', async () => {
  const account = await shop.app.seedAccount({ balance: 100_000 });
  const campaign = await shop.seedCampaign(account, { startsInDays: 3 });
  const body = { expected_total: campaign.total, is_auto_after_charge: true, is_auto_replace: true };
  await account.client.campaigns.purchaseCampaign({ params: { id: campaign.id }, body }, { idempotencyKey: newIdempotencyKey() });
  await shop.app.charge(account, campaign.total);
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'AWAITING_APPROVAL', is_auto_replace: true });
});

test('a campaign whose price has changed since is not bought by a charge', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(2);
  const created = await shop.seedCampaign(account, { plans, startsInDays: 10 });
  await shop.buy(account, created, { is_auto_after_charge: true });
  await shop.setPlan(plans[0] ?? { id: 0 }, 'price', 1_200_000);
  await shop.app.world.jumpTo(shop.app.world.now() + 73 * 3_600_000, async () => undefined);
  await shop.app.charge(account, 9_000_000);
  expect(await shop.read(account, created)).toMatchObject({ state: 'TO_PAY', total: 2_420_000 });
  expect(await shop.money(account)).toMatchObject({ held: 0 });
});

test('a charge does not buy a campaign that was edited since it was priced; once the edit is seen, the next charge does', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created, { is_auto_after_charge: true });
  await shop.edit(account, created.draft, { title: 'another title' });
  await shop.app.charge(account, 1_200_000);
  await shop.app.charge(account, 1_000_000);
  expect(await shop.read(account, created)).toMatchObject({ state: 'TO_PAY', shortfall: 0, title: created.title });
  await shop.create(account, created.draft);
  await shop.buy(account, await shop.read(account, created));
  expect(await shop.read(account, created)).toMatchObject({ state: 'AWAITING_APPROVAL', title: 'another title' });
});

test('a charge buys waiting campaigns oldest first, until its money is spent', async () => {
  const account = await shop.app.seedAccount();
  const older = await shop.seedCampaign(account);
  const newer = await shop.seedCampaign(account);
  for (const one of [newer, older]) await shop.buy(account, one, { is_auto_after_charge: true });
  await shop.app.charge(account, 3_000_000);
  expect([(await shop.read(account, older)).state, (await shop.read(account, newer)).state]).toEqual(['AWAITING_APPROVAL', 'TO_PAY']);
});

test('a campaign left to pay goes back to created when its price lapses', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account, { startsInDays: 10 });
  await shop.buy(account, created);
  await shop.app.moveWorld(71);
  expect((await shop.read(account, created)).state).toBe('TO_PAY');
  await shop.app.moveWorld(1);
  const lapsed = await shop.read(account, created);
  expect(lapsed).toMatchObject({ state: 'CREATED', reason: null });
  expect(lapsed.events[0]).toMatchObject({ event: 'lapse_quote', actor: 'system' });
});

test('of two concurrent purchases with money for one, one is held', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const campaigns = [await shop.seedCampaign(account), await shop.seedCampaign(account)];
  const outcomes = await Promise.all(campaigns.map((campaign) => shop.buy(account, campaign)));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['held', 'to_pay']);
  expect(await shop.money(account)).toMatchObject({ available: 800_000, held: 2_200_000 });
});

test('the same key buys once, in requests one after another and all at the same time', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account);
  const key = newIdempotencyKey();
  const answers = await Promise.all(Array.from({ length: 4 }, () => shop.buy(account, created, { key })));
  answers.push(await shop.buy(account, created, { key }));
  expect(answers.map(({ outcome, shortfall, campaign }) => [outcome, shortfall, campaign.state])).toEqual(
    Array.from({ length: 5 }, () => ['held', 0, 'AWAITING_APPROVAL']),
  );
  expect(await shop.countPosted(account, 'hold')).toBe(1);
  expect(await shop.money(account)).toMatchObject({ held: 2_200_000 });
});

test('another key does not buy a bought campaign again', async () => {
  const { account, campaign } = await shop.seedBought();
  await expect(shop.buy(account, campaign)).rejects.toEqual(
    refusal('transition_refused', { state: 'AWAITING_APPROVAL', allowed: ['cancelCampaign', 'setAutoReplace'] }),
  );
  const twice = await Promise.allSettled([shop.buy(account, campaign), shop.buy(account, campaign)]);
  expect(twice.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shop.countPosted(account, 'hold')).toBe(1);
});

test('a key that was answered with to pay gets the same answer again', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const key = newIdempotencyKey();
  await shop.buy(account, created, { key });
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'to_pay', shortfall: 2_200_000 });
  expect((await shop.read(account, created)).events.filter(({ event }) => event === 'purchase_short')).toHaveLength(1);
});

test('a key under which a campaign remained to be paid does not buy it once the money is there', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created);
  const key = newIdempotencyKey();
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'to_pay', shortfall: created.total });
  await shop.app.charge(account, created.total);
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'to_pay', shortfall: 0, campaign: { state: 'TO_PAY' } });
  expect(await shop.countPosted(account, 'hold')).toBe(0);
  expect(await shop.buy(account, created)).toMatchObject({ outcome: 'held' });
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'to_pay', campaign: { state: 'AWAITING_APPROVAL' } });
});

test('a total that the buyer has not seen is not charged', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account);
  await expect(shop.buy(account, created, { expected_total: 2_000_000 })).rejects.toEqual(
    refusal('quote_changed', { before: 2_000_000, after: 2_200_000 }),
  );
  expect(await shop.money(account)).toMatchObject({ held: 0 });
  expect((await shop.read(account, created)).state).toBe('CREATED');
});

test('a campaign that waits to be paid is not charged at a total that the buyer has not seen', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created);
  await shop.app.charge(account, 9_000_000);
  await expect(shop.buy(account, created, { expected_total: 2_000_000 })).rejects.toEqual(
    refusal('quote_changed', { before: 2_000_000, after: 2_200_000 }),
  );
  expect(await shop.money(account)).toMatchObject({ held: 0 });
  expect((await shop.read(account, created)).state).toBe('TO_PAY');
});

test('within 72 hours a new price changes nothing; afterwards it is shown first and charged when agreed', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const plans = await shop.app.seedPlans(2);
  const campaign = await shop.seedCampaign(account, { plans, startsInDays: 10 });
  const bought = await shop.seedCampaign(account, { plans, startsInDays: 10 });
  const [first] = plans;
  await shop.setPlan(first ?? { id: 0 }, 'price', 1_500_000);
  expect((await shop.buy(account, bought)).outcome).toBe('held');
  await shop.app.moveWorld(72);
  await expect(shop.buy(account, campaign)).rejects.toEqual(refusal('quote_changed', { before: 2_200_000, after: 2_750_000 }));
  const renewed = await shop.read(account, campaign);
  expect(renewed).toMatchObject({
    state: 'CREATED',
    total: 2_750_000,
    quote: { total: 2_750_000, valid_until: new Date(shop.app.world.now() + 72 * 3_600_000).toISOString() },
  });
  expect(renewed.placements.map(({ price }) => price)).toEqual([1_500_000, 1_000_000]);
  expect((await shop.buy(account, renewed)).campaign.money.held).toBe(2_750_000);
});

test('a lapsed price that has not changed is charged without asking', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account, { startsInDays: 10 });
  await shop.app.moveWorld(80);
  expect((await shop.buy(account, created)).outcome).toBe('held');
});

test('publishers who left are named when a campaign is made and when its price is renewed', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const [gone, stays] = await shop.app.seedPlans(2);
  if (!gone || !stays) throw new Error('two plans were seeded');
  const created = await shop.seedCampaign(account, { plans: [gone, stays], startsInDays: 10 });
  await shop.setPlan(gone, 'is_active', false);
  await shop.app.moveWorld(72);
  await expect(shop.buy(account, created)).rejects.toEqual(refusal('plans_gone', { plan_ids: [gone.id] }));
  await expect(shop.seedCampaign(account, { plans: [stays, gone, { id: 999_999 }] })).rejects.toEqual(
    refusal('plans_gone', { plan_ids: [gone.id, 999_999] }),
  );
  const [elsewhere] = await shop.app.seedPlans(1, { media_type: 'TELEGRAM', content_type: 'POST' });
  await expect(shop.seedCampaign(account, { plans: [elsewhere ?? stays] })).rejects.toEqual(
    refusal('plans_gone', { plan_ids: [elsewhere?.id] }),
  );
});

test('a campaign whose first day has passed cannot be bought before it is edited', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const draft = await shop.seedDraft(account, { startsInDays: 1 });
  const created = await shop.create(account, draft.id);
  await shop.app.moveWorld(48);
  await expect(shop.buy(account, created)).rejects.toEqual(
    refusal('draft_incomplete', { step: 'general-information', fields: ['publish_period_start'] }),
  );
});

test('a draft makes one campaign, even when it is asked for twice at the same time', async () => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account);
  const [first, second] = await Promise.all([shop.create(account, draft.id), shop.create(account, draft.id)]);
  expect(second).toEqual(first);
  expect(await shop.create(account, draft.id)).toEqual(first);
  expect((await account.client.campaigns.listCampaigns()).count).toBe(1);
});

test('an edited draft brings its campaign up to date, and back from to pay to created', async () => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account);
  const created = await shop.create(account, draft.id);
  await shop.buy(account, created);
  const plans = await shop.app.seedPlans(1, { price: 500_000 });
  await shop.edit(account, draft.id, { title: 'winter menu', selectedPlans: plans.map(({ id }) => id) });
  const edited = await shop.create(account, draft.id);
  expect(edited).toMatchObject({
    id: created.id,
    title: 'winter menu',
    state: 'CREATED',
    reason: null,
    version: 2,
    total: 550_000,
    publishers: 1,
  });
  expect(edited.placements).toHaveLength(1);
});

test('the draft of a bought campaign is refused as used', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const draft = await shop.seedDraft(account);
  const created = await shop.create(account, draft.id);
  await shop.buy(account, created);
  await expect(shop.create(account, draft.id)).rejects.toEqual(refusal('draft_used', { campaign_id: created.id }));
  await expect(shop.edit(account, draft.id, { title: 'too late' })).rejects.toEqual(refusal('draft_used', { campaign_id: created.id }));
});

test('without a tax rate for the day nothing is priced or bought', async () => {
  const late = await openCampaigns({ now: '2028-03-17T08:00:00Z' });
  const account = await late.app.seedAccount({ balance: 9_000_000 });
  const created = await late.seedCampaign(account, { startsInDays: 10 });
  await late.app.moveWorld(72);
  await expect(late.buy(account, created)).rejects.toEqual(refusal('vat_rate_missing'));
  await expect(late.seedCampaign(account, { startsInDays: 10 })).rejects.toEqual(refusal('vat_rate_missing'));
  expect(await late.money(account)).toMatchObject({ held: 0 });
  await late.app.close();
});

test('a campaign or draft that is not there is not found', async () => {
  const account = await shop.app.seedAccount();
  await expect(shop.buy(account, { id: 999_999, total: 1 })).rejects.toEqual(refusal('campaign_not_found'));
  await expect(shop.read(account, { id: 999_999 })).rejects.toEqual(refusal('campaign_not_found'));
  await expect(shop.create(account, 999_999)).rejects.toEqual(refusal('not_found'));
});

test('a period that leaves less than a day for publishing is not bought', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account, { startsInDays: 1, days: 1 });
  const firstMidnight = tehranInstant(created.publish_period_start);
  await shop.app.moveWorld(Math.ceil((firstMidnight - shop.app.world.now()) / 3_600_000));
  await expect(shop.buy(account, created)).rejects.toEqual(
    refusal('draft_incomplete', {
      step: 'general-information',
      fields: ['publish_period_end'],
      steps: [
        {
          step: 'general-information',
          issues: [{ field: 'publish_period_end', code: 'min_date', day: addDays(created.publish_period_end, 1) }],
        },
      ],
    }),
  );
  expect(await shop.money(account)).toMatchObject({ available: 9_000_000, held: 0 });
});
