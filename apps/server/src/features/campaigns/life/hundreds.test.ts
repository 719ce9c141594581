import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

const DAYS = 24;

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

/** A campaign of one post that its publisher deletes after seven hours of 24. */
async function buyShortLived() {
  const plans = await shop.app.seedPlans(1);
  shop.platform.direct(plans[0]?.publisher_id ?? 0, { removedAfterHours: 7.5 });
  return shop.seedBought({ plans, startsInDays: 2 });
}

test('a line bought in single toman settles in single toman, one bought since then in whole hundreds', async () => {
  const [old, fresh] = [await buyShortLived(), await buyShortLived()];
  // As the migration left the rows that stood before it.
  await shop.app.db.pool.query('update placement set net_step = 1 where campaign_id = $1', [old.campaign.id]);
  await shop.app.moveWorld(10 * DAYS);
  const [wasOld, wasFresh] = [await shop.read(old.account, old.campaign), await shop.read(fresh.account, fresh.campaign)];
  expect(wasOld.money).toEqual({ held: 0, captured: 291_667 + 29_167, released: 1_100_000 - 320_834 });
  expect(wasOld.figures.cost).toBe(291_667);
  expect(wasFresh.money).toEqual({ held: 0, captured: 291_700 + 29_170, released: 1_100_000 - 320_870 });
  expect(wasFresh.figures.cost).toBe(291_700);
  const { cost } = (await old.account.client.reports.getStats({ params: old.campaign })).totals;
  expect(cost).toBe(291_667);
});

test('what the ledger takes from the hold, for the publisher and for VAT is exact at every step of views', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const [plan] = await shop.app.seedPlans(1);
  shop.platform.direct(plan?.publisher_id ?? 0, { figuresOf: () => ({ reach: 7, views: 13, clicks: 0 }) });
  const change = { campaign_type: 'CPM', is_cpm: true, goal_total_reach: 50 } as const;
  const created = await shop.seedCampaign(account, { plans: plan ? [plan] : [], startsInDays: 2, days: 2, change });
  await shop.buy(account, created);
  await shop.app.moveWorld(4 * DAYS);
  const { rows } = await shop.app.db.pool.query<{ net: number; vat: number }>(
    `select (-sum(e.amount) filter (where e.code = 'advertiser.held') - sum(e.amount) filter (where e.code = 'vat.payable'))::int as net,
       (sum(e.amount) filter (where e.code = 'vat.payable'))::int as vat
     from ledger_entry e join ledger_transaction t on t.account_id = e.account_id and t.id = e.transaction_id
     where t.account_id = $1 and t.campaign_id = $2 and t.kind = 'capture' group by t.id`,
    [account.account_id, created.id],
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { net, vat } of rows) expect([net % 100, vat * 10, net > 0]).toEqual([0, net, true]);
});
