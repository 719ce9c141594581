import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { OTP_PER_PHONE_HOUR, OTP_TTL_MS } from '@jarchi/domain/session/sign-in.ts';
import { closeStore, openSessions } from './testing/open-sessions.ts';

afterAll(closeStore);

const newPhone = () => `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;
const wrong = (code: string | null) => (code === '11111' ? '22222' : '11111');

async function sendCode(phone = newPhone()) {
  const world = await openSessions();
  const sent = await world.service.sendOtp(phone, '10.0.0.1');
  if (!sent.ok) throw new Error(sent.error.code);
  const { request_id, code } = sent.value;
  if (code === null) throw new Error('no code outside production');
  const verify = (typed: string, id = request_id) => world.service.verifyOtp(id, typed, 'test');
  return { ...world, request_id, code, verify, phone, sent: sent.value };
}

test('a phone in Persian digits and any spelling gets a code', async () => {
  const phone = newPhone();
  const { sent, sms } = await sendCode(`+۹۸ ${toPersianDigits(phone.slice(1, 4))}-${toPersianDigits(phone.slice(4))}`);
  expect(sent.phone).toBe(phone);
  expect(sms).toEqual([{ phone, code: sent.code }]);
});

test.each(['', '0912', '02112345678', 'ali'])('%j is no mobile phone', async (phone) => {
  const { service } = await openSessions();
  expect(await service.sendOtp(phone, '10.0.0.1')).toEqual({ ok: false, error: { code: 'phone_invalid' } });
});

test('production keeps the code out of the answer', async () => {
  const { service, sms } = await openSessions({ mode: 'production' });
  const sent = await service.sendOtp(newPhone(), '10.0.0.1');
  expect(sent.ok && sent.value.code).toBeNull();
  expect(sms).toHaveLength(1);
});

test('the right code in Persian digits signs an unknown phone in, with an account of its own', async () => {
  const { code, verify, phone } = await sendCode();
  const first = await verify(toPersianDigits(code));
  expect(first).toMatchObject({ ok: true, value: { is_new: true, account: expect.stringMatching(/^u\d+$/) } });
  const again = await sendCode(phone);
  const second = await again.verify(again.code);
  expect(second).toMatchObject({ ok: true, value: { is_new: false, account: first.ok && first.value.account } });
});

test('a wrong code says how many tries are left, and the right one still opens', async () => {
  const { code, verify } = await sendCode();
  expect(await verify(wrong(code))).toEqual({ ok: false, error: { code: 'otp_wrong', tries_left: 4 } });
  expect(await verify('12')).toEqual({ ok: false, error: { code: 'otp_wrong', tries_left: 3 } });
  expect((await verify(code)).ok).toBe(true);
});

test('the sixth try is refused even with the right code', async () => {
  const { code, verify } = await sendCode();
  for (let left = 4; left >= 0; left--) expect(await verify(wrong(code))).toMatchObject({ error: { code: 'otp_wrong', tries_left: left } });
  expect(await verify(code)).toEqual({ ok: false, error: { code: 'otp_too_many_tries', retry_after_seconds: 120 } });
});

test('wrong tries that arrive at once are all counted', async () => {
  const { code, verify } = await sendCode();
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(wrong(code))));
  expect(answers.filter((answer) => !answer.ok && answer.error.code === 'otp_wrong')).toHaveLength(5);
  expect(await verify(code)).toEqual({ ok: false, error: { code: 'otp_too_many_tries', retry_after_seconds: 120 } });
});

test('a code expires after two minutes', async () => {
  const { code, verify, wall } = await sendCode();
  wall.at += OTP_TTL_MS;
  expect(await verify(code)).toEqual({ ok: false, error: { code: 'otp_expired' } });
});

test('a code opens once', async () => {
  const { code, verify } = await sendCode();
  expect((await verify(code)).ok).toBe(true);
  expect(await verify(code)).toEqual({ ok: false, error: { code: 'otp_expired' } });
});

test('two submits at once sign in once', async () => {
  const { code, verify } = await sendCode();
  const answers = await Promise.all([verify(code), verify(code)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('two requests of one new phone make one user', async () => {
  const first = await sendCode();
  const second = await sendCode(first.phone);
  const answers = await Promise.all([first.verify(first.code), second.verify(second.code)]);
  const accounts = answers.map((answer) => answer.ok && answer.value.account);
  expect(accounts[0]).toMatch(/^u\d+$/);
  expect(accounts[1]).toBe(accounts[0]);
});

test('a code of one request does not open another', async () => {
  const { code, verify, service, phone } = await sendCode();
  const other = await service.sendOtp(phone, '10.0.0.1');
  if (!other.ok || other.value.code === code) return;
  expect(await verify(code, other.value.request_id)).toMatchObject({ error: { code: 'otp_wrong' } });
  expect(await verify(code, crypto.randomUUID())).toEqual({ ok: false, error: { code: 'otp_not_found' } });
});

test('a phone is sent only so many codes an hour', async () => {
  const { service, wall } = await openSessions();
  const phone = newPhone();
  const send = () => service.sendOtp(phone, '10.0.0.1');
  const answers = await Promise.all(Array.from({ length: OTP_PER_PHONE_HOUR + 2 }, send));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(OTP_PER_PHONE_HOUR);
  wall.at += 600_000;
  expect(await send()).toEqual({ ok: false, error: { code: 'rate_limited', retry_after_seconds: 3000 } });
  wall.at += 3_000_000;
  expect((await send()).ok).toBe(true);
});

test('a code that could not be sent is not promised', async () => {
  const { service } = await openSessions({ isSmsDown: true });
  expect(await service.sendOtp(newPhone(), '10.0.0.1')).toEqual({ ok: false, error: { code: 'unavailable' } });
});
