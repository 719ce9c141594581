import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import type { Combination } from '@jarchi/domain/drafts/drafts.ts';
import { PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { getCombination, COMBINATIONS, composeDraft, createFrom, getName } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  for (const pair of PLATFORM_PAIRS) {
    if (networkPlanField({ ...pair, campaign_type: 'REACH' }) !== undefined) continue;
    await shop.app.seedPlans(2, { ...pair, price: 3_000_000, reach: 30_000 });
    await shop.app.seedPlans(1, { ...pair, price: 1_000_100, reach: 10_000 });
  }
});
afterAll(() => shop.app.close());

const BALANCE = 2_000_000_000;
/** Net price of a campaign here, by its type: of plans, a ceiling, views, clicks. */
const REACH = 7_000_100;
const PRICES: Readonly<Record<string, number>> = {
  'INSTAGRAM POST REACH': REACH,
  'INSTAGRAM POST INFLUENCE': 50_000_000,
  'INSTAGRAM STORY REACH': REACH,
  'INSTAGRAM STORY INFLUENCE': 50_000_000,
  'INSTAGRAM STORY CPM': 400 * 9_000,
  'TELEGRAM POST REACH': REACH,
  'TELEGRAM POST CPM': 250 * 9_000,
  'LINKEDIN POST INFLUENCE': 50_000_000,
  'BALE POST REACH': REACH,
  'EITAA POST REACH': REACH,
  'RUBIKA POST REACH': REACH,
  'RUBIKA PIN CPM': 100 * 9_000,
  'SOROUSH POST REACH': REACH,
  // Seven days of 6,000 clicks: 5,000 in the first band, 1,000 in the second.
  'SOROUSH PIN CPC': 7 * (5_000 * 1_500 + 1_000 * 1_400),
  'SOROUSH IN_CHANNEL CPM': 50 * 12_000,
};
/** Views or clicks of each placement. */
const UNITS: Readonly<Record<string, readonly number[]>> = {
  'INSTAGRAM STORY CPM': [171_429, 171_428, 57_143],
  'TELEGRAM POST CPM': [107_143, 107_143, 35_714],
  'RUBIKA PIN CPM': [100_000],
  'SOROUSH PIN CPC': [42_000],
  'SOROUSH IN_CHANNEL CPM': [50_000],
};

const sumOf = (campaign: Campaign, key: 'price' | 'discount' | 'vat' | 'total') =>
  campaign.placements.reduce((sum, placement) => sum + placement[key], 0);
const SUMS = ['price', 'discount', 'vat', 'total'] as const;

test('all fifteen combinations are tested', () => {
  expect(COMBINATIONS.map(getName).toSorted()).toEqual(Object.keys(PRICES).toSorted());
});

test.each(COMBINATIONS.map((combination): [string, Combination] => [getName(combination), combination]))(
  '%s is drafted, made a campaign, bought and cancelled, and its hold is released',
  async (name, combination) => {
    const account = await shop.app.seedAccount({ balance: BALANCE });
    const created = await createFrom(account, await composeDraft(shop, account, combination));
    const price = PRICES[name] ?? 0;
    const vat = created.quote.vat;
    expect(created).toMatchObject({
      ...combination,
      state: 'CREATED',
      price,
      total: price + vat,
      discounts: [],
      services: [],
      bundles: [],
    });
    expect(vat).toBe(price / 10);
    expect(created.placements.map(({ state }) => state)).toEqual(
      networkPlanField(combination) === undefined ? ['offered', 'offered', 'offered'] : ['offered'],
    );
    expect(created.placements.map(({ bought_units }) => bought_units)).toEqual(UNITS[name] ?? created.placements.map(() => null));
    expect(SUMS.map((key) => sumOf(created, key))).toEqual(
      combination.campaign_type === 'INFLUENCE'
        ? [REACH, 0, 700_010, 7_700_110]
        : [created.quote.price, created.quote.discount, created.quote.vat, created.quote.total],
    );

    const { campaign, outcome } = await shop.buy(account, created);
    expect([outcome, campaign.state, campaign.money]).toEqual([
      'held',
      'AWAITING_APPROVAL',
      { held: created.total, captured: 0, released: 0 },
    ]);
    expect(await shop.money(account)).toMatchObject({ available: BALANCE - created.total, held: created.total });
    const { rows } = await shop.app.db.pool.query<{ code: string; sum: number }>(
      `select e.code, sum(e.amount)::bigint as sum from ledger_entry e join ledger_transaction t on t.account_id = e.account_id and t.id = e.transaction_id
        where t.account_id = $1 and t.campaign_id = $2 group by 1 order by 1`,
      [account.account_id, created.id],
    );
    expect(rows).toEqual([
      { code: 'advertiser.available', sum: -created.total },
      { code: 'advertiser.held', sum: created.total },
    ]);
    await shop.cancel(account, created);
    expect(await shop.money(account)).toMatchObject({ available: BALANCE, held: 0 });
  },
);

test.each([
  // Two publishers of 30,000 and one of 10,000.
  ['INSTAGRAM STORY CPM', {}, { measure: 'views', target: 400_000, expected: 70_000, percent: 17, missing: 330_000 }],
  ['TELEGRAM POST CPM', { goal_total_reach: 70 }, { measure: 'views', target: 70_000, expected: 70_000, percent: 100, missing: 0 }],
  ['BALE POST REACH', { goal_total_reach: 100_000 }, { measure: 'reach', target: 100_000, expected: 70_000, percent: 70, missing: 30_000 }],
  [
    'LINKEDIN POST INFLUENCE',
    { goal_total_reach: 35_000 },
    { measure: 'reach', target: 35_000, expected: 70_000, percent: 200, missing: 0 },
  ],
  ['BALE POST REACH', {}, null],
  ['SOROUSH PIN CPC', {}, null],
  ['RUBIKA PIN CPM', {}, null],
] as const)(
  '%s with %j: its publishers are compared with its goal until it is bought, which a short estimate does not refuse',
  async (name, change, cover) => {
    const account = await shop.app.seedAccount({ balance: BALANCE });
    const created = await createFrom(account, await composeDraft(shop, account, getCombination(name), change));
    expect(created.goal_cover).toEqual(cover);
    const { campaign, outcome } = await shop.buy(account, created);
    expect([outcome, campaign.goal_cover]).toEqual(['held', null]);
    expect((await shop.read(account, created)).goal_cover).toBe(null);
  },
);

test('prices in a draft are ignored', async () => {
  const account = await shop.app.seedAccount();
  const cheap = { cpm_price: 1, cpm_publisher_price: 1, cpc_price: 1 };
  const views = getCombination('TELEGRAM POST CPM');
  const clicks = getCombination('SOROUSH PIN CPC');
  expect((await createFrom(account, await composeDraft(shop, account, views, cheap))).price).toBe(2_250_000);
  expect((await createFrom(account, await composeDraft(shop, account, clicks, cheap))).price).toBe(62_300_000);
});

test.each([
  ['INSTAGRAM STORY CPM', { is_cpm: false }, 'general-information', ['is_cpm']],
  ['INSTAGRAM STORY REACH', { is_cpm: true }, 'general-information', ['is_cpm']],
  ['INSTAGRAM STORY REACH', { media_type: 'LINKEDIN' }, 'general-information', ['media_type']],
  ['RUBIKA PIN CPM', { goal_total_reach: 49 }, 'general-information', ['goal_total_reach']],
  ['SOROUSH IN_CHANNEL CPM', { goal_total_reach: 1_001 }, 'general-information', ['goal_total_reach']],
  ['SOROUSH PIN CPC', { goal_total_reach: 13_999 }, 'general-information', ['goal_total_reach']],
  ['LINKEDIN POST INFLUENCE', { budget: null }, 'general-information', ['budget']],
  ['LINKEDIN POST INFLUENCE', { content_description: '' }, 'content', ['content_description']],
  ['SOROUSH PIN CPC', { ad_title: '', button_link: '' }, 'content', ['ad_title', 'button_link']],
  ['RUBIKA PIN CPM', { rubika_selected_media_plan: null }, 'create-package', ['rubika_selected_media_plan']],
  ['SOROUSH PIN CPC', { soroush_selected_media_plan: null }, 'create-package', ['soroush_selected_media_plan']],
  ['TELEGRAM POST CPM', { selectedPlans: [] }, 'create-package', ['selectedPlans']],
] as const)('%s with %j is incomplete', async (name, change, step, fields) => {
  const account = await shop.app.seedAccount();
  const combination = getCombination(name);
  await expect(createFrom(account, await composeDraft(shop, account, combination, change))).rejects.toMatchObject({
    code: 'draft_incomplete',
    facts: { step, fields },
  });
});

test('a plan of another platform or format is gone, and so is a network’s plan', async () => {
  const account = await shop.app.seedAccount();
  const pin = getCombination('SOROUSH PIN CPC');
  const rubika = (await account.client.publishers.listMediaPlans({ params: { kind: 'rubika-pin' } })).results[0]?.id ?? 0;
  await expect(createFrom(account, await composeDraft(shop, account, pin, { soroush_selected_media_plan: rubika }))).rejects.toMatchObject({
    code: 'plans_gone',
    facts: { plan_ids: [rubika] },
  });
});

test('Rubika’s own plan is found by its search key', async () => {
  const account = await shop.app.seedAccount();
  const found = await account.client.publishers.listMediaPlans({ params: { kind: 'rubika-pin' }, query: { filter: ['search,MESSENGER'] } });
  expect(found.results.map(({ username }) => username)).toEqual(['rubika']);
});
