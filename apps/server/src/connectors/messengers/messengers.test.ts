import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { createKavenegar } from '../sms/kavenegar.ts';
import { createSmsIr } from '../sms/smsir.ts';
import { createBot } from './bot.ts';
import { createMailMessenger } from './mail-messenger.ts';
import type { Messenger } from './messenger.ts';
import { startFakeService, type FakeAnswer, type FakeCall } from './testing/fake-service.ts';
import { createWebPush } from './web-push.ts';

const TOKEN = '12345:abcdefghijklmnopqrstuvwx';
const message = { title: 'پرداخت تأیید شد', text: 'متن', url: 'https://panel.example/u/u1/financial', id: 'a1' };
const vapid = webPush.generateVAPIDKeys();

let service: Awaited<ReturnType<typeof startFakeService>>;
const answerAs = ({ path }: FakeCall): FakeAnswer => {
  if (path.endsWith('/lookup.json')) return { body: { return: { status: 200, message: 'ok' }, entries: { messageid: 1 } } };
  if (path === '/v1/send/verify') return { body: { status: 1, message: 'ok', data: { messageId: 1, cost: 1 } } };
  if (path.startsWith('/push/')) return { status: 201 };
  return { body: { ok: true, result: { message_id: 7 } } };
};
beforeAll(async () => {
  service = await startFakeService(answerAs);
});
afterAll(() => service.close());

const own = () => ({ url: service.url, timeout_seconds: 5 });
const bot = () => createBot('telegram', { ...own(), token: TOKEN, bot: 'jarchi_bot', updates: 'poll' }, service.service);
const sms = { api_key: 'api-key-1', template: 'code', notice_template: '42' };
const kavenegar = () => createKavenegar({ ...own(), ...sms, provider: 'kavenegar' }, service.service);
const smsIr = () => createSmsIr({ ...own(), ...sms, template: '41', provider: 'smsir' }, service.service);
const push = () =>
  createWebPush(
    { public_key: vapid.publicKey, private_key: vapid.privateKey, subject: 'mailto:a@b.example', timeout_seconds: 5 },
    () => service.service,
  );

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const subscriptionAt = (endpoint: string) =>
  JSON.stringify({ endpoint, keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') } });
const KNOWN = 'https://fcm.googleapis.com/push/abc?x=1';
const lastCall = () => service.calls.at(-1)!;
const lastJson = () => JSON.parse(lastCall().body.toString()) as Record<string, unknown>;

const makers: Readonly<Record<string, readonly [() => Messenger, string]>> = {
  bot: [bot, '99'],
  kavenegar: [kavenegar, '09121234567'],
  'sms.ir': [smsIr, '09121234567'],
  push: [push, subscriptionAt(KNOWN)],
};
async function deliver(name: string, ...answers: readonly FakeAnswer[]) {
  const [make, to] = makers[name]!;
  service.plan(...answers);
  return make().deliver({ ...message, to });
}

test.each(Object.keys(makers))('%s delivers a message', async (name) => {
  expect(await deliver(name)).toEqual({ state: 'sent' });
});

test('a bot gets the chat, and the message with its link as text', async () => {
  await deliver('bot');
  expect(lastCall().path).toBe(`/bot${TOKEN}/sendMessage`);
  expect(lastJson()).toEqual({ chat_id: '99', text: `${message.title}\n\n${message.text}\n\n${message.url}` });
});

test('an SMS is the template of notices with the title and the panel, never the text', async () => {
  await deliver('kavenegar');
  expect(lastCall().path).toBe('/v1/api-key-1/verify/lookup.json');
  expect(Object.fromEntries(new URLSearchParams(lastCall().body.toString()))).toEqual({
    receptor: '09121234567',
    token: 'panel.example',
    token20: message.title,
    template: '42',
  });
  await deliver('sms.ir');
  expect(lastCall().headers['x-api-key']).toBe('api-key-1');
  expect(lastJson()).toEqual({
    mobile: '09121234567',
    templateId: 42,
    parameters: [
      { name: 'TITLE', value: message.title },
      { name: 'PANEL', value: 'panel.example' },
    ],
  });
});

test('codes are sent by their own template, and a refused one is told', async () => {
  expect(await kavenegar().sendCode('09121234567', '12345')).toEqual({ ok: true, value: null });
  expect(lastCall().body.toString()).toBe('receptor=09121234567&token=12345&template=code');
  service.plan({ status: 411, body: { return: { status: 411 } } });
  expect(await kavenegar().sendCode('09', '12345')).toEqual({ ok: false, error: { code: 'sms_failed' } });
  await smsIr().sendCode('09121234567', '12345');
  expect(lastJson()).toMatchObject({ templateId: 41, parameters: [{ name: 'CODE', value: '12345' }] });
});

test.each<[string, FakeAnswer, string]>([
  // The person.
  ['bot', { status: 403, body: { ok: false, description: 'Forbidden: bot was blocked by the user' } }, 'gone'],
  ['bot', { status: 403, body: { ok: false, description: 'Forbidden: user is deactivated' } }, 'gone'],
  ['bot', { status: 400, body: { ok: false, description: 'Bad Request: chat not found' } }, 'gone'],
  ['bot', { status: 400, body: { ok: false, description: 'Bad Request: message text is empty' } }, 'refused'],
  ['kavenegar', { status: 411, body: { return: { status: 411 } } }, 'refused'],
  ['kavenegar', { status: 422, body: { return: { status: 422 } } }, 'refused'],
  ['kavenegar', { status: 431, body: { return: { status: 431 } } }, 'refused'],
  // Too many records in one call: nothing about this number.
  ['kavenegar', { status: 414, body: { return: { status: 414 } } }, 'retry'],
  ['sms.ir', { status: 400, body: { status: 104 } }, 'refused'],
  ['sms.ir', { status: 400, body: { status: 115 } }, 'gone'],
  ['push', { status: 410 }, 'gone'],
  ['push', { status: 404 }, 'gone'],
  ['push', { status: 413 }, 'refused'],
  // The operator: the token, the credit, a template.
  ['bot', { status: 401, body: { ok: false } }, 'retry'],
  ['kavenegar', { status: 418, body: { return: { status: 418 } } }, 'retry'],
  ['kavenegar', { status: 424, body: { return: { status: 424 } } }, 'retry'],
  ['sms.ir', { status: 400, body: { status: 102 } }, 'retry'],
  // The service, and what stands between: a page in place of JSON says nothing about the person.
  ...['bot', 'kavenegar', 'sms.ir'].flatMap((name): [string, FakeAnswer, string][] => [
    [name, { status: 403, html: '<h1>403</h1>' }, 'retry'],
    [name, { status: 200, html: '<h1>10.10.34.36</h1>' }, 'retry'],
  ]),
  ...Object.keys(makers).flatMap((name): [string, FakeAnswer, string][] => [
    [name, { status: 503, html: 'down' }, 'retry'],
    [name, { status: 429, headers: { 'retry-after': '17' }, body: {} }, 'retry 17'],
    // It may have arrived.
    [name, 'silent', 'unclear'],
    [name, 'cut', 'unclear'],
  ]),
])('%s after %j is %s', async (name, answer, expected) => {
  const outcome = await deliver(name, answer);
  const [state, seconds] = expected.split(' ');
  expect(outcome).toMatchObject({ state, ...(seconds === undefined ? {} : { after_seconds: Number(seconds) }) });
  const told = JSON.stringify(outcome);
  for (const secret of [TOKEN, 'api-key-1', '99', '0912']) expect(told).not.toContain(secret);
});

test('a bot waits as long as the messenger says in its answer', async () => {
  const answer = { status: 429, body: { ok: false, error_code: 429, parameters: { retry_after: 35 } } };
  expect(await deliver('bot', answer)).toMatchObject({ state: 'retry', after_seconds: 35, scope: 'channel' });
});

test('a service that cannot be reached was certainly not told', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', startDeadline: () => AbortSignal.timeout(5000) };
  const away = createBot('bale', { url: '', timeout_seconds: 5, token: TOKEN, bot: 'b', updates: 'poll' }, nowhere);
  expect(await away.deliver({ ...message, to: '9' })).toMatchObject({ state: 'retry', scope: 'channel' });
});

test('a push is encrypted for its browser and signed for its service', async () => {
  await deliver('push');
  const { path, headers, body } = lastCall();
  expect([path, headers['content-encoding'], headers['ttl']]).toEqual(['/push/abc?x=1', 'aes128gcm', '86400']);
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'https://fcm.googleapis.com' });
  expect(JSON.parse(decrypt(body))).toEqual({ title: message.title, text: message.text, url: message.url });
});

/** RFC 8188 and 8291, as a browser does it. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opened.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

test.each([
  [KNOWN, true],
  ['https://updates.push.services.mozilla.com/push/v2/a', true],
  ['https://wns2-par02p.notify.windows.com/push/?token=a', true],
  ['https://web.push.apple.com/push/a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://fcm.googleapis.com@10.0.0.1/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://127.0.0.1/a', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('the push service at %s is known: %s', async (endpoint, isKnown) => {
  expect(push().isKnownHost(endpoint)).toBe(isKnown);
  const before = service.calls.length;
  const { state } = await push().deliver({ ...message, to: subscriptionAt(endpoint) });
  expect([state, service.calls.length - before]).toEqual(isKnown ? ['sent', 1] : ['gone', 0]);
});

test('a subscription with keys of no browser is gone', async () => {
  const to = JSON.stringify({ endpoint: KNOWN, keys: { p256dh: 'x', auth: 'y' } });
  expect(await push().deliver({ ...message, to })).toMatchObject({ state: 'gone' });
  expect(await push().deliver({ ...message, to: 'no json' })).toMatchObject({ state: 'gone' });
});

test('a bot is asked for what people sent: their own chats only, with the name they have there', async () => {
  const from = { username: 'sara_m', first_name: 'سارا' };
  service.plan({
    body: {
      ok: true,
      result: [
        { update_id: 5, message: { chat: { id: 99, type: 'private' }, from, text: ' /start ABC ' } },
        { update_id: 6, message: { chat: { id: -4, type: 'group' }, from, text: '/start ABC' } },
        { update_id: 7, edited_message: {} },
        { update_id: 8, message: { chat: { id: '98' }, from: { first_name: 'سارا', last_name: 'محمدی' } } },
      ],
    },
  });
  expect(await bot().listUpdates(5, 0)).toEqual([
    { update_id: 5, chat_id: '99', name: '@sara_m', text: '/start ABC' },
    { update_id: 8, chat_id: '98', name: 'سارا محمدی', text: '' },
  ]);
  expect(lastJson()).toMatchObject({ offset: 5 });
  service.plan({ status: 409, body: { ok: false } });
  expect(await bot().listUpdates(5, 0)).toBeUndefined();
});

test('where updates are posted is told with a secret, and a refusal is told', async () => {
  expect(await bot().setWebhook('https://panel.example/hooks/telegram/s', 's')).toBeUndefined();
  expect(lastJson()).toMatchObject({ url: 'https://panel.example/hooks/telegram/s', secret_token: 's' });
  service.plan({ status: 400, body: { ok: false } });
  expect(await bot().setWebhook('http://panel', 's')).toBe('HTTP 400');
});

test.each([
  ['sent', 'sent'],
  ['refused', 'refused'],
  ['failed', 'retry'],
] as const)('an e-mail that the mail server answers with %s is %s', async (answer, state) => {
  const mails: unknown[] = [];
  const messenger = createMailMessenger({ send: async (mail) => (mails.push(mail), answer) });
  expect(await messenger.deliver({ ...message, to: 'a@b.example' })).toMatchObject({ state });
  expect(mails).toEqual([{ to: 'a@b.example', subject: message.title, text: `${message.text}\n\n${message.url}`, id: 'a1' }]);
});
