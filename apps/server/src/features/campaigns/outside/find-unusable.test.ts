import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAccount } from '#testing/test-app.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedUndated } from '#testing/campaigns/seed-undated.ts';
import { seedDiscount } from '#testing/campaigns/seed-prices.ts';
import { scheduleUnusable } from './find-unusable.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  await seedDiscount(shop.app.tenancy, { discount_code: 'TENTH', percent: 10, total_uses: 50, used: 0 });
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

/** As an older rule took it, in the campaign and in its draft. */
async function store({ account_id }: TestAccount, { id }: Pick<Campaign, 'id'>, link: string): Promise<void> {
  const change = JSON.stringify({ content_link: link });
  const { pool } = shop.app.db;
  await pool.query('update campaign set brief = brief || $3::jsonb where account_id = $1 and id = $2', [account_id, id, change]);
  await pool.query('update draft set data = data || $3::jsonb where account_id = $1 and campaign = $2', [account_id, id, change]);
}

const search = async () => {
  const { tenancy, wall } = shop.app;
  await scheduleUnusable({ tenancy, wall }, 'now');
  await shop.app.runWallJobs();
};
const usesOf = async (code: string) => {
  const { rows } = await shop.app.db.pool.query<{ used: number }>('select used from discount where discount_code = $1', [code]);
  return rows[0]?.used;
};

test.each(['https://a.ir:99999/x', 'https://ab\u200ccd.ir', 'https://xn--a.ir', 'https://\u0661\u0662a.ir'])(
  'a bought campaign whose stored link %j opens nothing goes back with its money, its code and the reason, and can be bought again',
  async (link) => {
    const account = await shop.app.seedAccount({ balance: 3_000_000 });
    const draft = await shop.seedDraft(account, { startsInDays: 5 });
    const created = await shop.create(account, draft.id);
    const discounted = await account.client.campaigns.applyDiscount({ body: { campaign: created.id, discount_codes: ['TENTH'] } });
    const used = (await usesOf('TENTH')) ?? 0;
    await shop.buy(account, discounted);
    expect(await usesOf('TENTH')).toBe(used + 1);
    await store(account, created, link);
    await search();
    await shop.app.moveWorld(1);
    expect(await shop.read(account, created)).toMatchObject({ state: 'REJECTED', money: { held: 0, released: 1_980_000 } });
    expect(await shop.money(account)).toMatchObject({ available: 3_000_000, held: 0 });
    expect(await usesOf('TENTH')).toBe(used);
    const { events } = await shop.read(account, created);
    expect(events.find(({ event }) => event === 'reject')).toMatchObject({
      actor: 'system',
      facts: { reason: 'نشانی صفحهٔ فرود باز نمی‌شود' },
    });
    const [told] = (await account.client.notifications.listNotifications({ query: { campaign_id: created.id } })).results;
    expect(told).toMatchObject({ kind: 'campaign_rejected' });
    expect(told?.description).toContain('نشانی صفحهٔ فرود باز نمی‌شود');
    await expect(shop.create(account, draft.id)).rejects.toMatchObject({ code: 'draft_incomplete' });
    await shop.edit(account, draft.id, { content_link: 'https://a.ir/x' });
    const again = await shop.create(account, draft.id);
    expect((await shop.buy(account, again)).campaign.state).toBe('AWAITING_APPROVAL');
    await shop.app.moveWorld(3);
    expect((await shop.read(account, created)).state).not.toBe('AWAITING_APPROVAL');
  },
);

test('a campaign that was asked for new dates goes back too', async () => {
  const undated = await seedUndated(shop);
  await store(undated.account, undated.campaign, 'https://a.ir:99999/x');
  await search();
  await shop.app.moveWorld(1);
  expect(await shop.read(undated.account, undated.campaign)).toMatchObject({ state: 'REJECTED', money: { held: 0 } });
});

test('a campaign that is not bought is refused with its field, and nothing is held', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const created = await shop.seedCampaign(account, { startsInDays: 5 });
  await store(account, created, 'https://a.ir:99999/x');
  await expect(shop.buy(account, created)).rejects.toMatchObject({
    status: 422,
    code: 'draft_incomplete',
    facts: { step: 'content', fields: ['content_link'] },
  });
  expect(await shop.money(account)).toMatchObject({ available: 3_000_000, held: 0 });
});

test('links of a publisher are made without a link that opens nothing', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 5, change: { content_link: 'https://a.ir/x' } });
  const { services, tenancy } = shop.app.app;
  const { row, placements } = (await tenancy.withAccount(account.account_id, (tx) =>
    services.campaigns.readStoredLife(tx, account.account_id, campaign.id),
  ))!;
  const brief = { ...row.brief, content_link: 'https://a.ir:99999/x' };
  const order = { account_id: account.account_id, campaign_id: campaign.id, brief, placements: placements, now: shop.app.world.now() };
  await tenancy.withAccount(account.account_id, (tx) => services.clicks.makeLinks(tx, order));
  expect((await account.client.clicks.listTrackedLinks({ params: { id: campaign.id } })).results).toEqual([]);
});

test('the search comes again a day later, once', async () => {
  await search();
  await search();
  const { rows } = await shop.app.db.pool.query("select run_at from job where kind = 'campaign.unusable'");
  expect(rows).toHaveLength(1);
});
