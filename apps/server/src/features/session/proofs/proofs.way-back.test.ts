import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { type Proof, WAY_BACK_MS } from '@jarchi/domain/session/credential-proofs.ts';
import { askForCode } from '#testing/sessions/prove.ts';
import { emailOf, type Given, openProvables, type Provable } from '#testing/sessions/provables.ts';
import { PASSWORD } from '#testing/sessions/seed-person.ts';
import { createSoftAuthenticator } from '#testing/sessions/soft-authenticator.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { openPerson, give, proveBy, setPhone, make } = openProvables(() => app);

/** The key of the way back that the e-mail of before got last. */
async function findKey(person: TestAccount): Promise<string> {
  await app.runWallJobs();
  return /way-back#(\S+)/.exec(app.mails.findLast(({ to }) => to === emailOf(person))?.text ?? '')?.[1] ?? '';
}

async function changePhone(person: Provable, by: Proof): Promise<{ phone: string; key: string }> {
  const { phone } = await setPhone(person, await proveBy(by, person, 'phone_change'));
  return { phone: phone ?? '', key: await findKey(person) };
}

const kinds = async ({ client }: TestAccount) => (await client.notifications.listNotifications()).results.map(({ kind }) => kind);
const signIn = async (phone: string) => {
  const browser = app.openBrowser();
  return browser.client.session.verifyOtp({ body: await askForCode(app, browser, phone) });
};

test('the phone and e-mail of before are told of a change, and the person in each of their accounts', async () => {
  const person = await openPerson();
  const before = app.mails.length;
  const { key } = await changePhone(person, 'password');
  expect(app.mails.slice(before).map(({ to }) => to)).toEqual([emailOf(person)]);
  expect(app.notices.filter(({ phone }) => phone === person.phone).map(({ url }) => url.split('#')[1])).toEqual([key]);
  expect(await kinds(person)).toContain('sign_in_changed');
});

test('reading the way back changes nothing; a press ends all sessions and blocks the sign-in', async () => {
  const person = await openPerson();
  const { phone, key } = await changePhone(person, 'password');
  const holder = app.openBrowser().client.credentials;
  const answer = await holder.readWayBack({ body: { key } });
  expect(answer).toMatchObject({ change: 'phone_change', state: 'open', ways: ['password', 'passkey'] });
  expect((await person.client.session.getUser()).phone).toBe(phone);
  expect(await holder.freezePerson({ body: { key } })).toMatchObject({ state: 'frozen' });
  await expect(person.client.session.getUser()).rejects.toMatchObject({ status: 401 });
  const frozen = { status: 403, code: 'person_frozen' };
  await expect(signIn(phone)).rejects.toMatchObject(frozen);
  const { client } = app.openBrowser();
  await expect(client.session.signInWithPassword({ body: { username: phone, password: PASSWORD } })).rejects.toMatchObject(frozen);
  await expect(client.session.signInWithPassword({ body: { username: phone, password: 'x' } })).rejects.toMatchObject({
    code: 'password_wrong',
  });
  const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
  await expect(client.credentials.signInWithPasskey({ body: { request_id, passkey: person.device.get(options) } })).rejects.toMatchObject(
    frozen,
  );
});

test('a proof from before undoes the change and its effects, once', async () => {
  const person = await openPerson();
  const { phone, key } = await changePhone(person, 'password');
  await make.passkey_add(person, await proveBy('password', person, 'passkey_add'));
  await person.client.credentials.changePassword({ body: { password: 'kafe-9ahveh', proof: await give('password', person) } });
  const browser = app.openBrowser();
  const restore = (proof: Given) => browser.client.credentials.restorePerson({ body: { key, proof } });
  await expect(restore({ by: 'password', password: PASSWORD })).rejects.toMatchObject({ code: 'way_back_over' });
  await browser.client.credentials.freezePerson({ body: { key } });
  await expect(restore({ by: 'password', password: 'kafe-9ahveh' })).rejects.toMatchObject({ code: 'password_wrong' });
  await restore({ by: 'password', password: PASSWORD });
  await expect(restore({ by: 'password', password: PASSWORD })).rejects.toMatchObject({ code: 'way_back_over' });
  const back = await browser.client.session.signInWithPassword({ body: { username: person.phone, password: PASSWORD } });
  expect(back.account).toBe(person.slug);
  expect(await browser.client.session.getUser()).toMatchObject({ phone: person.phone, email: emailOf(person) });
  expect((await browser.client.credentials.getCredentials()).passkeys.map(({ name }) => name)).toEqual(['phone']);
  expect((await signIn(phone)).is_new).toBe(true);
});

test('a passkey from before undoes the change; a passkey that the change added does not', async () => {
  const person = await openPerson();
  const device = createSoftAuthenticator();
  const proof = await proveBy('password', person, 'passkey_add');
  const begun = await person.client.credentials.beginPasskey({ body: { proof } });
  const body = { request_id: begun.request_id, proof, name: 'thief', passkey: device.create(begun.options) };
  await person.client.credentials.addPasskey({ body });
  const key = await findKey(person);
  const browser = app.openBrowser();
  await browser.client.credentials.freezePerson({ body: { key } });
  const restoreBy = async (owner: Provable) =>
    browser.client.credentials.restorePerson({ body: { key, proof: await give('passkey', owner, browser) } });
  await expect(restoreBy({ ...person, device })).rejects.toMatchObject({ code: 'passkey_refused' });
  expect(await restoreBy(person)).toEqual({ ok: true });
});

test('a recycled number freezes at most: its code alone undoes only what a code to it had allowed', async () => {
  const person = await openPerson();
  const { key } = await changePhone(person, 'password');
  const holder = app.openBrowser();
  await holder.client.credentials.freezePerson({ body: { key } });
  const restore = async () => holder.client.credentials.restorePerson({ body: { key, proof: await give('code', person, holder) } });
  await expect(restore()).rejects.toMatchObject({ code: 'proof_required', facts: { ways: ['password', 'passkey'] } });
  const second = await openPerson();
  const changed = await changePhone(second, 'code');
  const browser = app.openBrowser();
  await browser.client.credentials.freezePerson({ body: { key: changed.key } });
  const proof = await give('code', second, browser);
  expect(await browser.client.credentials.restorePerson({ body: { key: changed.key, proof } })).toEqual({ ok: true });
});

test('for 72 hours a left phone can neither open a new account nor become the phone of another person', async () => {
  const person = await openPerson();
  await changePhone(person, 'code');
  await expect(signIn(person.phone)).rejects.toMatchObject({ status: 409, code: 'phone_left' });
  const other = await openPerson();
  const body = { ...(await askForCode(app, other, person.phone)), proof: await proveBy('password', other, 'phone_change') };
  await expect(other.client.session.setPhone({ body })).rejects.toMatchObject({ code: 'phone_taken' });
  app.wall.at += WAY_BACK_MS;
  expect((await signIn(person.phone)).is_new).toBe(true);
});

test('the way back is open for 72 hours, and only to the complete key', async () => {
  const person = await openPerson();
  const { key } = await changePhone(person, 'password');
  const { credentials } = app.openBrowser().client;
  for (const wrong of [`${key}x`, key.slice(0, -1), `1${key}`, 'x', key.split('.')[0] ?? ''])
    await expect(credentials.freezePerson({ body: { key: wrong } })).rejects.toMatchObject({ code: 'not_found' });
  app.wall.at += WAY_BACK_MS;
  expect(await credentials.readWayBack({ body: { key } })).toMatchObject({ state: 'over' });
  await expect(credentials.freezePerson({ body: { key } })).rejects.toMatchObject({ status: 410, code: 'way_back_over' });
});

test('after two changes the later link cannot undo the freeze of the first', async () => {
  const person = await openPerson();
  const first = await changePhone(person, 'password');
  await setPhone(person, await proveBy('password', person, 'phone_change'));
  const second = await findKey(person);
  const { credentials } = app.openBrowser().client;
  await credentials.freezePerson({ body: { key: second } });
  await credentials.freezePerson({ body: { key: first.key } });
  const proof = { by: 'password', password: PASSWORD } as const;
  await expect(credentials.restorePerson({ body: { key: second, proof } })).rejects.toMatchObject({ code: 'way_back_over' });
  expect(await credentials.restorePerson({ body: { key: first.key, proof } })).toEqual({ ok: true });
});

test('for a day after a change, and while the person is frozen, no money is paid back', async () => {
  const person = await openPerson();
  await app.charge(person, 1_000_000);
  const ask = () =>
    person.client.moneyRequests.askMoneyBack(
      { body: { amount: 200_000, iban: 'IR820540102680020817909002' } },
      { idempotencyKey: randomUUID() },
    );
  const asked = await ask();
  await make.email_change(person, await proveBy('password', person, 'email_change'));
  const until = new Date(app.wall.now() + 24 * HOUR_MS).toISOString();
  const waits = { status: 409, code: 'money_back_waits', facts: { until } };
  await expect(ask()).rejects.toMatchObject(waits);
  expect((await person.client.moneyRequests.getProcedures()).money_back.waits).toEqual({ until });
  const staff = await seedStaff(app);
  const pay = () =>
    staff.client.moneyRequests.decideWaitingRequest({
      params: { account: person.slug, request: asked.id },
      body: { decision: 'approve', version: asked.version, reason: '', tracking_number: '123456' },
    });
  await expect(pay()).rejects.toMatchObject(waits);
  const { credentials } = app.openBrowser().client;
  await credentials.freezePerson({ body: { key: await findKey(person) } });
  app.wall.at += 24 * HOUR_MS;
  await expect(pay()).rejects.toMatchObject({ code: 'money_back_waits', facts: { until: null } });
});
