import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;

/** A bought campaign of two publishers, of whom the first follows the script. */
async function seedWith(script: Parameters<Campaigns['platform']['direct']>[1]) {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[0]?.publisher_id ?? 0, script);
  return shop.seedBought({ plans, startsInDays: 2, days: 2 });
}

test('a post that is changed while it is live is told once in the history, moves no money and is shown with its placement', async () => {
  const { account, campaign } = await seedWith({ editedAfterHours: 5 });
  await shop.app.moveWorld(8 * DAYS);
  const done = await shop.read(account, campaign);
  expect(done).toMatchObject({ reason: 'completed', money: { held: 0, captured: 2_200_000 } });
  const edits = done.events.filter(({ event }) => event === 'post_edited');
  const [first, second] = done.placements;
  expect(edits).toMatchObject([{ actor: 'publisher', state: 'PUBLISHING', facts: { title: first?.title } }]);
  expect(first?.edited_at).toBe(edits[0]?.at);
  expect(Date.parse(first?.edited_at ?? '') - Date.parse(first?.live_at ?? '')).toBe(5 * 3_600_000);
  expect(second?.edited_at).toBeNull();
});

/** The messages about posts that changed or went, oldest first. */
async function listPostNotices({ account, campaign }: Awaited<ReturnType<typeof seedWith>>) {
  const { results } = await account.client.notifications.listNotifications({ query: { campaign_id: campaign.id } });
  return results.filter(({ kind }) => kind.startsWith('post_')).toReversed();
}

test('an advertiser is told once of a post that changed, with a link to the report', async () => {
  const seeded = await seedWith({ editedAfterHours: 5 });
  await shop.app.moveWorld(8 * DAYS);
  const { placements } = await shop.read(seeded.account, seeded.campaign);
  expect(await listPostNotices(seeded)).toMatchObject([
    {
      kind: 'post_edited',
      title: 'پستی پس از انتشار ویرایش شد',
      description: `«${placements[0]?.title}» پست خود را در کمپین «autumn menu» پس از انتشار ویرایش کرد. آن را ببینید.`,
      path: `/campaigns/${seeded.campaign.id}`,
      history_date: placements[0]?.edited_at,
    },
  ]);
});

test('an advertiser is told once of a post that went before its time, with what came back for it', async () => {
  const seeded = await seedWith({ removedAfterHours: 6 });
  await shop.app.moveWorld(8 * DAYS);
  const [first] = (await shop.read(seeded.account, seeded.campaign)).placements;
  expect(first).toMatchObject({ state: 'cut_short', captured: 275_000, released: 825_000 });
  expect(await listPostNotices(seeded)).toMatchObject([
    {
      kind: 'post_removed',
      description: `«${first?.title}» پست خود را در کمپین «autumn menu» پیش از پایان زمانش برداشت. ۸۲۵٬۰۰۰ تومان به موجودی شما برگشت.`,
      path: `/campaigns/${seeded.campaign.id}/identity`,
      history_date: first?.ended_at,
    },
  ]);
});

test('posts that one look finds changed are told in one message, and those that went in another', async () => {
  const plans = await shop.app.seedPlans(4);
  const scripts = [{ editedAfterHours: 5 }, { editedAfterHours: 5 }, { removedAfterHours: 5 }, { removedAfterHours: 5 }];
  for (const [index, script] of scripts.entries()) shop.platform.direct(plans[index]!.publisher_id, script);
  const seeded = await shop.seedBought({ plans, startsInDays: 2, days: 2 });
  await shop.app.moveWorld(8 * DAYS);
  expect((await listPostNotices(seeded)).map(({ kind, description }) => [kind, description])).toEqual([
    ['post_edited', '۲ ناشر کمپین «autumn menu» پست خود را پس از انتشار ویرایش کردند. آن‌ها را ببینید.'],
    ['post_removed', '۲ ناشر کمپین «autumn menu» پست خود را پیش از پایان زمانش برداشتند. ۱٬۷۴۱٬۷۴۰ تومان به موجودی شما برگشت.'],
  ]);
});

test('a publisher who withdraws before the post is out at that instant, and nothing is captured for it', async () => {
  const { account, campaign } = await seedWith({ withdrawsAfterHours: 30 });
  await shop.app.moveWorld(29);
  expect((await shop.read(account, campaign)).placements[0]).toMatchObject({ state: 'scheduled', out_reason: null });
  await shop.app.moveWorld(2);
  const left = await shop.read(account, campaign);
  expect(left.placements[0]).toMatchObject({ state: 'declined', out_reason: 'withdrawn', captured: 0 });
  expect(left.events.filter(({ event }) => event === 'placement_withdrawn')).toMatchObject([{ actor: 'publisher' }]);
  await shop.app.moveWorld(8 * DAYS);
  expect(await shop.read(account, campaign)).toMatchObject({
    reason: 'completed',
    money: { held: 0, captured: 1_100_000, released: 1_100_000 },
  });
});

test('a publisher who would withdraw after the post is live stays', async () => {
  const { account, campaign } = await seedWith({ withdrawsAfterHours: 4 * DAYS });
  await shop.app.moveWorld(8 * DAYS);
  const done = await shop.read(account, campaign);
  expect(done.placements.map(({ state }) => state)).toEqual(['ended', 'ended']);
  expect(done.events.some(({ event }) => event === 'placement_withdrawn')).toBe(false);
});
