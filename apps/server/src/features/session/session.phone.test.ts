import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { WAY_BACK_MS } from '@jarchi/domain/session/credential-proofs.ts';
import { OTP_TRIES, OTP_TTL_MS } from '@jarchi/domain/session/sign-in.ts';
import { closeStore, STRANGER } from '#testing/sessions/open-sessions.ts';
import { openPerson, PASSWORD } from '#testing/sessions/seed-person.ts';

afterAll(closeStore);

const csrf = { header: 'a', cookie: 'a' };
const CSRF = { csrf, door: 'door' };
const browser = { ...STRANGER, door: 'door' };
const newPhone = () => `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;

async function openUser() {
  const person = await openPerson();
  const caller = { user_id: person.user_id, session_id: randomUUID(), impersonated_by: null };
  const send = async (phone: string) => {
    const sent = await person.service.sendOtp(phone, { ...STRANGER, address: `2001:db8::${randomInt(10 ** 9)}` });
    if (!sent.ok) throw new Error(sent.error.code);
    return { request_id: sent.value.request_id, code: sent.value.code ?? '', proof: await prove() };
  };
  async function prove() {
    const proof = { by: 'password', password: PASSWORD } as const;
    const proven = await person.service.proveSelf(caller, { change: 'phone_change', proof }, { csrf, browser, door: 'door' });
    if (!proven.ok) throw new Error(proven.error.code);
    return proven.value.proof;
  }
  return { ...person, caller, send };
}

test('a person gets the phone that received the code, verified, and signs in with it', async () => {
  const { service, caller, send, username, signIn, slug } = await openUser();
  const phone = newPhone();
  expect(await service.setPhone(caller, await send(phone), CSRF)).toMatchObject({
    ok: true,
    value: { phone, phone_verified: true, username },
  });
  expect(await signIn(phone)).toMatchObject({ ok: true, value: { account: slug } });
});

test('a code works once', async () => {
  const { service, caller, send } = await openUser();
  const code = await send(newPhone());
  expect((await service.setPhone(caller, code, CSRF)).ok).toBe(true);
  const { proof } = await send(newPhone());
  expect(await service.setPhone(caller, { ...code, proof }, CSRF)).toEqual({ ok: false, error: { code: 'otp_used' } });
});

test('wrong codes are counted, and change nothing', async () => {
  const { service, caller, send } = await openUser();
  const before = await service.getUser(caller.user_id);
  const { request_id, code, proof } = await send(newPhone());
  const wrong = code === '11111' ? '22222' : '11111';
  for (let left = OTP_TRIES - 1; left >= 0; left--) {
    const answer = await service.setPhone(caller, { request_id, code: wrong, proof }, CSRF);
    expect(answer).toEqual({ ok: false, error: { code: 'otp_wrong', tries_left: left } });
  }
  expect(await service.setPhone(caller, { request_id, code, proof }, CSRF)).toMatchObject({ error: { code: 'otp_too_many_tries' } });
  expect(await service.getUser(caller.user_id)).toEqual(before);
});

test('a code that has expired gives no phone', async () => {
  const { service, caller, send, wall } = await openUser();
  const code = await send(newPhone());
  wall.at += OTP_TTL_MS;
  expect(await service.setPhone(caller, code, CSRF)).toEqual({ ok: false, error: { code: 'otp_expired' } });
});

test('a phone belongs to one person', async () => {
  const [first, second] = [await openUser(), await openUser()];
  const answer = await second.service.setPhone(second.caller, await second.send(first.phone), CSRF);
  expect(answer).toEqual({ ok: false, error: { code: 'phone_taken' } });
});

test('it takes the CSRF token, and staff who act for the person may not', async () => {
  const { service, caller, send } = await openUser();
  const code = await send(newPhone());
  const refused = { ok: false, error: { code: 'forbidden' } };
  expect(await service.setPhone(caller, code, { ...CSRF, csrf: { header: '', cookie: '' } })).toEqual(refused);
  expect(await service.setPhone(caller, code, { ...CSRF, csrf: { header: 'a', cookie: 'b' } })).toEqual(refused);
  expect(await service.setPhone({ ...caller, impersonated_by: 1 }, code, CSRF)).toEqual(refused);
  expect((await service.setPhone(caller, code, CSRF)).ok).toBe(true);
});

test('whoever was known by the earlier phone is known by the new one, and the earlier one is free once its way back is over', async () => {
  const { service, wall, account } = await openUser();
  const [before, after] = [newPhone(), newPhone()];
  const open = async (phone: string) => {
    const sent = await service.sendOtp(phone, { ...STRANGER, address: `2001:db8::${randomInt(10 ** 9)}` });
    if (!sent.ok) throw new Error(sent.error.code);
    return { request_id: sent.value.request_id, code: sent.value.code ?? '' };
  };
  const signIn = async (phone: string) => {
    const { request_id, code } = await open(phone);
    return service.verifyOtp(request_id, code, STRANGER);
  };
  const first = await signIn(before);
  if (!first.ok) throw new Error(first.error.code);
  const access = await service.getAccessToken(first.value.refresh_token, first.value.account);
  if (!access.ok) throw new Error(access.error.code);
  const known = await service.guards.authenticate(`Bearer ${access.value.token}`);
  if (!known) throw new Error('not signed in');
  wall.at += OTP_TTL_MS;
  const given = { by: 'code', ...(await open(before)) } as const;
  const proven = await service.proveSelf(known, { change: 'phone_change', proof: given }, { csrf, browser, door: 'door' });
  if (!proven.ok) throw new Error(proven.error.code);
  const typed = { ...(await open(after)), proof: proven.value.proof };
  expect(await service.setPhone(known, typed, CSRF)).toMatchObject({ value: { phone: after, username: after } });
  expect((await account.getAccountInfo(known)).title).toBe(`حساب ${toPersianDigits(after)}`);
  wall.at += OTP_TTL_MS;
  expect(await signIn(before)).toMatchObject({ ok: false, error: { code: 'phone_left' } });
  wall.at += WAY_BACK_MS;
  expect(await signIn(before)).toMatchObject({ ok: true, value: { is_new: true } });
});
