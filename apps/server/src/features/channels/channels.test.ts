import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { BotChannel } from '@jarchi/domain/channels/channels.ts';
import { DEFAULT_DELIVERY } from '@jarchi/domain/channels/delivery-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '@jarchi/contract/types.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import type { NewNotice } from '../notifications/notifications.kinds.ts';
import { notify } from '../notifications/notifications.service.ts';
import { createFakeMessengers } from './testing/fake-messengers.ts';

type Choices = CallInput<'channels', 'saveNoticeChoices'>['body'];

const fakes = createFakeMessengers();
let app: TestApp;
beforeAll(async () => {
  const parsed = { jobs: { seats: 8, stop_seconds: 0 } };
  app = await openTestApp({ messengers: fakes.messengers, config: parsed, now: '2026-11-21T06:30:00Z' });
  app.app.services.channels.startHearing();
});
/** Each test begins at ten in the morning in Tehran, two days after the one before it. */
let day = 21;
beforeEach(async () => {
  await settle();
  fakes.takeSent();
  day += 2;
  app.wall.at = tehranInstant(`2026-${day > 30 ? '12' : '11'}-${String(day > 30 ? day - 30 : day).padStart(2, '0')}`, 10);
});
afterAll(() => app.close());

async function settle(): Promise<void> {
  await app.runWallJobs();
}

/** Moves the wall's clock and runs what is due; messages are told in world time, which stands still here. */
async function pass(ms: number): Promise<void> {
  app.wall.at += ms;
  await settle();
}

const rejected = (title = 'spring', user_id?: number): NewNotice => ({
  kind: 'campaign_live',
  facts: { title },
  ...(user_id === undefined ? {} : { user_id }),
  at: new Date(app.world.now()),
});
const paid = (): NewNotice => ({ kind: 'payment_credited', facts: { order_id: 1, amount: 5000 }, at: new Date(app.world.now()) });
const tell = ({ account_id }: TestAccount, ...notices: readonly NewNotice[]) =>
  app.tenancy.withAccount(account_id, (tx) => notify(tx, account_id, notices));

const post = async (_channel: BotChannel, text: string, chat = 'chat-1', secretPath = fakes.hooks.telegram ?? '') => {
  const payload = { update_id: 1, chat_id: chat, name: '@sara', text };
  return (await app.server.inject({ method: 'POST', url: secretPath, payload })).statusCode;
};
const makeCode = async ({ client }: TestAccount, channel: BotChannel = 'telegram') =>
  (await client.channels.createChannelLink({ body: { channel } })).code;

let chats = 0;
/** A person with a chat of Telegram, and without SMS. */
async function seedLinked(change: Partial<Choices> = {}): Promise<TestAccount & { chat: string }> {
  const account = await app.seedAccount();
  const chat = `chat-${++chats}`;
  await post('telegram', `/start ${await makeCode(account)}`, chat);
  await choose(account, { choices: { 'money.sms': false }, ...change });
  await settle();
  fakes.takeSent();
  return { ...account, chat };
}
const choose = ({ client }: TestAccount, change: Partial<Choices>) =>
  client.channels.saveNoticeChoices({ body: { ...DEFAULT_DELIVERY, choices: {}, ...change } });
const sentTitles = () => fakes.takeSent().map(({ channel, title }) => `${channel} ${title}`);
const statesOf = async ({ account_id }: TestAccount) => {
  const { rows } = await app.db.pool.query<{ state: string; reason: string | null }>(
    `select state, reason from channel_delivery where account_id = $1 and channel = 'telegram' order by id`,
    [account_id],
  );
  return rows.map(({ state }) => state);
};
const noticesOf = async ({ client }: TestAccount) =>
  (await client.notifications.listNotifications({ query: { limit: 100 } })).results.map(({ kind }) => kind);

test('a notice goes to the linked chat, with the account and the page that it leads to', async () => {
  const account = await seedLinked();
  await tell(account, { ...rejected(), campaign_id: 5 });
  await settle();
  const [message, ...others] = fakes.takeSent();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ channel: 'telegram', to: account.chat, title: 'انتشار کمپین آغاز شد' });
  expect(message?.text).toContain('«spring»');
  expect(message?.url).toBe(`http://localhost:3000/u/${account.slug}/campaigns/5`);
  const { rows } = await app.db.pool.query<{ title: string }>('select title from account where account_id = $1', [account.account_id]);
  expect(message?.text).toContain(rows[0]?.title);
});

test('a notice is sent once, however many jobs it has', async () => {
  const account = await seedLinked();
  await tell(account, rejected());
  const { rows } = await app.db.pool.query<{ payload: { account_id: number; ids: number[] } }>(
    `select payload from job where kind = 'channels.spread' order by id desc limit 1`,
  );
  const { spread, sendDue } = app.app.services.channels;
  await Promise.all([settle(), spread(rows[0]!.payload), sendDue('telegram')]);
  await spread(rows[0]!.payload);
  await settle();
  expect(sentTitles()).toEqual(['telegram انتشار کمپین آغاز شد']);
});

test('a group that is switched off is not sent, and security cannot be switched off', async () => {
  const account = await seedLinked({ choices: { 'money.sms': false, 'campaigns.telegram': false, 'security.telegram': false } });
  await tell(account, rejected());
  await settle();
  expect(sentTitles()).toEqual([]);
  const at = new Date(app.world.now());
  await tell(account, { kind: 'channel_linked', facts: { channel: 'bale', name: '@sara' }, user_id: account.user_id, at });
  await settle();
  expect(sentTitles().toSorted()).toEqual(['sms ربات بله وصل شد', 'telegram ربات بله وصل شد']);
});

test('quiet hours hold everything but money and security, and a person may hold money too', async () => {
  const [account, calm] = [await seedLinked(), await seedLinked({ is_money_urgent: false })];
  await pass(13 * HOUR_MS);
  await tell(account, rejected(), paid());
  await tell(calm, paid());
  await settle();
  expect(sentTitles()).toEqual(['telegram موجودی شما افزایش یافت']);
  await pass(9 * HOUR_MS - 1);
  expect(sentTitles()).toEqual([]);
  await pass(1);
  expect(sentTitles().toSorted()).toEqual(['telegram انتشار کمپین آغاز شد', 'telegram موجودی شما افزایش یافت']);
});

test('a digest is one message for the rest of the day', async () => {
  const account = await seedLinked({ digest_hour: 18 });
  await tell(account, rejected('spring'), paid());
  await pass(2 * HOUR_MS);
  await tell(account, rejected('summer'));
  await settle();
  expect(sentTitles()).toEqual(['telegram موجودی شما افزایش یافت']);
  await pass(6 * HOUR_MS);
  const [digest, ...others] = fakes.takeSent();
  expect(others).toEqual([]);
  expect(digest?.title).toBe('خلاصهٔ امروز: ۲ اعلان');
  expect(digest?.text.match(/• انتشار کمپین آغاز شد/g)).toHaveLength(2);
  expect(await statesOf(account)).toEqual(expect.arrayContaining(['sent']));
});

test('a digest in the quiet hours is refused', async () => {
  const account = await app.seedAccount();
  await expect(choose(account, { digest_hour: 23 })).rejects.toMatchObject({ code: 'digest_in_quiet', status: 422 });
});

test('a busy service gets the message after the pause that it asks for; the sixth failure ends the tries', async () => {
  const account = await seedLinked();
  const busy = { state: 'retry', after_seconds: 90, reason: 'HTTP 429', scope: 'channel' } as const;
  fakes.plan(busy);
  await tell(account, rejected());
  await settle();
  await pass(89_000);
  expect(fakes.takeSent()).toHaveLength(1);
  await pass(1000);
  expect(sentTitles()).toHaveLength(1);
  expect(await statesOf(account)).toEqual(expect.arrayContaining(['sent']));

  fakes.plan(...Array.from({ length: 6 }, () => busy));
  await tell(account, rejected('summer'));
  await settle();
  for (let hours = 0; hours < 11; hours++) await pass(HOUR_MS);
  expect(fakes.takeSent()).toHaveLength(6);
  expect((await statesOf(account)).at(-1)).toBe('given_up');
  const { channels } = await account.client.channels.getChannels();
  expect(channels.find(({ channel }) => channel === 'telegram')?.last_failure?.outcome).toBe('given_up');
});

test('a message that is retried waits for the end of the quiet hours, and is dropped if its group is switched off', async () => {
  const account = await seedLinked();
  const busy = { state: 'retry', after_seconds: 3600, reason: 'HTTP 429', scope: 'message' } as const;
  await pass(11.5 * HOUR_MS);
  fakes.plan(busy, busy);
  await tell(account, rejected(), rejected('summer'));
  await settle();
  expect(fakes.takeSent()).toHaveLength(2);
  await pass(HOUR_MS);
  expect(fakes.takeSent()).toEqual([]);
  await pass(9.5 * HOUR_MS);
  expect(fakes.takeSent()).toHaveLength(2);

  fakes.plan(busy);
  await tell(account, rejected('autumn'));
  await settle();
  fakes.takeSent();
  await choose(account, { choices: { 'money.sms': false, 'campaigns.telegram': false } });
  await pass(2 * HOUR_MS);
  expect(fakes.takeSent()).toEqual([]);
  expect((await statesOf(account)).at(-1)).toBe('dropped');
});

test('a chat that refuses all messages is unlinked, and the panel tells its person', async () => {
  const account = await seedLinked();
  fakes.plan({ state: 'gone', reason: 'HTTP 403' });
  await tell(account, rejected(), rejected('summer'));
  await settle();
  await tell(account, rejected('autumn'));
  await settle();
  expect(sentTitles().filter((title) => title.startsWith('telegram'))).toHaveLength(2);
  expect(await noticesOf(account)).toContain('channel_unlinked');
  const { channels } = await account.client.channels.getChannels();
  expect(channels.find(({ channel }) => channel === 'telegram')?.links).toEqual([]);
});

test('a message whose server died during the sending is not sent again; later messages are sent', async () => {
  const account = await seedLinked();
  fakes.plan('never');
  await tell(account, rejected());
  const sending = app.runWallJobs();
  await expect.poll(() => fakes.takeSent().length).toBe(1);
  void sending.catch(() => undefined);
  await app.restart();
  app.app.services.channels.startHearing();
  await pass(6 * MINUTE_MS);
  expect(fakes.takeSent()).toEqual([]);
  expect(await statesOf(account)).toEqual(expect.arrayContaining(['unclear']));
  await tell(account, rejected('summer'));
  await settle();
  expect(sentTitles()).toEqual(['telegram انتشار کمپین آغاز شد']);
});

test('a former member gets no message, and a message to one member reaches no other', async () => {
  const [owner, other] = [await seedLinked(), await seedLinked()];
  await app.db.pool.query(`insert into account_member (account_id, user_id, role) values ($1, $2, 'viewer')`, [
    owner.account_id,
    other.user_id,
  ]);
  await tell(owner, rejected('for all'), rejected('for one', owner.user_id));
  await settle();
  expect(
    fakes
      .takeSent()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([owner.chat, owner.chat, other.chat].toSorted());
  await pass(13 * HOUR_MS);
  await tell(owner, rejected('in the night'));
  await settle();
  await app.db.pool.query('delete from account_member where account_id = $1 and user_id = $2', [owner.account_id, other.user_id]);
  await pass(9 * HOUR_MS);
  expect(fakes.takeSent().map(({ to }) => to)).toEqual([owner.chat]);
});

test('a code links one chat, once, within ten minutes', async () => {
  const account = await app.seedAccount();
  const [first, late] = [await makeCode(account), await makeCode(account, 'bale')];
  const second = await makeCode(account);
  const answerTo = async (text: string, chat: string) => {
    await post('telegram', text, chat);
    return fakes.takeSent().at(-1)?.text ?? '';
  };
  // A newer code ends the one before it; a code of another bot is none.
  expect(await answerTo(`/start ${first}`, 'mine')).toContain('شناخته نشد');
  expect(await answerTo(`/start ${late}`, 'mine')).toContain('شناخته نشد');
  expect(await answerTo(second.toLowerCase(), 'mine')).toContain('وصل شد');
  // The messenger posts it again; somebody else tries it.
  expect(await answerTo(`/start ${second}`, 'mine')).toContain('وصل شد');
  expect(await answerTo(`/start ${second}`, 'theirs')).toContain('شناخته نشد');
  const third = await makeCode(account);
  app.wall.at += 10 * MINUTE_MS;
  expect(await answerTo(`/start ${third}`, 'mine')).toContain('شناخته نشد');
  const { channels } = await account.client.channels.getChannels();
  expect(channels.find(({ channel }) => channel === 'telegram')?.links.map(({ name }) => name)).toEqual(['@sara']);
  expect((await noticesOf(account)).filter((kind) => kind === 'channel_linked')).toHaveLength(1);
});

test('a chat belongs to the person who linked it last', async () => {
  const [first, second] = [await app.seedAccount(), await app.seedAccount()];
  await post('telegram', `/start ${await makeCode(first)}`, 'shared');
  await post('telegram', `/start ${await makeCode(second)}`, 'shared');
  await settle();
  fakes.takeSent();
  await tell(first, rejected());
  await settle();
  expect(sentTitles()).toEqual([]);
});

test('a link ends in the bot and in the profile', async () => {
  const account = await seedLinked();
  await post('telegram', '/stop', account.chat);
  expect(fakes.takeSent().at(-1)?.text).toContain('قطع شد');
  expect(await noticesOf(account)).toContain('channel_unlinked');
  const other = await seedLinked();
  const [link] = (await other.client.channels.getChannels()).channels.flatMap(({ links }) => links);
  const unlink = (by: TestAccount) => by.client.channels.unlinkChannel({ params: { id: link?.id ?? 0 } });
  await expect(unlink(account)).rejects.toMatchObject({ code: 'not_found' });
  await unlink(other);
  await tell(other, rejected());
  await settle();
  expect(sentTitles().filter((title) => title.startsWith('telegram'))).toEqual([]);
});

test('an address with another secret is not a webhook', async () => {
  expect(await post('telegram', '/start', 'x', '/hooks/telegram/aaaa')).toBe(404);
  expect(await post('telegram', '/start', 'x', fakes.hooks.telegram?.replace('telegram', 'bale'))).toBe(404);
  expect(await post('telegram', 'hello', 'x')).toBe(200);
});

test('a bot that is asked hears each message once', async () => {
  const account = await app.seedAccount();
  fakes.waiting.push({ update_id: 3, chat_id: 'polled', name: '', text: `/start ${await makeCode(account, 'bale')}` });
  expect(await app.app.services.channels.ask(fakes.messengers.bale)).toBe(false);
  expect(fakes.takeSent().map(({ to }) => to)).toEqual(['polled']);
  await app.app.services.channels.ask(fakes.messengers.bale);
  expect(fakes.takeSent()).toEqual([]);
});

test('a browser is linked by a subscription of a known push service, up to five of them', async () => {
  const { client } = await app.seedAccount();
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const linkAt = (endpoint: string) => client.channels.linkBrowser({ body: { name: 'Firefox', subscription: { endpoint, keys } } });
  await expect(linkAt('https://10.0.0.1/x')).rejects.toMatchObject({ code: 'push_host_unknown' });
  for (const one of [1, 2, 3, 4, 5, 5]) await linkAt(`https://push.example/${one}`);
  await expect(linkAt('https://push.example/6')).rejects.toMatchObject({ code: 'channels_full', facts: { limit: 5 } });
  await client.channels.testChannel({ body: { channel: 'push' } });
  expect(fakes.takeSent().map(({ to }) => JSON.parse(to).endpoint)).toEqual(['https://push.example/1']);
});

test('a test says what became of it, and comes six times in ten minutes', async () => {
  const account = await seedLinked();
  const send = (channel: 'telegram' | 'bale') => account.client.channels.testChannel({ body: { channel } });
  await send('telegram');
  expect(sentTitles()).toEqual(['telegram پیام آزمایشی']);
  await expect(send('bale')).rejects.toMatchObject({ code: 'channel_unlinked' });
  fakes.plan({ state: 'unclear', reason: 'no answer in time' });
  await expect(send('telegram')).rejects.toMatchObject({ code: 'channel_failed', facts: { outcome: 'unclear' } });
  for (let count = 2; count < 6; count++) await send('telegram');
  await expect(send('telegram')).rejects.toMatchObject({ code: 'rate_limited' });
});

test('staff who act for a customer see the choices and change nothing', async () => {
  const account = await seedLinked({ digest_hour: 18 });
  const panel = await (await seedStaff(app)).actFor(account.slug);
  expect((await panel.channels.getChannels()).digest_hour).toBe(18);
  const forbidden = { code: 'forbidden' };
  await expect(panel.channels.createChannelLink({ body: { channel: 'bale' } })).rejects.toMatchObject(forbidden);
  await expect(panel.channels.testChannel({ body: { channel: 'sms' } })).rejects.toMatchObject(forbidden);
  await expect(panel.channels.saveNoticeChoices({ body: { ...DEFAULT_DELIVERY, choices: {} } })).rejects.toMatchObject(forbidden);
});
