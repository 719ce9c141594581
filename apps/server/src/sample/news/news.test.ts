import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import { seedNews } from './news.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the sample’s advertisers have read all but their latest messages, and have three items in the changelog', async () => {
  const [sepidar, nikafarin, toranj, gandom] = await Promise.all([1, 2, 3, 4].map(() => app.seedAccount()));
  if (!sepidar || !nikafarin || !toranj || !gandom) throw new Error('four accounts');
  // The sample's accounts began before its news.
  const now = app.world.now() + 20 * DAY_MS;
  for (const { account_id } of [sepidar, nikafarin, toranj])
    await app.tenancy.withAccount(account_id, async (tx) => {
      for (let day = 1; day <= 12; day++)
        await notify(tx, account_id, [{ kind: 'campaign_live', facts: { title: `${day}` }, at: new Date(now - day * 86_400_000) }]);
    });
  const accounts = {
    sepidar: sepidar.account_id,
    nikafarin: nikafarin.account_id,
    toranj: toranj.account_id,
    gandom: gandom.account_id,
  };
  await seedNews(app.app, accounts, now);

  const unread = await Promise.all([sepidar, nikafarin, toranj, gandom].map(({ client }) => client.notifications.listNewNotifications()));
  expect(unread.map((bell) => [bell.unread, bell.results.length])).toEqual([
    [7, 5],
    [2, 2],
    [2, 2],
    [1, 1],
  ]);
  const { results } = await sepidar.client.notifications.listNotifications({ query: { limit: 100 } });
  expect(results.map(({ seen }) => seen)).toEqual(Array.from({ length: 13 }, (_, index) => index >= 7));

  const changelog = (await gandom.client.notifications.listChangelog()).results;
  expect(changelog.map(({ title, attachments }) => [title !== '', attachments.length])).toEqual([
    [true, 1],
    [false, 0],
    [true, 0],
  ]);
  for (const [, href] of changelog.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)])) expect(href).toMatch(/^\/[a-z]/);
  const file = await gandom.client.notifications.getChangelogFile({ params: { id: changelog[0]?.attachments[0]?.id ?? 0 } });
  expect(file.filename).toMatch(/\.txt$/);
  expect((await file.blob.text()).length).toBeGreaterThan(100);
});
