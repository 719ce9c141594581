import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('an account has no name in the chat until the first is given, and that one stays', async () => {
  const { client, slug } = await app.seedAccount();
  const params = { account: slug };
  await expect(client.support.getChatIdentity({ params })).rejects.toMatchObject({ status: 404, code: 'not_found' });
  const given = await Promise.all(
    ['first-window', 'second-window'].map((user_id) => client.support.createChatIdentity({ params, body: { user_id } })),
  );
  expect(given[0]).toEqual(given[1]);
  expect(await client.support.getChatIdentity({ params })).toEqual(given[0]);
  expect(await client.support.createChatIdentity({ params, body: { user_id: 'third-window' } })).toEqual(given[0]);
});
