import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { ADVERTISER_WAITS, type AdvertiserWait } from '@jarchi/domain/campaigns/waits/waits.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { acceptOffers, seedDelivered, seedOffers } from '#testing/campaigns/seed-offers.ts';
import { redate, seedUndated } from '#testing/campaigns/seed-undated.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';

type Owned = { readonly account: TestAccount; readonly campaign: Pick<Campaign, 'id'> };

let shop: Campaigns;
let second: Awaited<ReturnType<TestApp['startSecond']>>;
beforeAll(async () => {
  shop = await openCampaigns();
  second = await shop.app.startSecond();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const CEILING = 11_000_000;

/** The messages about a campaign, oldest first. */
async function listTold({ account, campaign }: Owned) {
  return (await account.client.notifications.listNotifications({ query: { campaign_id: campaign.id } })).results.toReversed();
}

/** The hours since `since` at which each reminder was told. */
async function listReminded(owned: Owned, since: number): Promise<readonly (readonly [string, number])[]> {
  const told = (await listTold(owned)).filter(({ kind }) => kind.startsWith('wait_'));
  return told.map(({ kind, history_date }) => [kind, (Date.parse(history_date) - since) / HOUR_MS]);
}

const since = async ({ account, campaign }: Owned, event: string) => {
  const { events } = await shop.read(account, campaign);
  return Date.parse(events.find((one) => one.event === event)!.at);
};

async function seedUnpaid(): Promise<Owned> {
  const account = await shop.app.seedAccount({ balance: 200_000 });
  const campaign = await shop.seedCampaign(account, { startsInDays: 9 });
  await shop.buy(account, campaign);
  return { account, campaign };
}

async function seedList(): Promise<Owned> {
  const offered = await seedOffers(shop);
  await shop.app.moveWorld(1);
  return offered;
}

async function seedDifference(): Promise<Owned> {
  const offered = await seedOffers(shop, { prices: [6_000_000, 5_000_000] });
  await shop.app.moveWorld(1);
  await acceptOffers(offered, 12_100_000);
  return offered;
}

/** Each wait: its campaign, the event from which it runs, its path, and the words of its reminder and its lapse. */
const WAITS: Readonly<
  Record<
    Exclude<AdvertiserWait, 'content' | 'replacement'>,
    { seed: () => Promise<Owned>; from: string; path: (id: number) => string; reminder: string; lapse: string; released: number }
  >
> = {
  quote: {
    seed: seedUnpaid,
    from: 'purchase_short',
    path: (id) => `/campaigns/${id}`,
    reminder: '۲٬۲۰۰٬۰۰۰ تومان',
    lapse: 'پاسخی نرسید',
    released: 0,
  },
  new_dates: {
    seed: () => seedUndated(shop),
    from: 'ask_new_dates',
    path: (id) => `/campaigns/${id}`,
    reminder: '۲٬۲۰۰٬۰۰۰ تومان به موجودی شما برمی‌گردد',
    lapse: '۲٬۲۰۰٬۰۰۰ تومان به موجودی شما برگشت',
    released: 2_200_000,
  },
  list: {
    seed: seedList,
    from: 'placement_accepted',
    path: (id) => `/campaigns/${id}`,
    reminder: '۱۱٬۰۰۰٬۰۰۰ تومان به موجودی شما برمی‌گردد',
    lapse: 'پاسخی نرسید. ۱۱٬۰۰۰٬۰۰۰ تومان به موجودی شما برگشت',
    released: CEILING,
  },
  difference: {
    seed: seedDifference,
    from: 'accept_list_short',
    path: (id) => `/campaigns/${id}`,
    reminder: '۱٬۱۰۰٬۰۰۰ تومان بیش از مبلغ نگه‌داشته',
    lapse: 'در مهلت پرداخت نشد',
    released: 0,
  },
};

test.each(Object.entries(WAITS))(
  '%s: the wait is told at its half and 6 hours before its end, and its lapse with what was released',
  async (name, wait) => {
    const owned = await wait.seed();
    const begun = await since(owned, wait.from);
    const { reminder, lapsed } = ADVERTISER_WAITS[name as AdvertiserWait];
    const before = await shop.money(owned.account);
    await shop.app.moveWorld(35);
    expect(await listReminded(owned, begun)).toEqual([]);
    await shop.app.moveWorld(35);
    expect(await listReminded(owned, begun)).toEqual([
      [reminder, 36],
      [reminder, 66],
    ]);
    const [told] = (await listTold(owned)).filter(({ kind }) => kind === reminder);
    expect(told?.description).toContain(wait.reminder);
    expect(told?.path).toBe(wait.path(owned.campaign.id));
    await shop.app.moveWorld(4);
    const last = (await listTold(owned)).find(({ kind }) => kind === lapsed);
    expect(last?.description).toContain(wait.lapse);
    expect((await shop.money(owned.account)).available - before.available).toBe(wait.released);
    expect(await auditMoney(shop.app.db)).toEqual([]);
  },
);

test('contents that wait until the same hour are told together, and their shares are released when no one replaces them', async () => {
  const offered = await seedDelivered(shop);
  const { account, campaign } = offered;
  const before = await shop.money(account);
  await shop.app.moveWorld(71);
  const told = (await listTold(offered)).filter(({ kind }) => kind === 'wait_content');
  expect(told.map(({ title }) => title)).toEqual(['۳ محتوا منتظر نظر شماست', '۳ محتوا منتظر نظر شماست']);
  expect(told[0]?.description).toMatch(/^۳ محتوای کمپین «.*» تا .* منتظر نظر شماست. .* ناشران آن‌ها کنار می‌روند\.$/);
  expect(told[0]?.path).toBe(`/contents?view=review&campaign=${campaign.id}`);
  await shop.app.moveWorld(3);
  const { placements, money } = await shop.read(account, campaign);
  expect(placements.map(({ out_reason }) => out_reason)).toEqual(['content_lapsed', 'content_lapsed', 'content_lapsed']);
  const [content, waiting] = (await listTold(offered)).slice(-2);
  expect([content?.kind, waiting?.kind]).toEqual(['content_unanswered', 'replacement_open']);
  expect(money.held).toBe(6_600_000);
  expect(waiting?.description).toMatch(/^۳ ناشر از کمپین .* ۶٬۶۰۰٬۰۰۰ تومان/);
  await shop.app.moveWorld(24);
  const [dropped, unfilled] = (await listTold(offered)).slice(-2);
  expect([dropped?.kind, unfilled?.kind]).toEqual(['replacement_unanswered', 'campaign_unfilled']);
  expect(content?.description).toMatch(/۳ محتوای کمپین .* پاسخی نرسید و ناشران آن‌ها کنار رفتند\.$/);
  expect(dropped?.description).toMatch(/۶٬۶۰۰٬۰۰۰ تومان به موجودی شما برگشت\./);
  expect(unfilled?.description).toMatch(/به ۳ محتوای کمپین .* پاسخی نرسید .* در مجموع ۶٬۶۰۰٬۰۰۰ تومان/);
  expect((await shop.money(account)).available - before.available).toBe(6_600_000);
  expect((await shop.read(account, campaign)).money).toMatchObject({ held: 0, captured: 0 });
});

test('a content that lapses alone names its publisher and its own share', async () => {
  const offered = await seedDelivered(shop);
  const { account, campaign } = offered;
  const { results } = await account.client.contents.listFeedback({ params: { id: campaign.id } });
  for (const { id } of results.slice(1))
    await account.client.contents.decideContent({ params: { campaign: campaign.id, content: id }, body: { is_confirmed: true } });
  await shop.app.moveWorld(74);
  const { placements } = await shop.read(account, campaign);
  const out = placements.find(({ out_reason }) => out_reason === 'content_lapsed');
  const told = (await listTold(offered)).filter(({ kind }) => kind.endsWith('content') || kind === 'content_unanswered');
  expect(told.map(({ kind }) => kind)).toEqual(['wait_content', 'wait_content', 'content_unanswered']);
  for (const { description } of told) expect(description).toContain(out?.title);
  const open = (await listTold(offered)).find(({ kind }) => kind === 'replacement_open');
  expect(open?.description).toContain(new Intl.NumberFormat('fa-IR').format(out?.total ?? 0));
});

test('a list that no publisher accepted is told as that, not as an advertiser who did not answer', async () => {
  const declines = { answer: 'declines' } as const;
  const offered = await seedOffers(shop, { scripts: [declines, declines, declines] });
  await shop.app.moveWorld(2);
  const told = await listTold(offered);
  expect(told.at(-1)).toMatchObject({ kind: 'campaign_unaccepted' });
  expect(told.at(-1)?.description).toContain('هیچ ناشری ساخت محتوای کمپین');
  expect(told.some(({ kind }) => kind.startsWith('wait_'))).toBe(false);
});

test('an answer ends the reminders of its wait', async () => {
  const [list, undated] = [await seedList(), await seedUndated(shop)];
  await acceptOffers(list as Awaited<ReturnType<typeof seedOffers>>, 6_600_000);
  await redate(shop, undated, 3, 9);
  await shop.app.moveWorld(70);
  expect((await listTold(list)).filter(({ kind }) => kind === 'wait_list')).toEqual([]);
  expect((await listTold(undated)).filter(({ kind }) => kind === 'wait_new_dates')).toEqual([]);
});

test('looks at both servers and again tell a reminder once', async () => {
  const owned = await seedList();
  const begun = await since(owned, 'placement_accepted');
  await shop.app.world.jumpTo(begun + 36 * HOUR_MS, async () => undefined);
  const look = ({ app }: Pick<TestApp, 'app'>) => app.services.campaigns.advance(owned.account.account_id, owned.campaign.id);
  await Promise.all([look(shop.app), look(second), look(shop.app), look(second)]);
  await look(second);
  expect(await listReminded(owned, begun)).toEqual([['wait_list', 36]]);
  await shop.app.moveWorld(30);
  expect(await listReminded(owned, begun)).toEqual([
    ['wait_list', 36],
    ['wait_list', 66],
  ]);
});

test('a server that was down over both instants tells only the later one, and none of a wait that is over', async () => {
  const [late, over] = [await seedList(), await seedList()];
  const begun = await since(late, 'placement_accepted');
  await shop.app.world.jumpTo(begun + 70 * HOUR_MS, async () => undefined);
  await shop.app.app.services.campaigns.advance(late.account.account_id, late.campaign.id);
  expect(await listReminded(late, begun)).toEqual([['wait_list', 70]]);
  await shop.app.world.jumpTo(begun + 80 * HOUR_MS, async () => undefined);
  await shop.app.app.services.campaigns.advance(over.account.account_id, over.campaign.id);
  expect((await listTold(over)).map(({ kind }) => kind).slice(-2)).toEqual(['campaign_list_ready', 'campaign_list_unanswered']);
});

test('a list that is dropped and waits again is told again, at its new instants', async () => {
  const owned = await seedDifference();
  await shop.app.moveWorld(40);
  const { account, campaign } = owned;
  await account.client.contents.dropOffers({ params: { id: campaign.id }, body: {} }, { idempotencyKey: newIdempotencyKey() });
  const begun = await since(owned, 'drop_list');
  await shop.app.moveWorld(70);
  const told = (await listReminded(owned, begun)).filter(([kind]) => kind === 'wait_list');
  expect(told).toEqual([
    ['wait_list', 36],
    ['wait_list', 66],
  ]);
});
