import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDelivered } from '#testing/campaigns/seed-offers.ts';
import { giveRole } from '#testing/members.ts';
import type { TestAccount } from '#testing/test-app.ts';
import type { NewNotice } from './notifications.kinds.ts';
import { notify } from './notifications.service.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

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

/** A member of the account, who has it open. */
async function seedMember(owner: TestAccount, role: string): Promise<TestAccount> {
  const person = await seedNotices(0);
  await giveRole(shop.app, person, owner.account_id, role);
  await person.client.session.getAccessToken({ query: { account: owner.slug } });
  shop.app.wall.at += 15 * MINUTE_MS;
  return person;
}

test('a message that one member reads stays unread for the others, however it was read', async () => {
  const owner = await seedNotices(2);
  const at = new Date(shop.app.world.now());
  const { id: campaign_id } = await shop.seedCampaign(owner);
  await tell(owner, { kind: 'campaign_live', facts: { title: 'spring' }, campaign_id, at });
  const viewer = await seedMember(owner, 'viewer');
  await see(viewer, (await list(viewer)).results.at(-1)?.id ?? 0);
  await viewer.client.channels.seeCampaignNotifications({ params: { id: campaign_id } });
  expect([(await listNew(viewer)).unread, (await listNew(owner)).unread]).toEqual([1, 3]);
  await viewer.client.notifications.seeAllNotifications({ body: {} });
  expect((await list(owner)).results.map(({ seen }) => seen)).toEqual([false, false, false]);
  expect((await list(viewer)).results.map(({ seen }) => seen)).toEqual([true, true, true]);
  const { seen_at } = await owner.client.notifications.seeAllNotifications({ body: {} });
  await owner.client.channels.unseeNotifications({ body: { seen_at } });
  expect([(await listNew(viewer)).unread, (await listNew(owner)).unread]).toEqual([0, 3]);
});

test('messages from before a person joined are read for them, later ones are not', async () => {
  const [owner, person] = [await seedNotices(3), await seedNotices(0)];
  const { invitation } = await owner.client.team.inviteMember({ body: { phone: person.phone, role: 'buyer' } });
  await person.client.team.answerInvitation({ params: { received: invitation }, body: { is_accepted: true } });
  await tell(owner, announcement(9));
  await person.client.session.getAccessToken({ query: { account: owner.slug } });
  shop.app.wall.at += 15 * MINUTE_MS;
  expect((await listNew(person)).results.map(({ title }) => title)).toEqual(['message 9']);
  // The owner is also told of the member.
  expect((await listNew(owner)).unread).toBe(5);
});

test('a message with a deadline that was read counts until it is answered, for those who may answer it', async () => {
  const offered = await seedDelivered(shop, { prices: [2_000_000, 1_000_000] });
  const { account: owner, campaign } = offered;
  const [buyer, viewer] = [await seedMember(owner, 'buyer'), await seedMember(owner, 'viewer')];
  for (const one of [owner, buyer, viewer]) await one.client.notifications.seeAllNotifications({ body: {} });
  const waiting = async (one: TestAccount) => {
    const { unread, results } = await listNew(one);
    return [unread, results.every(({ seen, is_waiting }) => seen && is_waiting)];
  };
  expect((await listNew(owner)).results.map(({ kind }) => kind)).toContain('content_delivered');
  expect((await waiting(owner))[1]).toBe(true);
  expect(await waiting(buyer)).toEqual(await waiting(owner));
  expect(await waiting(viewer)).toEqual([0, true]);
  expect((await list(owner, { query: { only_unread: true } })).unread).toBe((await waiting(owner))[0]);
  const pending = (await owner.client.contents.listPendingFeedback()).results;
  for (const { id } of pending)
    await owner.client.contents.decideContent({ params: { campaign: campaign.id, content: id }, body: { is_confirmed: true } });
  expect([await waiting(owner), await waiting(buyer)]).toEqual([
    [0, true],
    [0, true],
  ]);
});

test('a message with a deadline waits until the deadline lapses, and a reminder waits in its place', async () => {
  const { account } = await seedDelivered(shop, { prices: [2_000_000] });
  const seeAll = () => account.client.notifications.seeAllNotifications({ body: {} });
  await seeAll();
  expect((await listNew(account)).results.map(({ kind }) => kind)).toEqual(['content_delivered']);
  await shop.app.moveWorld(40);
  await seeAll();
  expect((await listNew(account)).results.map(({ kind }) => kind)).toEqual(['wait_content']);
  await shop.app.moveWorld(40);
  await seeAll();
  const { results } = await listNew(account);
  // The content lapsed; its share waits a day for another publisher.
  expect(results.map(({ kind }) => kind)).toEqual(expect.not.arrayContaining(['content_delivered', 'wait_content']));
});
