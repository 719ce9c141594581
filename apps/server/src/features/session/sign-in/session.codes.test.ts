import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { OTP_PER_ADDRESS_HOUR, OTP_PER_PHONE_AND_ADDRESS_HOUR, OTP_PER_PHONE_HOUR, OTP_WAIT_MS } from '@jarchi/domain/session/sign-in.ts';
import { closeStore, openSessions, STRANGER } from '#testing/sessions/open-sessions.ts';

afterAll(closeStore);

const HOUR_S = 3600;
const limited = (seconds: number) => ({ ok: false, error: { code: 'rate_limited', retry_after_seconds: seconds } });
const anyNumber = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');
const newPhone = () => `0912${anyNumber(7)}`;
/** Tests share a store that counts by address. */
const newAddress = () => `2001:db8::${anyNumber(9)}`;

async function openPhone() {
  const world = await openSessions();
  const [phone, address] = [newPhone(), newAddress()];
  const send = (change: Partial<typeof STRANGER> = {}, to = phone) => world.service.sendOtp(to, { ...STRANGER, address, ...change });
  const ask = async (change: Partial<typeof STRANGER> = {}) => {
    const sent = await send(change);
    if (!sent.ok) throw new Error(sent.error.code);
    const { request_id, code, retry_after_seconds } = sent.value;
    const verify = (typed = code ?? '') => world.service.verifyOtp(request_id, typed, { ...STRANGER, ...change });
    return { request_id, code: code ?? '', retry_after_seconds, verify };
  };
  const wait = (ms: number) => (world.wall.at += ms);
  return { ...world, phone, address, send, ask, wait };
}

test('a phone gets one code a minute, however many requests come at once, and the first answer tells how long to wait', async () => {
  const { send, ask, wait, sms } = await openPhone();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send({ address: `10.1.0.${index}` })));
  expect(answers.filter(({ ok }) => ok)).toMatchObject([{ value: { retry_after_seconds: 60 } }]);
  expect(sms).toHaveLength(1);
  wait(OTP_WAIT_MS - 1500);
  expect(await send()).toEqual(limited(2));
  wait(1500);
  expect((await ask()).retry_after_seconds).toBe(60);
});

test('a new code ends the earlier ones, used or not', async () => {
  const { ask, wait } = await openPhone();
  const first = await ask();
  wait(OTP_WAIT_MS);
  const second = await ask();
  const replaced = { ok: false, error: { code: 'otp_replaced' } };
  expect(await first.verify()).toEqual(replaced);
  expect((await second.verify()).ok).toBe(true);
  expect(await first.verify()).toEqual(replaced);
});

test('what has another length than a code is refused and spends no try', async () => {
  const { ask } = await openPhone();
  const { code, verify } = await ask();
  const wrong = (tries_left: number) => ({ ok: false, error: { code: 'otp_wrong', tries_left } });
  for (const typed of [`${code}6`, code.slice(1), `${code} ${code}`, '']) expect(await verify(typed)).toEqual(wrong(5));
  expect(await verify(code === '11111' ? '22222' : '11111')).toEqual(wrong(4));
  expect((await verify()).ok).toBe(true);
});

test('a code to another phone does not end it', async () => {
  const { ask, wait, service } = await openPhone();
  const first = await ask();
  wait(OTP_WAIT_MS);
  expect((await service.sendOtp(newPhone(), STRANGER)).ok).toBe(true);
  expect((await first.verify()).ok).toBe(true);
});

test('a code that could not be sent is refused, needs no wait, and ends no earlier code', async () => {
  const { ask, send, wait, outage } = await openPhone();
  const first = await ask();
  wait(OTP_WAIT_MS);
  outage.isSmsDown = true;
  for (let count = 0; count < 2; count++) expect(await send()).toEqual({ ok: false, error: { code: 'unavailable' } });
  outage.isSmsDown = false;
  expect((await first.verify()).ok).toBe(true);
  expect((await ask()).retry_after_seconds).toBe(60);
});

test('an address gets a limited number of codes an hour for one phone, and the last of them tells the wait', async () => {
  const { ask, send, wait } = await openPhone();
  const waits: number[] = [];
  for (let count = 0; count < OTP_PER_PHONE_AND_ADDRESS_HOUR; count++) {
    waits.push((await ask()).retry_after_seconds);
    wait(OTP_WAIT_MS);
  }
  expect(waits).toEqual([60, 60, 60, 60, HOUR_S - 4 * 60]);
  expect(await send()).toEqual(limited(HOUR_S - 5 * 60));
  expect((await send({ address: newAddress() })).ok).toBe(true);
});

test('a phone gets a limited number of codes an hour, from all addresses together', async () => {
  const { ask, send, wait } = await openPhone();
  for (let count = 0; count < OTP_PER_PHONE_HOUR; count++) {
    await ask({ address: newAddress() });
    wait(OTP_WAIT_MS);
  }
  expect(await send({ address: newAddress() })).toEqual(limited(HOUR_S - 10 * 60));
  wait((HOUR_S - 10 * 60) * 1000);
  expect((await send({ address: newAddress() })).ok).toBe(true);
});

test('an address gets a limited number of codes an hour, for all phones together, even when requests come at once', async () => {
  const { send, wait } = await openPhone();
  const sendTo = (phone: string) => send({}, phone);
  const answers = await Promise.all(Array.from({ length: OTP_PER_ADDRESS_HOUR + 5 }, () => sendTo(newPhone())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(OTP_PER_ADDRESS_HOUR);
  wait(600_000);
  expect(await sendTo(newPhone())).toEqual(limited(HOUR_S - 600));
  expect((await send({ address: newAddress() }, newPhone())).ok).toBe(true);
  wait(3_000_000);
  expect((await sendTo(newPhone())).ok).toBe(true);
});

test('strangers who use up a phone’s codes do not keep its person out of their own browser', async () => {
  const { ask, send, wait } = await openPhone();
  const signedIn = await (await ask()).verify();
  if (!signedIn.ok) throw new Error(signedIn.error.code);
  wait(OTP_WAIT_MS);
  for (let count = 1; count < OTP_PER_PHONE_HOUR; count++) {
    await ask({ address: newAddress() });
    wait(OTP_WAIT_MS);
  }
  const { browser_mark: mark } = signedIn.value;
  expect(await send({ mark: undefined })).toMatchObject({ ok: false });
  for (const forged of ['', 'x', 'x.y', `${mark}x`, `y${mark}`]) expect(await send({ mark: forged })).toMatchObject({ ok: false });
  const own = await ask({ mark });
  expect((await own.verify()).ok).toBe(true);
});

test.each([
  ['26 hours ahead and back', 26 * HOUR_S * 1000],
  ['three days back', 72 * HOUR_S * 1000],
])('after the clock jumped %s a code is sent at once and works, and the earlier one does not outlive its time', async (_, jumpMs) => {
  const { ask, send, wait } = await openPhone();
  wait(jumpMs);
  const early = await ask();
  wait(-jumpMs);
  expect(await early.verify()).toEqual({ ok: false, error: { code: 'otp_expired' } });
  const now = await ask();
  expect(now.retry_after_seconds).toBe(60);
  expect(await send()).toEqual(limited(60));
  expect((await now.verify()).ok).toBe(true);
});
