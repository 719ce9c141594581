import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAccount } from '#testing/test-app.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedUndated } from '#testing/campaigns/seed-undated.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;

/** The messages to the account about a campaign, oldest first. */
async function listTold({ client }: TestAccount, { id }: Pick<Campaign, 'id'>) {
  return (await client.notifications.listNotifications({ query: { campaign_id: id } })).results.toReversed();
}

test('from its purchase to its end a campaign tells what others did, with a link to its report', async () => {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[0]?.publisher_id ?? 0, { answer: 'declines' });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 2, days: 2 });
  expect(await listTold(account, campaign)).toEqual([]);
  await shop.app.moveWorld(8 * DAYS);
  const told = await listTold(account, campaign);
  expect(told.map(({ title }) => title)).toEqual([
    'کمپین تأیید شد',
    'ناشر کنار رفت',
    'جای ناشری که کنار رفت خالی است',
    'جای ناشری که کنار رفت خالی است',
    'جایگزینی برگزیده نشد',
    'انتشار کمپین آغاز شد',
    'کمپین به پایان رسید',
  ]);
  expect(told[6]?.description).toBe('کمپین «autumn menu» با هزینهٔ ۱٬۱۰۰٬۰۰۰ تومان به پایان رسید. ۱٬۱۰۰٬۰۰۰ تومان به موجودی شما برگشت.');
  const { events } = await shop.read(account, campaign);
  const dateOf = (name: string) => events.find(({ event }) => event === name)?.at;
  const own = [told[0], told[4], told[5], told[6]].map((notice) => notice?.history_date);
  expect(own).toEqual(['approve', 'placement_dropped', 'go_live', 'complete'].map(dateOf));
  for (const { notification_type, path, campaign_id } of [told[0]!, told[1]!, told[5]!, told[6]!])
    expect([notification_type, path, campaign_id]).toEqual(['change_history', `/campaigns/${campaign.id}`, campaign.id]);
});

test('a campaign that delivered all tells of no money that came back', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 1, days: 1 });
  await shop.app.moveWorld(8 * DAYS);
  expect((await listTold(account, campaign)).at(-1)?.description).toBe('کمپین «autumn menu» با هزینهٔ ۲٬۲۰۰٬۰۰۰ تومان به پایان رسید.');
});

test('each rejection is told with its reason and the money that came back', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const draft = await shop.seedDraft(account, { startsInDays: 9, change: { content_caption: 'قمار' } });
  const campaign = await shop.create(account, draft.id);
  await shop.buy(account, campaign);
  await shop.app.moveWorld(1);
  const [told] = await listTold(account, campaign);
  expect([told?.title, told?.description]).toEqual([
    'کمپین رد شد',
    'کمپین «autumn menu» رد شد: محتوا با قوانین انتشار هم‌خوان نیست («قمار»). آن را تغییر دهید و دوباره بفرستید. ۲٬۲۰۰٬۰۰۰ تومان به موجودی شما برگشت.',
  ]);
  await shop.edit(account, draft.id, { title: 'winter menu' });
  await shop.buy(account, await shop.create(account, draft.id));
  await shop.app.moveWorld(1);
  expect((await listTold(account, campaign)).map(({ title }) => title)).toEqual(['کمپین رد شد', 'کمپین رد شد']);
});

test('a campaign that waits for money tells how much, and that its price lapsed', async () => {
  const account = await shop.app.seedAccount({ balance: 200_000 });
  const campaign = await shop.seedCampaign(account, { startsInDays: 9 });
  await shop.buy(account, campaign);
  await shop.app.moveWorld(4 * DAYS);
  const told = (await listTold(account, campaign)).filter(({ kind }) => kind !== 'wait_quote');
  expect(told.map(({ title }) => title)).toEqual(['کمپین در انتظار پرداخت است', 'مهلت قیمت کمپین گذشت']);
  expect(told[0]?.description).toContain('۲٬۰۰۰٬۰۰۰ تومان دیگر لازم است');
});

test('a purchase by a charge is told; a purchase by the advertiser is not', async () => {
  const account = await shop.app.seedAccount();
  const [auto, byHand] = [await shop.seedCampaign(account, { startsInDays: 9 }), await shop.seedCampaign(account, { startsInDays: 9 })];
  await shop.buy(account, auto, { is_auto_after_charge: true });
  await shop.buy(account, byHand);
  await shop.app.charge(account, 5_000_000);
  await shop.buy(account, byHand);
  const titlesOf = async (campaign: Campaign) => (await listTold(account, campaign)).map(({ title }) => title);
  expect(await titlesOf(auto)).toEqual(['کمپین در انتظار پرداخت است', 'کمپین خریده شد']);
  expect(await titlesOf(byHand)).toEqual(['کمپین در انتظار پرداخت است']);
});

test('a campaign without any publication ends with all its money back, and its message links to the ledger entries', async () => {
  const plans = await shop.app.seedPlans(2);
  for (const { publisher_id } of plans) shop.platform.direct(publisher_id, { answer: 'declines' });
  const { account, campaign } = await shop.seedBought({ plans });
  await shop.app.moveWorld(26);
  const last = (await listTold(account, campaign)).at(-1);
  expect(last).toMatchObject({ title: 'کمپین بدون انتشار پایان یافت', path: `/campaigns/${campaign.id}/identity` });
  expect(last?.description).toContain('۲٬۲۰۰٬۰۰۰ تومان به موجودی شما برگشت');
});

test('an advertiser is not told what they did themselves', async () => {
  const { account, campaign } = await shop.seedBought();
  await shop.cancel(account, campaign);
  expect(await listTold(account, campaign)).toEqual([]);
});

test('a campaign that needs new dates asks for them, and tells when it was cancelled without them', async () => {
  const { account, campaign } = await seedUndated(shop);
  await shop.app.moveWorld(4 * DAYS);
  const told = (await listTold(account, campaign)).filter(({ kind }) => kind !== 'wait_new_dates');
  expect(told.map(({ title }) => title)).toEqual(['تاریخ تازه‌ای برای کمپین بگذارید', 'کمپین لغو شد']);
  expect(told[1]?.description).toContain('۲٬۲۰۰٬۰۰۰ تومان');
});
