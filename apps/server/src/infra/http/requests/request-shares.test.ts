import { expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { OutsideReader } from '#infra/outside/page-reader.ts';
import { openTestApp, type TestAccount } from '#testing/test-app.ts';

const limits = { seats: 8, seatsEach: 2, waitingEach: 1 };

/** A server whose requests to the outside are answered when the test lets them. */
async function openSlowApp() {
  const open: (() => void)[] = [];
  const outside: OutsideReader = {
    read: () => new Promise((resolve) => open.push(() => resolve({ ok: false, error: 'timeout' }))),
  };
  const app = await openTestApp({ outside, shares: { limits, heldBackMs: 0 } });
  const send = (token: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/main/discovery/display_url',
      headers: { authorization: `Bearer ${token}` },
      payload: { url: 'https://example.com' },
    });
  return { app, send, running: () => open.length, answerAll: () => open.splice(0).forEach((answer) => answer()) };
}

const balanceOf = ({ client, slug }: TestAccount) => client.finance.getBalance({ params: { account: slug } });

test('of one account some requests run and some wait; another one is refused with the time to retry, and others are not affected', async () => {
  const { app, send, running, answerAll } = await openSlowApp();
  const [crowd, other] = [await app.seedAccount(), await app.seedAccount({ balance: 100_000 })];
  const token = await crowd.getToken();
  const sent = [send(token), send(token)];
  await expect.poll(running).toBe(2);
  sent.push(send(token), send(token));
  const refused = await Promise.race(sent);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ error: { code: 'too_busy', facts: { retry_after_seconds: 1 } } });
  expect(await balanceOf(other)).toMatchObject({ balance: 100_000 });
  answerAll();
  await expect.poll(running).toBe(1);
  answerAll();
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429]);
  await app.close();
});

test('the seat of a request that fails or is refused becomes free', async () => {
  const { app, send, running, answerAll } = await openSlowApp();
  const account = await app.seedAccount();
  const token = await account.getToken();
  for (let n = 0; n < 4; n++) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const broken = await app.server.inject({ method: 'POST', url: '/api/main/discovery/display_url', headers, payload: '{' });
    expect(broken.statusCode).toBe(400);
    expect((await app.server.inject({ url: '/api/main/v1/campaigns/99/', headers })).statusCode).toBe(404);
  }
  const sent = [send(token), send(token)];
  await expect.poll(running).toBe(2);
  answerAll();
  await Promise.all(sent);
  await app.close();
});

test('the seat of a request becomes free when its client leaves before the answer', async () => {
  const { app, send, running, answerAll } = await openSlowApp();
  const account = await app.seedAccount();
  const token = await account.getToken();
  const base = await app.server.listen({ port: 0 });
  const gone = new AbortController();
  const lost = [1, 2].map(() =>
    fetch(`${base}/api/main/discovery/display_url`, {
      method: 'POST',
      signal: gone.signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com' }),
    }).catch((error: Error) => error.name),
  );
  await expect.poll(running).toBe(2);
  gone.abort();
  expect(await Promise.all(lost)).toEqual(['AbortError', 'AbortError']);
  const sent = [send(token)];
  await expect.poll(running).toBe(3);
  sent.push(send(token));
  await expect.poll(running).toBe(4);
  answerAll();
  await Promise.all(sent);
  await app.close();
});

test('a client retries when the server has no seat for it', async () => {
  const { app, send, running, answerAll } = await openSlowApp();
  const account = await app.seedAccount();
  const token = await account.getToken();
  const sent = [send(token), send(token)];
  await expect.poll(running).toBe(2);
  sent.push(send(token));
  const body = { data: emptyDraft(), draft_step: 'general-information' } as const;
  const written = account.client.drafts
    .createDraft({ body }, { idempotencyKey: newIdempotencyKey() })
    .catch((error: Error) => error.message);
  answerAll();
  await expect.poll(running).toBe(1);
  answerAll();
  await Promise.all(sent);
  expect(await written).toMatchObject({ version: 1 });
  await app.close();
});

test('callers who are not signed in share the seats of their address', async () => {
  const { app } = await openSlowApp();
  const browser = app.openBrowser();
  const asked = Array.from({ length: 8 }, () => browser.fetch('/api/accounts/auth/logout'));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses).toContain(200);
  await app.close();
});
