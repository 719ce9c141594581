import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '@jarchi/contract/types.ts';
import { SCHEDULES_MAX } from '@jarchi/domain/alerts/report-schedule.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, getWeekday, tehranDay, tehranHour, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let shop: Campaigns;
let second: Awaited<ReturnType<TestApp['startSecond']>>;
beforeAll(async () => {
  shop = await openCampaigns();
  second = await shop.app.startSecond();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

type Order = CallInput<'alerts', 'createScheduledReport'>['body'];

/** Tomorrow at 9 in Tehran, and every week from then. */
const tomorrow = (): Order => {
  const on = addDays(tehranDay(shop.app.world.now()), 1);
  return { period: 'weekly', day: getWeekday(on), hour: 9, campaigns: [], is_on: true };
};
const create = ({ client }: TestAccount, order: Order) => client.alerts.createScheduledReport({ body: order });
const readOnly = async ({ client }: TestAccount) => (await client.alerts.listScheduledReports()).results[0]!;

async function listReports({ client }: TestAccount) {
  const { results } = await client.notifications.listNotifications({ query: { limit: 100 } });
  return results.filter(({ kind }) => kind.startsWith('report_')).toReversed();
}

const fa = (count: number) => new Intl.NumberFormat('fa-IR').format(count);

test('a weekly report of all campaigns comes at its hour, with the figures that the dashboard shows over the same days', async () => {
  const { account } = await shop.seedBought({ startsInDays: 1 });
  await shop.app.moveWorld(72);
  const order = tomorrow();
  const { next_run_at } = await create(account, order);
  const due = Date.parse(next_run_at!);
  expect([getWeekday(tehranDay(due)), tehranHour(due)]).toEqual([order.day, 9]);
  await shop.app.moveWorld(24);
  const range = { from: addDays(tehranDay(due), -7), to: addDays(tehranDay(due), -1) };
  const { totals } = await account.client.reports.getOverview({ query: range });
  const [told, ...others] = await listReports(account);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ kind: 'report_ready', history_date: next_run_at, path: `/dashboard?from=${range.from}&to=${range.to}` });
  expect(totals.reach).toBeGreaterThan(0);
  expect(told?.description).toBe(
    `۱ کمپین: ${fa(totals.reach)} نفر دسترسی، ${fa(totals.views)} بازدید و ${fa(totals.clicks)} کلیک با ${fa(totals.cost)} تومان هزینه.`,
  );
  expect(await readOnly(account)).toMatchObject({
    next_run_at: new Date(due + 7 * DAY_MS).toISOString(),
    last_run: { due_at: next_run_at, made_at: next_run_at, range, failure: null },
  });
  await shop.app.moveWorld(7 * 24);
  expect((await listReports(account)).map(({ history_date }) => Date.parse(history_date))).toEqual([due, due + 7 * DAY_MS]);
});

test('a report of chosen campaigns is told for each of them, with the way to its own report over these days', async () => {
  const account = await shop.app.seedAccount({ balance: 20_000_000 });
  const ids: number[] = [];
  for (const title of ['one', 'two', 'three']) {
    const campaign = await shop.seedCampaign(account, { startsInDays: 1, change: { title } });
    await shop.buy(account, campaign);
    ids.push(campaign.id);
  }
  await shop.app.moveWorld(72);
  const { next_run_at, campaigns } = await create(account, { ...tomorrow(), campaigns: ids.slice(0, 2) });
  expect(campaigns.map(({ title }) => title)).toEqual(['one', 'two']);
  await shop.app.moveWorld(24);
  const told = await listReports(account);
  const range = { from: addDays(tehranDay(Date.parse(next_run_at!)), -7), to: addDays(tehranDay(Date.parse(next_run_at!)), -1) };
  expect(new Set(told.map(({ path }) => path))).toEqual(
    new Set(ids.slice(0, 2).map((id) => `/campaigns/${id}?from=${range.from}&to=${range.to}`)),
  );
  expect(told).toHaveLength(2);
  const { totals } = await account.client.reports.getStats({ params: { id: ids[0]! }, query: range });
  const first = told.find(({ campaign_id }) => campaign_id === ids[0]);
  expect(first?.description).toContain(`کمپین «one»: ${fa(totals.reach)} نفر دسترسی`);
  expect(first?.description).toContain(`${fa(totals.cost ?? 0)} تومان هزینه.`);
});

test('a monthly report is about the Jalali month before it', async () => {
  const account = await shop.app.seedAccount();
  const { next_run_at } = await create(account, { ...tomorrow(), period: 'monthly', day: 1, hour: 8 });
  await shop.app.moveWorld(31 * 24);
  const [told] = await listReports(account);
  expect(told?.history_date).toBe(next_run_at);
  expect(told?.title).toMatch(/^گزارش ۱ (\S+) تا (۲۹|۳۰|۳۱) \1$/);
  expect(told?.description).toBe('در این روزها کمپینی آمار نداشت.');
});

test('runs that were missed while every server was down are made late, once, by one of two servers, and say so', async () => {
  const account = await shop.app.seedAccount();
  const { next_run_at } = await create(account, tomorrow());
  const due = Date.parse(next_run_at!);
  // Three weeks in which no job runs.
  await shop.app.world.jumpTo(due + 15 * DAY_MS, async () => undefined);
  await second.world.refresh();
  const { id } = await readOnly(account);
  const run = ({ app }: Pick<TestApp, 'app'>) => app.services.alerts.makeRun({ account_id: account.account_id, id }, 1);
  await Promise.all([run(shop.app), run(second), run(shop.app), run(second)]);
  const [told, ...others] = await listReports(account);
  expect(others).toEqual([]);
  expect(told?.path).toBe(`/dashboard?from=${tehranDay(due + 7 * DAY_MS)}&to=${addDays(tehranDay(due + 14 * DAY_MS), -1)}`);
  expect(told?.description).toMatch(/این گزارش باید .* ساعت ۰۹:۰۰ می‌آمد و دیرتر ساخته شد\.$/);
  expect(await readOnly(account)).toMatchObject({ next_run_at: new Date(due + 21 * DAY_MS).toISOString() });
  await shop.app.moveWorld(24);
  expect(await listReports(account)).toHaveLength(1);
});

test('a report whose campaigns are all archived fails, says so, and is sent again once one is back', async () => {
  const account = await shop.app.seedAccount();
  const campaign = await shop.seedCampaign(account);
  await create(account, { ...tomorrow(), campaigns: [campaign.id] });
  await account.client.campaigns.archiveCampaign({ params: { id: campaign.id } });
  await shop.app.moveWorld(24);
  const failed = await readOnly(account);
  expect(failed.last_run?.failure).toBe('no_campaign');
  expect(await listReports(account)).toMatchObject([{ kind: 'report_failed', path: '/profile?section=alerts' }]);
  const resend = () => account.client.alerts.resendScheduledReport({ params: { id: failed.id }, body: {} });
  expect((await resend()).last_run?.failure).toBe('no_campaign');
  await account.client.campaigns.restoreCampaign({ params: { id: campaign.id }, body: {} });
  await shop.app.moveWorld(1);
  expect(await resend()).toMatchObject({
    next_run_at: failed.next_run_at,
    last_run: { due_at: failed.last_run?.due_at, range: failed.last_run?.range, failure: null },
  });
  // One that was sent is not sent again.
  await resend();
  expect((await listReports(account)).map(({ kind }) => kind)).toEqual(['report_failed', 'report_ready']);
});

test('a run that keeps breaking is noted as failed after some tries, and the next one comes', async () => {
  const { account } = await shop.seedBought({ startsInDays: 1 });
  const { id, next_run_at } = await create(account, tomorrow());
  const due = Date.parse(next_run_at!);
  await asOwner(shop.app.db).pool.query('alter table placement rename to placement_away');
  try {
    await shop.app.world.jumpTo(due, async () => undefined);
    const run = (attempt: number) => shop.app.app.services.alerts.makeRun({ account_id: account.account_id, id }, attempt);
    await expect(run(1)).rejects.toThrow();
    expect((await readOnly(account)).last_run).toBeNull();
    await run(5);
  } finally {
    await asOwner(shop.app.db).pool.query('alter table placement_away rename to placement');
  }
  expect(shop.app.takeErrors()).toHaveLength(1);
  const [failed] = await listReports(account);
  expect(failed?.description).toContain('سامانه نتوانست آن را بسازد');
  expect(await readOnly(account)).toMatchObject({
    next_run_at: new Date(due + 7 * DAY_MS).toISOString(),
    last_run: { failure: 'not_made' },
  });
  await account.client.alerts.resendScheduledReport({ params: { id }, body: {} });
  expect((await readOnly(account)).last_run?.failure).toBeNull();
});

test('a report that is switched off, moved or deleted does not come at its old time', async () => {
  const account = await shop.app.seedAccount();
  const order = tomorrow();
  const [off, moved, deleted] = [await create(account, order), await create(account, order), await create(account, order)];
  const update = (id: number, body: Order) => account.client.alerts.updateScheduledReport({ params: { id }, body });
  expect((await update(off.id, { ...order, is_on: false })).next_run_at).toBeNull();
  const later = await update(moved.id, { ...order, hour: 10 });
  expect(later.next_run_at).toBe(new Date(tehranInstant(tehranDay(Date.parse(moved.next_run_at!)), 10)).toISOString());
  await account.client.alerts.deleteScheduledReport({ params: { id: deleted.id } });
  await shop.app.moveWorld(24);
  expect((await listReports(account)).map(({ history_date }) => history_date)).toEqual([later.next_run_at]);
  await update(off.id, order);
  await shop.app.moveWorld(7 * 24);
  expect(await listReports(account)).toHaveLength(3);
});

test('what cannot be scheduled is refused', async () => {
  const account = await shop.app.seedAccount();
  const order = tomorrow();
  const { id } = await shop.seedCampaign(account);
  await expect(create(account, { ...order, day: 7 })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'day', code: 'too_large', facts: { maximum: 6 } }],
  });
  await expect(create(account, { ...order, period: 'monthly', day: 0 })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'day', code: 'too_small', facts: { minimum: 1 } }],
  });
  await expect(create(account, { ...order, campaigns: [id, id] })).rejects.toMatchObject({ code: 'listed_twice' });
  await expect(create(account, { ...order, campaigns: [id, 987_654] })).rejects.toMatchObject({ code: 'campaign_not_found' });
  for (let count = 0; count < SCHEDULES_MAX; count++) await create(account, { ...order, is_on: false });
  await expect(create(account, order)).rejects.toMatchObject({ status: 409, code: 'schedules_full' });
});
