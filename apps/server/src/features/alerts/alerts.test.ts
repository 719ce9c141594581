import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { AlertSetting } from '@jarchi/domain/alerts/alert-kinds.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDelivered } from '#testing/campaigns/seed-offers.ts';
import { giveRole } from '#testing/members.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';

let shop: Campaigns;
let second: Awaited<ReturnType<TestApp['startSecond']>>;
beforeAll(async () => {
  shop = await openCampaigns();
  second = await shop.app.startSecond();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

type Owned = { readonly account: TestAccount; readonly campaign: Pick<Campaign, 'id'> };

const save = ({ client }: TestAccount, setting: AlertSetting) => client.alerts.saveAlert({ body: setting });
const on = (kind: AlertSetting['kind'], threshold: number | null = null): AlertSetting => ({ kind, is_on: true, threshold });

/** The alerts that an account was told, oldest first. */
async function listRung({ client }: TestAccount) {
  const { results } = await client.notifications.listNotifications({ query: { limit: 100 } });
  return results.filter(({ kind }) => kind.startsWith('alert_')).toReversed();
}

/** A bought campaign that goes on the air tomorrow at 18 for four days, two posts of a day each. */
const seedBought = (change = {}): Promise<Owned> => shop.seedBought({ startsInDays: 1, change });

test('every kind is off at first; what is saved is read again, and another person of the account has their own', async () => {
  const [account, other] = [await shop.app.seedAccount(), await shop.app.seedAccount()];
  const { results } = await account.client.alerts.listAlerts();
  expect(results.map(({ is_on }) => is_on)).toEqual(results.map(() => false));
  expect(results.find(({ kind }) => kind === 'pace_behind')).toEqual({ kind: 'pace_behind', is_on: false, threshold: 15 });
  await save(account, on('pace_behind', 20));
  await save(account, { kind: 'pace_behind', is_on: false, threshold: 25 });
  expect((await account.client.alerts.listAlerts()).results).toContainEqual({ kind: 'pace_behind', is_on: false, threshold: 25 });
  await giveRole(shop.app, other, account.account_id, 'viewer');
  await other.client.session.getAccessToken({ query: { account: account.slug } });
  expect((await other.client.alerts.listAlerts()).results).toEqual(results);
});

test.each([
  [{ kind: 'pace_behind', is_on: true, threshold: 100 }, 'too_large', { maximum: 99 }],
  [{ kind: 'pace_behind', is_on: true, threshold: 0 }, 'too_small', { minimum: 1 }],
  [{ kind: 'pace_behind', is_on: true, threshold: null }, 'missing', undefined],
  [{ kind: 'publisher_out', is_on: true, threshold: 3 }, 'not_allowed', { allowed: [null] }],
] as const)('a threshold that cannot be is refused with its limit: %o', async (setting, code, facts) => {
  const account = await shop.app.seedAccount();
  const issue = { path: 'threshold', code, ...(facts && { facts }) };
  await expect(save(account, setting)).rejects.toMatchObject({ status: 400, code: 'invalid', issues: [issue] });
});

test('a campaign that falls behind rings once, with the figure, the threshold and the way to its report, for the person who asked', async () => {
  const { account, campaign } = await seedBought({ goal_total_reach: 1_000_000 });
  const colleague = await shop.app.seedAccount();
  await giveRole(shop.app, colleague, account.account_id, 'viewer');
  await save(account, on('pace_behind', 10));
  await shop.app.moveWorld(60);
  const rung = await listRung(account);
  expect(rung).toMatchObject([{ kind: 'alert_pace', campaign_id: campaign.id, path: `/campaigns/${campaign.id}`, seen: false }]);
  expect(rung[0]?.description).toMatch(/^کمپین «autumn menu» ۱۵ واحد درصد از زمان گذشته عقب است؛ بیش از ۱۰ واحدی/);
  const { pace } = await account.client.reports.getStats({ params: { id: campaign.id } });
  expect(pace.elapsed - pace.goal.reached / (pace.goal.target ?? 1)).toBeGreaterThan(0.1);
  // The message is for the person who asked, not for every member.
  await colleague.client.session.getAccessToken({ query: { account: account.slug } });
  expect(await listRung(colleague)).toEqual([]);
  await expect(colleague.client.notifications.seeNotification({ params: { id: rung[0]!.id } })).rejects.toMatchObject({ status: 404 });
});

test('another threshold is another question; the same one does not ring again', async () => {
  const { account } = await seedBought({ goal_total_reach: 1_000_000 });
  await save(account, on('pace_behind', 10));
  await shop.app.moveWorld(60);
  await save(account, { kind: 'pace_behind', is_on: false, threshold: 10 });
  await save(account, on('pace_behind', 10));
  await shop.app.moveWorld(2);
  expect(await listRung(account)).toHaveLength(1);
  await save(account, on('pace_behind', 12));
  await shop.app.moveWorld(10);
  expect((await listRung(account)).map(({ description }) => /بیش از (\S+) واحدی/.exec(description)?.[1])).toEqual(['۱۰', '۱۲']);
});

test('a price above the threshold rings with the price that the report shows, and one below it does not', async () => {
  const { account, campaign } = await seedBought();
  await save(account, on('reach_cost', 100_000));
  await save(account, on('views_cost', 100));
  await shop.app.moveWorld(36);
  const { totals } = await account.client.reports.getStats({ params: { id: campaign.id } });
  // The figures at the end of a move are read after its jobs.
  await shop.app.moveWorld(1);
  const [rung, ...others] = await listRung(account);
  expect(others).toEqual([]);
  expect(rung).toMatchObject({ kind: 'alert_cost', title: 'هر هزار دسترسی گران شده است' });
  expect(rung?.description).toContain(`${new Intl.NumberFormat('fa-IR').format(totals.unit_cost ?? 0)} تومان`);
});

test('a publisher who falls out is told at that instant; one who fell out before the alert was on is not', async () => {
  const plans = await shop.app.seedPlans(3);
  shop.platform.direct(plans[0]!.publisher_id, { answer: 'declines' });
  shop.platform.direct(plans[1]!.publisher_id, { lateHours: Infinity });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 1 });
  await shop.app.moveWorld(2);
  await save(account, on('publisher_out'));
  await shop.app.moveWorld(70);
  const { placements } = await shop.read(account, campaign);
  const late = placements.find(({ out_reason }) => out_reason === 'not_live');
  expect(placements.filter(({ out_reason }) => out_reason === 'declined')).toHaveLength(1);
  const rung = await listRung(account);
  expect(rung).toMatchObject([{ kind: 'alert_publisher_out', title: 'ناشر کنار رفت' }]);
  expect(rung[0]?.description).toContain(`«${late?.title}»`);
});

test('a wait is told when it has only so many hours left, at that hour', async () => {
  const offered = await seedDelivered(shop, { prices: [1_000_000] });
  await save(offered.account, on('wait_ending', 20));
  // Any turn of the campaign has its alerts checked; here it is the reminder at the half of the wait.
  await shop.app.moveWorld(71);
  const [rung, ...others] = await listRung(offered.account);
  expect(others).toEqual([]);
  const { results } = await offered.account.client.contents.listFeedback({ params: { id: offered.campaign.id } });
  expect(Date.parse(results[0]!.due_at) - Date.parse(rung!.history_date)).toBe(20 * HOUR_MS);
  expect(rung).toMatchObject({ kind: 'alert_wait', path: `/contents?view=review&campaign=${offered.campaign.id}` });
  expect(rung?.description).toMatch(/^کمتر از ۲۰ ساعت تا .* نظر شما دربارهٔ محتوای «/);
});

test('money below the threshold rings when it is spent, and again after a charge gave it six hours of rest', async () => {
  const account = await shop.app.seedAccount({ balance: 20_000_000 });
  await save(account, on('balance_low', 18_000_000));
  await shop.app.moveWorld(1);
  expect(await listRung(account)).toEqual([]);
  const buy = async () => shop.buy(account, await shop.seedCampaign(account, { startsInDays: 9 }));
  await buy();
  await shop.app.moveWorld(1);
  expect(await listRung(account)).toMatchObject([{ kind: 'alert_balance', path: '/financial/charge' }]);
  expect((await listRung(account))[0]?.description).toMatch(/^۱۷٬۸۰۰٬۰۰۰ تومان قابل خرج مانده است؛ کمتر از ۱۸٬۰۰۰٬۰۰۰ تومان/);
  await shop.app.charge(account, 1_000_000);
  await shop.app.runWallJobs();
  await shop.app.moveWorld(7);
  await buy();
  await shop.app.moveWorld(1);
  expect(await listRung(account)).toHaveLength(2);
});

test('a budget that is spent before the end of the period is told with the end', async () => {
  const { account } = await shop.seedBought({ startsInDays: 1, days: 9, plans: await shop.app.seedPlans(1) });
  await save(account, on('spent_early'));
  await shop.app.moveWorld(70);
  const rung = await listRung(account);
  expect(rung).toMatchObject([{ kind: 'alert_spent', title: 'بودجهٔ کمپین زودتر تمام شد' }]);
});

test('checks at both servers at once tell once', async () => {
  const { account, campaign } = await seedBought({ goal_total_reach: 1_000_000 });
  await shop.app.moveWorld(60);
  await save(account, on('pace_behind', 10));
  await second.world.refresh();
  const check = ({ app }: Pick<TestApp, 'app'>) => app.services.alerts.check({ account_id: account.account_id, id: campaign.id });
  await Promise.all([check(shop.app), check(second), check(shop.app), check(second)]);
  expect(await listRung(account)).toHaveLength(1);
});

test('an account in which every alert is off has no checks', async () => {
  const { account } = await seedBought();
  await save(account, { kind: 'pace_behind', is_on: false, threshold: 15 });
  await shop.app.world.jumpTo(shop.app.world.now() + HOUR_MS, async () => undefined);
  await shop.app.app.worker.drainDue('world', shop.app.world.now(), async () => undefined);
  const { rows } = await shop.app.db.pool.query(`select 1 from job where account_id = $1 and kind = 'alerts.check'`, [account.account_id]);
  expect(rows).toEqual([]);
});
