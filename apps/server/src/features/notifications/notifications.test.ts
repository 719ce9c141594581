import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import { seedMembers } from '#testing/members.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { findNoticeGroup } from '@jarchi/domain/channels/notice-groups.ts';
import { NOTICE_KINDS } from '@jarchi/domain/notices/notifications.ts';
import { noticeKinds, type NewNotice } from './notifications.kinds.ts';
import { notify } from './notifications.service.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
const WAITS_UNTIL = '2026-12-01T08:00:00.000Z';
const list = ({ client }: TestAccount, query: Parameters<TestAccount['client']['notifications']['listNotifications']>[0] = {}) =>
  client.notifications.listNotifications(query);
const see = ({ client }: Pick<TestAccount, 'client'>, id: number) => client.notifications.seeNotification({ params: { id } });
const listNew = ({ client }: Pick<TestAccount, 'client'>) => client.notifications.listNewNotifications();

/** An account with `count` messages, a minute apart; the last one is the newest. */
async function seedNotices(count: number): Promise<TestAccount> {
  const account = await shop.app.seedAccount();
  const notices = Array.from({ length: count }, (_, index) => announcement(index));
  await tell(account, ...notices);
  return account;
}

function announcement(index: number): NewNotice {
  const facts = { title: `message ${index}`, text: 'text', path: '/campaigns' };
  return { kind: 'announcement', facts, at: new Date(shop.app.world.now() - 3_600_000 + index * MINUTE_MS) };
}

const tell = ({ account_id }: TestAccount, ...notices: readonly NewNotice[]) =>
  shop.app.tenancy.withAccount(account_id, async (tx) => {
    await notify(tx, account_id, notices);
  });

test('messages are listed newest first and paged, with the numbers of all and of unread ones', async () => {
  const account = await seedNotices(7);
  await tell(account, { ...announcement(3), facts: { title: 'told later', text: 'text', path: '/campaigns' } } as NewNotice);
  const titles = async (limit: number, offset: number) => {
    const { count, unread, results } = await list(account, { query: { limit, offset } });
    return [count, unread, ...results.map(({ title }) => title)];
  };
  expect(await titles(3, 0)).toEqual([8, 8, 'message 6', 'message 5', 'message 4']);
  expect(await titles(3, 3)).toEqual([8, 8, 'told later', 'message 3', 'message 2']);
  expect(await titles(3, 9)).toEqual([8, 8]);
});

test('the bell shows the five latest unread messages and the number of all unread ones', async () => {
  const account = await seedNotices(7);
  const bell = await listNew(account);
  expect([bell.unread, ...bell.results.map(({ title }) => title)]).toEqual([
    7,
    'message 6',
    'message 5',
    'message 4',
    'message 3',
    'message 2',
  ]);
  await see(account, bell.results[1]?.id ?? 0);
  const next = await listNew(account);
  expect([next.unread, ...next.results.map(({ title }) => title)]).toEqual([
    6,
    'message 6',
    'message 4',
    'message 3',
    'message 2',
    'message 1',
  ]);
});

test('a message that was read stays in the list and leaves the unread ones; reading it again changes nothing', async () => {
  const account = await seedNotices(3);
  const [newest] = (await list(account)).results;
  await see(account, newest?.id ?? 0);
  await see(account, newest?.id ?? 0);
  expect((await list(account)).results.map(({ seen }) => seen)).toEqual([true, false, false]);
  const unread = await list(account, { query: { only_unread: true, limit: 1 } });
  expect(unread).toMatchObject({ count: 2, unread: 2, results: [{ title: 'message 1' }] });
});

test('a message keeps the instant at which it was first read', async () => {
  const account = await seedNotices(2);
  const [newest] = (await list(account)).results;
  const readInstants = async () => {
    const { rows } = await shop.app.db.pool.query<{ seen_at: Date | null }>(
      `select r.seen_at from notification n left join notification_read r on r.account_id = n.account_id and r.notice_id = n.id
        where n.account_id = $1 order by n.history_date desc`,
      [account.account_id],
    );
    return rows.map(({ seen_at }) => seen_at);
  };
  await see(account, newest?.id ?? 0);
  const [first] = await readInstants();
  expect(await readInstants()).toEqual([expect.any(Date), null]);
  shop.app.wall.at += 60_000;
  await see(account, newest?.id ?? 0);
  expect(await readInstants()).toEqual([first, null]);
  await account.client.notifications.seeAllNotifications({ body: {} });
  expect(await readInstants()).toEqual([first, new Date((first?.getTime() ?? 0) + 60_000)]);
});

test('all messages of the account are marked as read at once, those of others are not', async () => {
  const account = await seedNotices(6);
  const other = await seedNotices(2);
  await account.client.notifications.seeAllNotifications({ body: {} });
  expect(await listNew(account)).toEqual({ unread: 0, results: [] });
  expect((await listNew(other)).unread).toBe(2);
});

test('reading all says how many and when, by which it is taken back; what was read before stays read', async () => {
  const account = await seedNotices(3);
  const { client } = account;
  await see(account, (await list(account)).results[0]?.id ?? 0);
  shop.app.wall.at += 1000;
  const { count, seen_at } = await client.notifications.seeAllNotifications({ body: {} });
  expect(count).toBe(2);
  await client.channels.unseeNotifications({ body: { seen_at } });
  expect((await list(account)).results.map(({ seen }) => seen)).toEqual([true, false, false]);
});

test('messages of a type, of a campaign, and one by one', async () => {
  const account = await seedNotices(1);
  const { client } = account;
  const at = new Date(shop.app.world.now());
  const [seven, eight] = [(await shop.seedCampaign(account)).id, (await shop.seedCampaign(account)).id];
  const live = (campaign_id: number): NewNotice => ({ kind: 'campaign_live', facts: { title: 'spring' }, campaign_id, at });
  await tell(account, live(seven), live(eight));
  expect((await list(account, { query: { notification_type: 'change_history' } })).results.map((one) => one.campaign_id)).toEqual([
    eight,
    seven,
  ]);
  const ofSeven = { params: { id: seven } };
  const { results, unread } = await client.channels.listCampaignNotifications(ofSeven);
  expect([results.map((one) => one.campaign_id), unread]).toEqual([[seven], 1]);
  expect(await client.channels.getNotification({ params: { id: results[0]?.id ?? 0 } })).toEqual(results[0]);
  await client.channels.seeCampaignNotifications(ofSeven);
  expect((await list(account, { query: { campaign_id: seven } })).unread).toBe(0);
  expect((await listNew(account)).unread).toBe(2);
  await expect(client.channels.seeCampaignNotifications({ params: { id: 987_654 } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(client.channels.getNotification({ params: { id: 987_654 } })).rejects.toMatchObject({ code: 'not_found' });
});

test('a list of the panel has any number of messages in their order, in one answer', async () => {
  const account = await seedNotices(1203);
  const { count, unread, results } = await account.client.channels.listPanelNotifications({ query: { limit: 1_000_000, offset: 1 } });
  expect([count, unread, results.length]).toEqual([1203, 1203, 1202]);
  expect(results.map(({ title }) => title)).toEqual(Array.from({ length: 1202 }, (_, index) => `message ${1201 - index}`));
});

test('only announcements are news, which can be switched off; each other kind names its group', () => {
  const news = NOTICE_KINDS.filter((kind) => findNoticeGroup(kind, noticeKinds[kind].type) === 'news');
  expect(news, 'name the group of a new kind in domain/channels/notice-groups.ts, or add it here').toEqual(['announcement']);
});

test('a member who may not decide reads who may', async () => {
  const account = await shop.app.seedAccount();
  await tell(account, {
    kind: 'wait_content',
    facts: { title: 'کمپین', publisher: 'خانهٔ سبز', count: 1, released: 0, until: WAITS_UNTIL, last_until: WAITS_UNTIL },
    at: new Date(shop.app.world.now()),
  } as NewNotice);
  const members = await seedMembers(shop.app);
  const read = async (role: AccountRole) => {
    const headers = await members.authorize(account.account_id, role);
    const answer = await shop.app.app.server.inject({ method: 'GET', url: '/api/back-office/new-panel-notifications', headers });
    return answer.json<{ results: readonly { title: string; description: string }[] }>().results[0];
  };
  expect((await read('buyer'))?.title).toBe('۱ محتوا منتظر نظر شماست');
  for (const role of ['accountant', 'viewer'] as const) {
    expect((await read(role))?.title).toBe('۱ محتوا منتظر نظر صاحب حساب یا خریدار است');
    expect((await read(role))?.description).toContain('منتظر نظر صاحب حساب یا خریدار است');
  }
});

test('a message of another account can be neither read nor marked', async () => {
  const account = await seedNotices(1);
  const [message] = (await list(account)).results;
  const stranger = await seedNotices(0);
  await expect(see(stranger, message?.id ?? 0)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  expect((await list(stranger)).results).toEqual([]);
  expect((await listNew(account)).unread).toBe(1);
});

test('staff who act for a customer read the messages and leave them unread', async () => {
  const account = await seedNotices(2);
  const panel = await (await seedStaff(shop.app)).actFor(account.slug);
  const [message] = (await panel.notifications.listNotifications()).results;
  expect(await see({ client: panel }, message?.id ?? 0)).toEqual({ ok: true });
  await panel.notifications.seeAllNotifications({ body: {} });
  expect((await listNew({ client: panel })).unread).toBe(2);
  await expect(see({ client: panel }, 987_654)).rejects.toMatchObject({ code: 'not_found' });
  expect((await listNew(account)).unread).toBe(2);
});

test('an event that was told under a key is not told again in that account, and is told in another', async () => {
  const [account, other] = [await seedNotices(0), await seedNotices(0)];
  const keyed: NewNotice = { ...announcement(0), dedupe_key: 'charge:1' };
  await tell(account, keyed, keyed, announcement(1), announcement(1));
  await tell(other, keyed);
  expect([(await listNew(account)).unread, (await listNew(other)).unread]).toEqual([3, 1]);
});

test('a message of a transaction that is rolled back is not told', async () => {
  const account = await seedNotices(0);
  const failing = shop.app.tenancy.withAccount(account.account_id, async (tx) => {
    await notify(tx, account.account_id, [announcement(0)]);
    throw new Error('out of order');
  });
  await expect(failing).rejects.toThrow('out of order');
  expect((await listNew(account)).unread).toBe(0);
});

test('a message of an unknown kind, from a newer server, is left out', async () => {
  const account = await seedNotices(2);
  await shop.app.db.pool.query(`update notification set kind = 'postcard' where account_id = $1 and facts->>'title' = 'message 1'`, [
    account.account_id,
  ]);
  expect(await list(account)).toMatchObject({ count: 1, unread: 1, results: [{ title: 'message 0' }] });
  expect(await listNew(account)).toMatchObject({ unread: 1, results: [{ title: 'message 0' }] });
});

test('a payment is told with its amount, its order and a link to it', async () => {
  const account = await shop.app.seedAccount();
  await shop.app.charge(account, 250_000);
  const { results } = await list(account);
  const { order } = /order=(?<order>\d+)$/.exec(results[0]?.path ?? '')?.groups ?? {};
  expect(results).toEqual([
    {
      id: expect.any(Number),
      kind: 'payment_credited',
      notification_type: 'transaction',
      campaign_id: null,
      title: 'موجودی شما افزایش یافت',
      description: expect.stringContaining('۲۵۰٬۰۰۰ تومان'),
      path: `/financial/charge/result?order=${order}`,
      seen: false,
      is_waiting: false,
      history_date: new Date(shop.app.world.now()).toISOString(),
    },
  ]);
  expect(await account.client.finance.getOrder({ params: { id: Number(order) } })).toMatchObject({ amount: 250_000, state: 'paid' });
});

test('a payment whose payer never returned is told once, as found', async () => {
  const account = await shop.app.seedAccount();
  const { url } = await account.client.finance.createOnlinePayment(
    { body: { amount: 90_000, gateway: 'test' } },
    { idempotencyKey: newIdempotencyKey() },
  );
  await shop.app.gateway.pay(url.slice(url.lastIndexOf('/') + 1));
  shop.app.wall.at += 3_700_000;
  await shop.app.runWallJobs();
  const { results } = await list(account);
  expect(results.map(({ title }) => title)).toEqual(['پرداخت ناتمام شما پیدا شد']);
  expect(results[0]?.description).toContain('۹۰٬۰۰۰ تومان');
});

test('a payment is listed above earlier messages, however far ahead the world clock is', async () => {
  const { account } = await shop.seedBought({ startsInDays: 2 });
  await shop.app.moveWorld(2 * DAYS);
  await shop.app.charge(account, 50_000);
  const [first, second] = (await list(account)).results;
  expect([first?.notification_type, second?.notification_type]).toEqual(['transaction', 'change_history']);
  expect([first?.kind, second?.kind]).toEqual(['payment_credited', 'campaign_approved']);
});

test('the changelog lists what came after an item, newest first, with the names of its files', async () => {
  const { client } = await seedReader();
  const { addChangelogItem } = shop.app.app.services.notifications;
  const bytes = new TextEncoder().encode('راهنما');
  const created = new Date(shop.app.wall.now());
  await addChangelogItem({ title: 'one', content: '<p>one</p>', created, attachments: [] });
  await addChangelogItem({
    title: '',
    content: '<p>two</p>',
    created,
    attachments: [
      { name: 'راهنما.txt', type: 'text/plain; charset=utf-8', bytes },
      { name: 'b.txt', type: 'text/plain; charset=utf-8', bytes: new Uint8Array() },
    ],
  });
  const { results } = await client.notifications.listChangelog();
  expect(results.map(({ title, content }) => [title, content])).toEqual([
    ['', '<p>two</p>'],
    ['one', '<p>one</p>'],
  ]);
  const [file] = results[0]?.attachments ?? [];
  expect(results[0]?.attachments.map(({ name, size }) => [name, size])).toEqual([
    ['راهنما.txt', bytes.byteLength],
    ['b.txt', 0],
  ]);
  expect(file?.file).toBe(`${shop.app.config.bases.main}/changelog/attachments/${file?.id}`);
  const read = await client.notifications.getChangelogFile({ params: { id: file?.id ?? 0 } });
  expect([read.filename, await read.blob.text()]).toEqual(['راهنما.txt', 'راهنما']);
  await expect(client.notifications.getChangelogFile({ params: { id: 987_654 } })).rejects.toMatchObject({ code: 'not_found' });
  const after = await client.notifications.listChangelog({ query: { after: results[1]?.id ?? 0 } });
  expect(after.results.map(({ content }) => content)).toEqual(['<p>two</p>']);
  expect(await client.notifications.listChangelog({ query: { after: results[0]?.id ?? 0 } })).toEqual({ results: [] });
});

/** A new account, to which the news of earlier tests are old. */
function seedReader(): Promise<TestAccount> {
  shop.app.wall.at += DAY_MS;
  return seedNotices(0);
}
const addNews = (title: string, created = new Date(shop.app.wall.now())) =>
  shop.app.app.services.notifications.addChangelogItem({ title, content: '<p>news</p>', created, attachments: [] });
const listNews = async ({ client }: Pick<TestAccount, 'client'>) => (await client.notifications.listChangelog()).results;
const titlesFor = async (account: Pick<TestAccount, 'client'>) => (await listNews(account)).map(({ title }) => title);
const close = ({ client }: Pick<TestAccount, 'client'>, id: number) => client.notifications.closeChangelog({ params: { id }, body: {} });

test('news that came before an account began are no news to it', async () => {
  const account = await seedReader();
  await addNews('before', new Date(shop.app.wall.now() - 1));
  await addNews('after');
  expect(await titlesFor(account)).toEqual(['after']);
});

test('closed news stay closed for that person, and later ones come', async () => {
  const [account, other] = [await seedReader(), await seedNotices(0)];
  await addNews('first');
  const [first] = await listNews(account);
  await close(account, first?.id ?? 0);
  expect(await titlesFor(account)).toEqual([]);
  expect(await titlesFor(other)).toEqual(['first']);
  await addNews('second');
  await close(account, 1);
  expect(await titlesFor(account)).toEqual(['second']);
});

test('an item that does not exist yet is not closed ahead', async () => {
  const account = await seedReader();
  await addNews('now');
  await close(account, 999_999_999);
  await addNews('later');
  expect(await titlesFor(account)).toEqual(['later']);
});

test('staff who act for a person close nothing', async () => {
  const account = await seedReader();
  await addNews('news');
  const [item] = await listNews(account);
  const panel = await (await seedStaff(shop.app)).actFor(account.slug);
  await close({ client: panel }, item?.id ?? 0);
  expect(await titlesFor(account)).toEqual(['news']);
});
