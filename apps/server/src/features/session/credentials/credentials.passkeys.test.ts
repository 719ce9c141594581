import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHALLENGE_TTL_MS, PASSKEYS_MAX } from '@jarchi/domain/session/passkeys.ts';
import { prove } from '#testing/sessions/prove.ts';
import { createSoftAuthenticator } from '#testing/sessions/soft-authenticator.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Device = ReturnType<typeof createSoftAuthenticator>;
type Browser = Pick<TestAccount, 'client'>;

async function addPasskey(person: TestAccount, device: Device, name = 'phone') {
  const { client } = person;
  const proof = await prove(app, person, 'passkey_add');
  const { request_id, options } = await client.credentials.beginPasskey({ body: { proof } });
  return client.credentials.addPasskey({ body: { request_id, proof, name, passkey: device.create(options) } });
}

async function signIn({ client }: Browser, device: Device, change: Partial<Parameters<Device['get']>[0]> = {}) {
  const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
  return client.credentials.signInWithPasskey({ body: { request_id, passkey: device.get({ challenge: options.challenge, ...change }) } });
}

/** A person with a passkey. */
async function openOwner() {
  const person = await app.seedAccount();
  const device = createSoftAuthenticator();
  await addPasskey(person, device);
  return { person, device };
}

const titles = async ({ client }: Browser) => (await client.notifications.listNotifications()).results.map(({ kind }) => kind);

test('a passkey signs in, in another browser too, and shows when it was last used', async () => {
  const { person, device } = await openOwner();
  expect(await person.client.credentials.getCredentials()).toMatchObject({ passkeys: [{ name: 'phone', last_used: null }] });
  const elsewhere = app.openBrowser();
  expect(await signIn(elsewhere, device)).toMatchObject({ account: person.slug, accounts: [person.slug], is_new: false });
  expect((await elsewhere.client.session.getUser()).id).toBe(person.user_id);
  expect((await signIn(elsewhere, device)).account).toBe(person.slug);
  const [shown] = (await person.client.credentials.getCredentials()).passkeys;
  expect(shown?.last_used).toBe(new Date(app.wall.now()).toISOString());
});

test('adding and removing a passkey is told to the person alone, and a removed one signs nobody in', async () => {
  const { person, device } = await openOwner();
  expect(await titles(person)).toEqual(['passkey_added']);
  const { rows } = await app.db.pool.query('select user_id::int from notification where account_id = $1', [person.account_id]);
  expect(rows).toEqual([{ user_id: person.user_id }]);
  const { passkeys } = await person.client.credentials.getCredentials();
  const params = { passkey: passkeys[0]?.id ?? 0 };
  const stranger = await app.seedAccount();
  const remove = async (by: TestAccount) =>
    by.client.credentials.removePasskey({ params, query: { proof: await prove(app, by, 'passkey_remove') } });
  await expect(remove(stranger)).rejects.toMatchObject({ code: 'not_found' });
  expect((await remove(person)).passkeys).toEqual([]);
  await expect(remove(person)).rejects.toMatchObject({ code: 'not_found' });
  expect(await titles(person)).toEqual(['passkey_removed', 'passkey_added']);
  await expect(signIn(app.openBrowser(), device)).rejects.toMatchObject({ code: 'passkey_unknown' });
});

test('a challenge is answered once, in time, by the browser that asked, and for what it was asked for', async () => {
  const { person, device } = await openOwner();
  const over = { status: 410, code: 'challenge_over' };
  const { client } = app.openBrowser();
  const ask = async () => {
    const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
    return { body: { request_id, passkey: device.get(options) } };
  };
  const used = await ask();
  await client.credentials.signInWithPasskey(used);
  await expect(client.credentials.signInWithPasskey(used)).rejects.toMatchObject(over);
  const foreign = await ask();
  await expect(app.openBrowser().client.credentials.signInWithPasskey(foreign)).rejects.toMatchObject(over);
  expect((await client.credentials.signInWithPasskey(foreign)).account).toBe(person.slug);
  const late = await ask();
  app.wall.at += CHALLENGE_TTL_MS;
  await expect(client.credentials.signInWithPasskey(late)).rejects.toMatchObject(over);
  const adding = await person.client.credentials.beginPasskey({ body: { proof: await prove(app, person, 'passkey_add') } });
  const answer = { request_id: adding.request_id, passkey: device.get(adding.options) };
  await expect(person.client.credentials.signInWithPasskey({ body: answer })).rejects.toMatchObject(over);
});

test('two tabs of one browser each answer their own challenge', async () => {
  const { device } = await openOwner();
  const { client } = app.openBrowser();
  const first = await client.credentials.beginPasskeySignIn({ body: {} });
  const second = await client.credentials.beginPasskeySignIn({ body: {} });
  for (const { request_id, options } of [first, second])
    expect(await client.credentials.signInWithPasskey({ body: { request_id, passkey: device.get(options) } })).toMatchObject({
      is_new: false,
    });
});

test('of twenty answers to one challenge at the same time one signs in', async () => {
  const { device } = await openOwner();
  const { client } = app.openBrowser();
  const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
  const body = { request_id, passkey: device.get(options) };
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => client.credentials.signInWithPasskey({ body })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['for another challenge', { challenge: 'bm90LWl0' }],
  ['at another site', { origin: 'https://jarchi.example' }],
  ['for another host', { rpId: 'jarchi.example' }],
  ['without a fingerprint, face or code', { isVerified: false }],
])('an answer %s is refused', async (_, change) => {
  const { device } = await openOwner();
  await expect(signIn(app.openBrowser(), device, change)).rejects.toMatchObject({ status: 422, code: 'passkey_refused' });
});

test('a device that names another person than the owner of the key, or nobody, is refused', async () => {
  const { device } = await openOwner();
  const other = await app.seedAccount();
  const { options } = await other.client.credentials.beginPasskey({ body: { proof: await prove(app, other, 'passkey_add') } });
  for (const handle of [options.user.id, null, 'bm9ib2R5'])
    await expect(signIn(app.openBrowser(), device, { handle })).rejects.toMatchObject({ status: 422, code: 'passkey_refused' });
  expect((await signIn(app.openBrowser(), device)).is_new).toBe(false);
});

test('a copy of a device, whose count stays behind, is refused', async () => {
  const { device } = await openOwner();
  await signIn(app.openBrowser(), device);
  await signIn(app.openBrowser(), device);
  device.rewind();
  await expect(signIn(app.openBrowser(), device)).rejects.toMatchObject({ code: 'passkey_refused' });
});

test('a passkey belongs to one person, and its owner’s device is named so that it is not added twice', async () => {
  const { person, device } = await openOwner();
  await expect(addPasskey(await app.seedAccount(), device)).rejects.toMatchObject({ code: 'passkey_refused' });
  const { options } = await person.client.credentials.beginPasskey({ body: { proof: await prove(app, person, 'passkey_add') } });
  expect(options.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);
  expect(options.rp.id).toBe('localhost');
});

test('a person has a limited number of passkeys', async () => {
  const person = await app.seedAccount();
  for (let count = 0; count < PASSKEYS_MAX; count++) await addPasskey(person, createSoftAuthenticator(), `device ${count}`);
  await expect(addPasskey(person, createSoftAuthenticator())).rejects.toMatchObject({
    code: 'passkeys_full',
    facts: { limit: PASSKEYS_MAX },
  });
});

test('staff who act for a customer see how they sign in, and change nothing of it', async () => {
  const { person, device } = await openOwner();
  const panel = await (await seedStaff(app)).actFor(person.slug);
  const { passkeys } = await panel.credentials.getCredentials();
  expect(passkeys).toHaveLength(1);
  const forbidden = { status: 403, code: 'forbidden' };
  const proof = { by: 'password', password: 'x' } as const;
  await expect(panel.credentials.beginPasskey({ body: {} })).rejects.toMatchObject(forbidden);
  await expect(panel.credentials.removePasskey({ params: { passkey: passkeys[0]?.id ?? 0 } })).rejects.toMatchObject(forbidden);
  await expect(panel.credentials.changePassword({ body: { password: 'kafe-9ahveh', proof } })).rejects.toMatchObject(forbidden);
  const own = await person.client.credentials.beginPasskey({ body: { proof: await prove(app, person, 'passkey_add') } });
  const body = { request_id: own.request_id, name: 'x', passkey: device.create(own.options) };
  await expect(panel.credentials.addPasskey({ body })).rejects.toMatchObject(forbidden);
});
