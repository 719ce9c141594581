import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTP_TRIES, PASSWORD_TRIES, TERMS_VERSION } from '@jarchi/domain/session/sign-in.ts';
import { RESET_TTL_MS } from '@jarchi/domain/session/passkeys.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const NEW = 'kafe-9ahveh';
type Browser = Pick<TestAccount, 'client'>;

/** A code to a phone; a minute later than the last one to it. */
async function askForCode({ client }: Browser, phone: string) {
  app.wall.at += 61_000;
  const { request_id, code } = await client.session.sendOtp({ body: { phone } });
  return { request_id, code: code ?? '' };
}

/** The request with which a browser that received the phone's code sets a new password. */
async function verifyPhone(browser: Browser, phone: string) {
  const { request_id } = await browser.client.credentials.verifyResetPhone({ body: await askForCode(browser, phone) });
  return request_id;
}

async function setByCode(person: TestAccount, password: string) {
  const code = await askForCode(person, person.phone);
  return person.client.credentials.changePassword({ body: { password, proof: { by: 'code', ...code } } });
}

const signIn = ({ phone }: TestAccount, password: string, { client }: Browser = app.openBrowser()) =>
  client.session.signInWithPassword({ body: { username: phone, password } });

test('a forgotten password is set after a code, signs in, ends the other sessions, and the person is told', async () => {
  const person = await app.seedAccount();
  const other = app.openBrowser();
  await other.client.session.verifyOtp({ body: await askForCode(other, person.phone) });
  const browser = app.openBrowser();
  const request_id = await verifyPhone(browser, person.phone);
  const signedIn = await browser.client.credentials.resetPassword({ body: { request_id, password: NEW } });
  expect(signedIn).toEqual({ account: person.slug, accounts: [person.slug], is_new: false });
  expect((await browser.client.session.getUser()).id).toBe(person.user_id);
  for (const { client } of [person, other]) await expect(client.session.getUser()).rejects.toMatchObject({ status: 401 });
  expect((await signIn(person, NEW)).account).toBe(person.slug);
  const { results } = await browser.client.notifications.listNotifications();
  expect(results).toMatchObject([{ kind: 'password_changed', path: '/profile?section=security' }]);
});

test('a new password is set once, in time, and by the browser that typed the code; a weak one may be typed again', async () => {
  const person = await app.seedAccount();
  const { client } = app.openBrowser();
  const over = { status: 410, code: 'challenge_over' };
  const request_id = await verifyPhone({ client }, person.phone);
  const reset = (password: string, by = client) => by.credentials.resetPassword({ body: { request_id, password } });
  await expect(reset(NEW, app.openBrowser().client)).rejects.toMatchObject(over);
  await expect(reset('۱۲۳۴۵۶۷۸')).rejects.toMatchObject({ code: 'password_weak', facts: { issues: ['password_digits'] } });
  await expect(reset(`x${person.phone}`)).rejects.toMatchObject({ facts: { issues: ['password_phone'] } });
  await reset(NEW);
  await expect(reset('another-1')).rejects.toMatchObject(over);
  const late = await verifyPhone({ client }, person.phone);
  app.wall.at += RESET_TTL_MS;
  const body = { request_id: late, password: 'another-1' };
  await expect(client.credentials.resetPassword({ body })).rejects.toMatchObject(over);
  expect((await signIn(person, NEW)).account).toBe(person.slug);
});

test('of twenty new passwords at the same time one is set', async () => {
  const person = await app.seedAccount();
  const { client } = app.openBrowser();
  const request_id = await verifyPhone({ client }, person.phone);
  const bodies = Array.from({ length: 20 }, (_, index) => ({ request_id, password: `kafe-${index}-ahveh` }));
  const answers = await Promise.allSettled(bodies.map((body) => client.credentials.resetPassword({ body })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a phone with which nobody signs in gets no new password, and makes no account', async () => {
  const { client } = app.openBrowser();
  const body = await askForCode({ client }, '09359999999');
  await expect(client.credentials.verifyResetPhone({ body })).rejects.toMatchObject({ status: 404, code: 'phone_unknown' });
  const { rows } = await app.db.pool.query("select 1 from app_user where phone = '09359999999'");
  expect(rows).toEqual([]);
});

test('the password of a person who is signed in needs the present one or a code to their own phone, and this session stays', async () => {
  const person = await app.seedAccount();
  const { credentials } = person.client;
  expect(await credentials.getCredentials()).toMatchObject({ has_password: false, password_changed: null, phone: person.phone });
  const change = (password: string, present: string) =>
    credentials.changePassword({ body: { password, proof: { by: 'password', password: present } } });
  await expect(change(NEW, 'anything')).rejects.toMatchObject({ code: 'proof_required', facts: { ways: ['code'] } });
  const stranger = await app.seedAccount();
  const foreign = await askForCode(person, stranger.phone);
  await expect(credentials.changePassword({ body: { password: NEW, proof: { by: 'code', ...foreign } } })).rejects.toMatchObject({
    code: 'otp_not_found',
  });
  expect(await setByCode(person, NEW)).toMatchObject({ has_password: true, password_changed: new Date(app.wall.now()).toISOString() });
  const other = app.openBrowser();
  await signIn(person, NEW, other);
  await expect(change('1234', NEW)).rejects.toMatchObject({ facts: { issues: ['password_short', 'password_digits'] } });
  await change('another-۱۲', NEW);
  expect((await person.client.session.getUser()).id).toBe(person.user_id);
  await expect(other.client.session.getUser()).rejects.toMatchObject({ status: 401 });
  await expect(signIn(person, NEW)).rejects.toMatchObject({ code: 'password_wrong' });
  expect((await signIn(person, 'another-12')).account).toBe(person.slug);
});

test('guesses of the present password count with those of the sign-in, and a new password clears them', async () => {
  const person = await app.seedAccount();
  await setByCode(person, NEW);
  const other = app.openBrowser();
  for (let count = 0; count < PASSWORD_TRIES; count++) await signIn(person, 'a guess', other).catch(() => undefined);
  await expect(signIn(person, NEW)).rejects.toMatchObject({ code: 'password_too_many_tries' });
  const own = (password: string) =>
    person.client.credentials.changePassword({ body: { password: 'another-12', proof: { by: 'password', password } } });
  for (let count = 0; count < PASSWORD_TRIES; count++) await expect(own('a guess')).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(own(NEW)).rejects.toMatchObject({ code: 'password_too_many_tries' });
  const browser = app.openBrowser();
  const request_id = await verifyPhone(browser, person.phone);
  for (let count = 0; count < PASSWORD_TRIES; count++) await signIn(person, 'a guess', app.openBrowser()).catch(() => undefined);
  await browser.client.credentials.resetPassword({ body: { request_id, password: 'another-12' } });
  expect((await signIn(person, 'another-12')).account).toBe(person.slug);
});

test('tries of one code are counted together at every door that takes it', async () => {
  const person = await app.seedAccount();
  const { request_id, code } = await askForCode(person, person.phone);
  const body = { request_id, code: code === '11111' ? '22222' : '11111' };
  const doors = [
    () => person.client.session.verifyOtp({ body }),
    () => person.client.credentials.proveSelf({ body: { change: 'phone_change', proof: { by: 'code', ...body } } }),
    () => person.client.credentials.verifyResetPhone({ body }),
    () => person.client.credentials.changePassword({ body: { password: NEW, proof: { by: 'code', ...body } } }),
  ];
  const guesses = Array.from({ length: 48 }, (_, index) => doors[index % doors.length]!());
  const codes = (await Promise.allSettled(guesses)).map((answer) =>
    answer.status === 'rejected' ? (answer.reason as { code: string }).code : '',
  );
  expect(codes.filter((refused) => refused === 'otp_wrong')).toHaveLength(OTP_TRIES);
  expect(codes.filter((refused) => refused === 'otp_too_many_tries')).toHaveLength(48 - OTP_TRIES);
});

test('changes of the sign-in need the CSRF header', async () => {
  const person = await app.seedAccount();
  const headers = { authorization: `Bearer ${await person.getToken()}`, 'content-type': 'application/json' };
  const base = app.config.bases.accounts;
  const send = (method: string, path: string, body: object) => person.fetch(base + path, { method, headers, body: JSON.stringify(body) });
  const proof = { by: 'password', password: 'x' };
  const answers = [
    await send('PUT', '/auth/info', { first_name: 'Sara' }),
    await send('PUT', '/auth/password', { password: NEW, proof }),
    await send('POST', '/auth/passkeys/options', {}),
    await person.fetch(`${base}/auth/passkeys/1`, { method: 'DELETE', headers: { authorization: headers.authorization } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('the version of the terms that the page showed is stored at the sign-up, and no later sign-in changes it', async () => {
  const { client } = app.openBrowser();
  const phone = '09358888888';
  await client.session.verifyOtp({ body: await askForCode({ client }, phone) });
  const read = async () =>
    (await app.db.pool.query('select terms_version, terms_accepted_at from app_user where phone = $1', [phone])).rows;
  const stored = await read();
  expect(stored).toEqual([{ terms_version: TERMS_VERSION, terms_accepted_at: new Date(app.wall.now()) }]);
  await client.session.verifyOtp({ body: await askForCode({ client }, phone) });
  expect(await read()).toEqual(stored);
  const newer = { ...(await askForCode({ client }, phone)), terms_version: TERMS_VERSION + 1 };
  await expect(client.session.verifyOtp({ body: newer })).rejects.toMatchObject({ code: 'invalid' });
});
