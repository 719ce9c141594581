import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogMessengers } from '#connectors/messengers/log-messengers.ts';
import { channelLink } from '#features/channels/rows/channels.tables.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ messengers: createLogMessengers({ isProduction: false, log: () => undefined }) });
});
afterAll(() => app.close());

const PAGE = '/test-bot/telegram';
const findChat = (html: string) => /name="chat" value="([^"]*)"/.exec(html)?.[1] ?? '';
const openPage = async () => findChat((await app.server.inject(PAGE)).body);
async function say(chat: string, text: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.server.inject({ method: 'POST', url: PAGE, headers, payload: new URLSearchParams({ chat, text }).toString() })).body;
}
async function seedLink(address: string) {
  const { user_id, account_id, client } = await app.seedAccount();
  const link = {
    user_id,
    channel: 'telegram',
    name: '@sara',
    address,
    linked_at: new Date(app.wall.now()),
    home_account_id: account_id,
  } as const;
  await app.tenancy.withSystem((tx) => tx.insert(channelLink).values(link));
  return async () => (await client.channels.getChannels()).channels.find(({ channel }) => channel === 'telegram')?.links.length;
}

test('the page that plays a bot links and unlinks the chat that it opened', async () => {
  const { client } = await app.seedAccount();
  const { code } = await client.channels.createChannelLink({ body: { channel: 'telegram' } });
  const chat = await openPage();
  expect(await say(chat, `/start ${code}`)).toContain('وصل شد');
  expect(await say(chat, '/stop')).toContain('قطع شد');
});

test.each(['sample-3', 'trial-123456789', 'trial-0123456789abcdef0123456789abcdeg', '99'])(
  'the page that plays a bot does not act for the chat %s, which it did not open',
  async (chat) => {
    const countLinks = await seedLink(chat);
    const answer = await say(chat, '/stop');
    expect(findChat(answer)).toMatch(/^trial-[0-9a-f]{32}$/);
    expect(answer).not.toContain('قطع شد');
    expect(await countLinks()).toBe(1);
  },
);
