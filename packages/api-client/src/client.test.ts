import { expect, test, vi } from 'vitest';
import { createTokenStore, receiveToken } from './session/access-token.ts';
import { ApiError, hasErrorCode, isAbort } from './api-error.ts';
import type { ClientOptions } from './caller.ts';
import { createClient } from './testing/client.ts';
import { errorText } from './words/error-text.fa.ts';
import { queryDefaults } from './patience/query-defaults.ts';
import { createWaiting } from './patience/waiting.ts';

const bases = { main: '/m', accounts: '/a', 'shared-accounts': '/s', financial: '/f', crm: '/c', 'back-office': '/b' };
const NOW = 1_700_000_000_000;

function jwt(claims: object): string {
  return `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;
}

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const refusal = (status: number, code: string, facts: object = {}) => json({ error: { code, facts, request_id: 'req-1' } }, status);

/** A client with a scripted server; it answers token calls with a counter unless the script answers them. */
function openClient(answer: (sent: Sent, count: number) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  let tokens = 0;
  const fetcher = vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    const request = { url: url instanceof Request ? url.url : url.toString(), init, headers: init.headers as Record<string, string> };
    sent.push(request);
    if (request.url.startsWith('/a/token/access') && !options.findAccount) {
      tokens++;
      return json({ token: jwt({ n: tokens, iat: NOW / 1000, exp: NOW / 1000 + 600 }), expires_at: '', account: 'a' });
    }
    return answer(request, sent.length);
  });
  const waits: number[] = [];
  const pause = async (waitMs: number) => void waits.push(waitMs);
  const client = createClient({ bases, fetch: fetcher, now: () => NOW, pause, ...options });
  return { client, sent, waits, tokenCalls: () => sent.filter(({ url }) => url.startsWith('/a/token/access')).length };
}

test('five calls at once share one refresh', async () => {
  const { client, tokenCalls, sent } = openClient(() => json({ id: 1 }));
  await Promise.all([1, 2, 3, 4, 5].map(() => client.session.getUser()));
  expect(tokenCalls()).toBe(1);
  expect(sent).toHaveLength(6);
  expect(sent[1]?.headers.authorization).toMatch(/^Bearer x\./);
});

test('five calls that are refused at once share one refresh, and each is sent again once', async () => {
  const { client, tokenCalls, sent } = openClient(
    ({ headers }) => (headers.authorization === 'Bearer stale' ? refusal(401, 'unauthenticated') : json({ id: 1 })),
    {
      tokens: fixedToken('stale'),
    },
  );
  await Promise.all([1, 2, 3, 4, 5].map(() => client.session.getUser()));
  expect(tokenCalls()).toBe(1);
  expect(sent).toHaveLength(11);
});

function fixedToken(text: string) {
  let token = { text, expiresAtMs: NOW + 600_000 };
  return { read: () => token, write: (next: typeof token | undefined) => void (token = next ?? token) };
}

test('a call that is refused again is not sent a third time', async () => {
  const { client, sent, tokenCalls } = openClient(() => refusal(401, 'unauthenticated'));
  await expect(client.session.getUser()).rejects.toMatchObject({ code: 'unauthenticated', status: 401, requestId: 'req-1' });
  expect(sent.filter(({ url }) => url === '/a/user/')).toHaveLength(2);
  expect(tokenCalls()).toBe(2);
});

test('an expired token is replaced before the call', async () => {
  const tokens = createTokenStore();
  tokens.write(receiveToken(jwt({ exp: NOW / 1000 - 1 }), NOW));
  const { client, tokenCalls } = openClient(() => json({ id: 1 }), { tokens });
  await client.session.getUser();
  await client.session.getUser();
  expect(tokenCalls()).toBe(1);
});

test('a refused refresh loses the session once for all waiting calls', async () => {
  const onSessionLost = vi.fn();
  const { client } = openClient(() => refusal(401, 'unauthenticated'), { findAccount: () => 'sepidar', onSessionLost });
  const outcomes = await Promise.allSettled([client.session.getUser(), client.session.getUser(), client.account.getAccountInfo()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test('a foreign account is reported once, and does not lose the session', async () => {
  const [onSessionLost, onAccountMissing] = [vi.fn(), vi.fn()];
  const missing = { findAccount: () => 'toranj', onSessionLost };
  const both = openClient(() => refusal(404, 'account_not_found'), { ...missing, onAccountMissing }).client;
  const outcomes = await Promise.allSettled([both.session.getUser(), both.account.getAccountInfo()]);
  expect(outcomes).toMatchObject([{ reason: { code: 'account_not_found' } }, { reason: { code: 'account_not_found' } }]);
  expect(onAccountMissing).toHaveBeenCalledTimes(1);
  expect(onSessionLost).not.toHaveBeenCalled();
  const { client } = openClient(() => refusal(404, 'account_not_found'), missing);
  await expect(client.session.getUser()).rejects.toMatchObject({ code: 'account_not_found' });
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test('a refresh that fails temporarily keeps the session', async () => {
  const onSessionLost = vi.fn();
  const { client } = openClient(() => refusal(503, 'unavailable'), { findAccount: () => 'sepidar', onSessionLost });
  await expect(client.session.getUser()).rejects.toMatchObject({ code: 'unavailable' });
  expect(onSessionLost).not.toHaveBeenCalled();
});

test('the refresh names the account of `findAccount`', async () => {
  const { client, sent } = openClient(
    ({ url }) => (url.startsWith('/a/token') ? json({ token: jwt({ exp: NOW }), account: 'x', expires_at: '' }) : json({})),
    { findAccount: () => 'sep idar' },
  );
  await client.session.getUser();
  expect(sent[0]?.url).toBe('/a/token/access?account=sep+idar');
});

test('a GET without an answer is sent again once', async () => {
  const { client, sent } = openClient((_, count) => {
    if (count === 2) throw new TypeError('failed to fetch');
    return json({ id: 1 });
  });
  await client.session.getUser();
  expect(sent).toHaveLength(3);
});

test('a write without an answer is not sent again', async () => {
  const { client, sent } = openClient(() => {
    throw new TypeError('failed to fetch');
  });
  await expect(client.session.sendOtp({ body: { phone: '09120000001' } })).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(sent).toHaveLength(1);
});

test('an abort stays an AbortError and is not retried', async () => {
  const controller = new AbortController();
  const { client, sent } = openClient(
    ({ init }) =>
      new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        controller.abort();
      }),
  );
  const error: unknown = await client.session.getUser({}, { signal: controller.signal }).catch((reason: unknown) => reason);
  expect(isAbort(error)).toBe(true);
  expect(sent).toHaveLength(2);
});

test('an abort during a refresh ends only that call', async () => {
  const controller = new AbortController();
  let release = (): void => {};
  const { client } = openClient(
    async ({ url }) => {
      if (url.startsWith('/a/token')) await new Promise<void>((resolve) => (release = resolve));
      return json(url.startsWith('/a/token') ? { token: 't', account: 'a', expires_at: '' } : { id: 7 });
    },
    { findAccount: () => 'a' },
  );
  const left = client.session.getUser({}, { signal: controller.signal });
  const stays = client.session.getUser();
  controller.abort();
  await expect(left).rejects.toSatisfy(isAbort);
  release();
  await expect(stays).resolves.toMatchObject({ id: 7 });
});

test('a refusal has its code, facts, issues and request id', async () => {
  const { client } = openClient(() => refusal(422, 'otp_wrong', { tries_left: 3 }));
  const error: unknown = await client.session.verifyOtp({ body: { request_id: 'r', code: '12345' } }).catch((reason: unknown) => reason);
  expect(hasErrorCode(error, 'otp_wrong') && error.facts.tries_left).toBe(3);
  expect(errorText(error)).toBe('کد درست نیست. ۳ بار دیگر می‌توانید تلاش کنید.');
});

test('an answer that is not from our server is an unknown error', async () => {
  const { client } = openClient(() => new Response('<html>', { status: 502 }));
  await expect(client.session.signOut()).rejects.toMatchObject({ code: 'unknown', status: 502 });
});

test('params, repeated query, body and idempotency key reach the server', async () => {
  const { client, sent } = openClient(() => json({}));
  await client.finance.getBalance({ params: { account: 'قهوه/۱' } });
  await client.campaigns.listCampaigns({ query: { limit: 10, filter: ['search,a', 'state,TO_PAY'], is_deleted: false } });
  await client.campaigns.createCampaign({ body: { draft: 4 } }, { idempotencyKey: 'key-12345' });
  expect(sent[1]?.url).toBe(`/f/accounts/${encodeURIComponent('قهوه/۱')}/`);
  expect(sent[2]?.url).toBe('/m/v1/campaigns/?limit=10&filter=search%2Ca&filter=state%2CTO_PAY&is_deleted=false');
  expect(sent[3]?.headers['idempotency-key']).toBe('key-12345');
  expect(sent[3]?.init.body).toBe('{"draft":4}');
});

test('only a write to the accounts host has the CSRF header', async () => {
  const { client, sent } = openClient(() => json({}), { findCsrfToken: () => 'csrf-1' });
  await client.session.updateInfo({ body: { first_name: 'سارا' } });
  await client.session.getUser();
  expect(sent[1]?.headers['x-csrf-token']).toBe('csrf-1');
  expect(sent[2]?.headers['x-csrf-token']).toBeUndefined();
});

test('a file answer gives its bytes and its name', async () => {
  const { client } = openClient(
    () => new Response('bytes', { headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('گزارش.xlsx')}` } }),
  );
  const { blob, filename } = await client.reports.exportReport({ params: { id: 5 } });
  expect(await blob.text()).toBe('bytes');
  expect(filename).toBe('گزارش.xlsx');
});

test('an upload with a given fetch sends the file part and reports progress at the end', async () => {
  const onProgress = vi.fn();
  const { client, sent } = openClient(() => json({ id: 1 }));
  const file = new File(['12345'], 'a.png', { type: 'image/png' });
  await client.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file }, { onProgress });
  const part = (sent[1]!.init.body as FormData).get('file') as File;
  expect(part.name).toBe('a.png');
  expect(onProgress).toHaveBeenLastCalledWith(5, 5);
  expect(sent[1]?.headers['content-type']).toBeUndefined();
});

test('windows that share the cookie refresh one at a time', async () => {
  let runs = 0;
  const runAlone = <T>(work: () => Promise<T>): Promise<T> => {
    runs++;
    return work();
  };
  const { client } = openClient(() => json({}), { runAlone });
  await client.session.getUser();
  expect(runs).toBe(1);
});

test('errors that are not from our server have a text too', () => {
  expect(errorText(new Error('x'))).toBe('مشکلی در ارتباط با سرور پیش آمد. لطفاً دوباره تلاش کنید.');
  expect(errorText(new ApiError({ status: 0, code: 'network' }))).toContain('به پنل وصل نشدیم');
  expect(errorText(new ApiError({ status: 422, code: 'idempotency_key_reused' }))).toContain('صفحه را تازه کنید');
  expect(errorText(new ApiError({ status: 405, code: 'method_not_allowed' }))).toContain('صفحه را تازه کنید');
  expect(errorText(new ApiError({ status: 429, code: 'rate_limited' }))).toContain('کمی بعد');
  expect(errorText(new ApiError({ status: 409, code: 'quote_changed', facts: { before: 1_250_000, after: 1_300_000 } }))).toContain(
    '۱٬۲۵۰٬۰۰۰',
  );
});

test('a GET waits longer each time while the store is out of reach, and `waiting` shows it', async () => {
  const waiting = createWaiting();
  const seen: boolean[] = [];
  const { client, waits } = openClient(
    (_sent, count) => {
      seen.push(waiting.isWaiting());
      return count < 5 ? refusal(503, 'unavailable') : json({ id: 1 });
    },
    { waiting },
  );
  await client.session.getUser();
  expect(seen).toEqual([false, true, true, true]);
  expect(waiting.isWaiting()).toBe(false);
  expect(waits.map((waitMs) => Math.floor(waitMs / 1000) >= 1)).toEqual([true, true, true]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

test('a GET is given up after 30 to 45 seconds of waiting for the store', async () => {
  const { client, waits } = openClient(() => refusal(503, 'unavailable'));
  await expect(client.session.getUser()).rejects.toMatchObject({ code: 'unavailable' });
  expect(waits).toHaveLength(5);
  const sum = waits.reduce((total, waitMs) => total + waitMs, 0);
  expect(sum).toBeGreaterThanOrEqual(30_000);
  expect(sum).toBeLessThanOrEqual(45_000);
});

test('a write is not sent again when the store did not answer, because it may have been done', async () => {
  const { client, waits } = openClient(() => refusal(503, 'unavailable'));
  await expect(client.drafts.deleteDraft({ params: { id: 1 } })).rejects.toMatchObject({ code: 'unavailable' });
  expect(waits).toEqual([]);
});

test('a server without room is not asked again by itself: it is told at once, and says that nothing is lost', async () => {
  const { client, waits } = openClient(() => refusal(507, 'no_room'));
  const refused = await client.session.getUser().catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 507, code: 'no_room' });
  expect(errorText(refused)).toMatch(/جای خالی.*از دست نرفته.*دوباره تلاش/);
  expect(waits).toEqual([]);
  expect(queryDefaults.queries.retry(0, refused)).toBe(false);
  expect(queryDefaults.queries.retry(0, new ApiError({ status: 500, code: 'internal' }))).toBe(true);
});

test('a call that the server was too busy for is sent again after the given time, a write too', async () => {
  const busy = () => json({ error: { code: 'too_busy', facts: { retry_after_seconds: 2 }, request_id: 'r' } }, 429, { 'retry-after': '2' });
  const { client, waits } = openClient((_sent, count) => (count < 4 ? busy() : json({ ok: true })));
  await client.drafts.deleteDraft({ params: { id: 1 } });
  expect(waits).toHaveLength(2);
  for (const waitMs of waits) expect(waitMs >= 2000 && waitMs <= 3000).toBe(true);
});

test('a rate limit is reported at once', async () => {
  const { client, waits } = openClient(() => refusal(429, 'rate_limited', { retry_after_seconds: 1 }));
  await expect(client.session.getUser()).rejects.toMatchObject({ code: 'rate_limited' });
  expect(waits).toEqual([]);
});

test('a call that is to outlive its page says so to the browser', async () => {
  const { client, sent } = openClient(() => json({ ok: true }));
  await client.drafts.deleteDraft({ params: { id: 7 } }, { keepalive: true });
  await client.drafts.deleteDraft({ params: { id: 8 } });
  expect(sent.slice(-2).map(({ init }) => init.keepalive)).toEqual([true, undefined]);
});
