import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { OTP_TTL_MS, OTP_WAIT_MS } from '@jarchi/domain/session/sign-in.ts';
import { closeStore, openSessions, STRANGER } from '#testing/sessions/open-sessions.ts';

afterAll(closeStore);

const newPhone = () => `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;
const wrong = (code: string | null) => (code === '11111' ? '22222' : '11111');

/** `later`: milliseconds by which the clock of this file is moved on. */
async function sendCode(phone = newPhone(), later = 0) {
  const world = await openSessions();
  world.wall.at += later;
  const sent = await world.service.sendOtp(phone, STRANGER);
  if (!sent.ok) throw new Error(sent.error.code);
  const { request_id, code } = sent.value;
  if (code === null) throw new Error('no code outside production');
  const verify = (typed: string, id = request_id) => world.service.verifyOtp(id, typed, STRANGER);
  return { ...world, request_id, code, verify, phone, sent: sent.value };
}

test('a phone in Persian digits and in any spelling gets a code', async () => {
  const phone = newPhone();
  const { sent, sms } = await sendCode(`+۹۸ ${toPersianDigits(phone.slice(1, 4))}-${toPersianDigits(phone.slice(4))}`);
  expect(sent.phone).toBe(phone);
  expect(sms).toEqual([{ phone, code: sent.code }]);
});

test.each(['', '0912', '02112345678', 'ali'])('%j is no mobile phone', async (phone) => {
  const { service } = await openSessions();
  expect(await service.sendOtp(phone, STRANGER)).toEqual({ ok: false, error: { code: 'phone_invalid' } });
});

test('production keeps the code out of the answer', async () => {
  const { service, sms } = await openSessions({ mode: 'production' });
  const sent = await service.sendOtp(newPhone(), STRANGER);
  expect(sent.ok && sent.value.code).toBeNull();
  expect(sms).toHaveLength(1);
});

test('the right code in Persian digits signs in an unknown phone, with a new account', async () => {
  const { code, verify, phone } = await sendCode();
  const first = await verify(toPersianDigits(code));
  expect(first).toMatchObject({ ok: true, value: { is_new: true, account: expect.stringMatching(/^u\d+$/) } });
  const again = await sendCode(phone, OTP_WAIT_MS);
  const second = await again.verify(again.code);
  expect(second).toMatchObject({ ok: true, value: { is_new: false, account: first.ok && first.value.account } });
});

test('a wrong code is refused with the number of tries left, and the right one still signs in', async () => {
  const { code, verify } = await sendCode();
  expect(await verify(wrong(code))).toEqual({ ok: false, error: { code: 'otp_wrong', tries_left: 4 } });
  for (const none of ['', '1', '123456']) expect(await verify(none)).toEqual({ ok: false, error: { code: 'otp_wrong', tries_left: 4 } });
  expect((await verify(code)).ok).toBe(true);
});

test('the sixth try is refused even with the right code', async () => {
  const { code, verify } = await sendCode();
  for (let left = 4; left >= 0; left--) expect(await verify(wrong(code))).toMatchObject({ error: { code: 'otp_wrong', tries_left: left } });
  expect(await verify(code)).toEqual({ ok: false, error: { code: 'otp_too_many_tries', retry_after_seconds: 120 } });
});

test('wrong tries that arrive at the same time are all counted', async () => {
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

test('a code signs in once', async () => {
  const { code, verify } = await sendCode();
  expect((await verify(code)).ok).toBe(true);
  expect(await verify(code)).toEqual({ ok: false, error: { code: 'otp_used' } });
});

test('two concurrent submits sign in once', async () => {
  const { code, verify } = await sendCode();
  const answers = await Promise.all([verify(code), verify(code)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a sign-in by code, and a concurrent one by the next code, make one user', async () => {
  const first = await sendCode();
  const signedIn = await first.verify(first.code);
  const second = await sendCode(first.phone, OTP_WAIT_MS);
  const answers = [signedIn, ...(await Promise.all([second.verify(second.code), second.verify(second.code)]))];
  const accounts = answers.flatMap((answer) => (answer.ok ? [answer.value.account] : []));
  expect(accounts).toEqual([accounts[0], accounts[0]]);
});

test('a code of one request does not answer another', async () => {
  const { code, verify } = await sendCode();
  const other = await sendCode();
  if (other.code === code) return;
  expect(await other.verify(code)).toMatchObject({ error: { code: 'otp_wrong' } });
  expect(await verify(code, crypto.randomUUID())).toEqual({ ok: false, error: { code: 'otp_not_found' } });
});
