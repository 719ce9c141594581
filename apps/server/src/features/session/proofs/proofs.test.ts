import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CREDENTIAL_CHANGES,
  type CredentialChange,
  credentialChanges,
  listProofs,
  PROOF_TTL_MS,
  PROOFS,
} from '@jarchi/domain/session/credential-proofs.ts';
import { emailOf, type Given, openProvables, SHOWN } from '#testing/sessions/provables.ts';
import { PASSWORD } from '#testing/sessions/seed-person.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { openPerson, confirmEmail, give, proveBy, losePhone, make } = openProvables(() => app);

test('every change that asks for a proof has its call, or takes the proof with it', () => {
  const others = ['password_set', 'password_change', 'password_forgotten', 'key_add'];
  const asking = CREDENTIAL_CHANGES.filter((change) => credentialChanges[change].proofs.length > 0);
  expect([...SHOWN, ...others].toSorted()).toEqual([...asking].toSorted());
});

const everything = (change: CredentialChange) => ({ has_password: true, has_passkey: true, has_phone: change !== 'phone_first' });
const pairs = SHOWN.flatMap((change) =>
  PROOFS.map((by) => ({ change, by, isEnough: listProofs(change, everything(change)).includes(by) })),
);

async function openFor(change: CredentialChange) {
  const person = await openPerson();
  const other = app.openBrowser();
  await other.client.session.signInWithPassword({ body: { username: person.phone, password: PASSWORD } });
  if (change === 'phone_first') await losePhone(person);
  return { person, other };
}

test.each(pairs.filter(({ isEnough }) => isEnough))('$change by $by is made once, and ends the other sessions', async ({ change, by }) => {
  const { person, other } = await openFor(change);
  const proof = await proveBy(by, person, change);
  await make[change](person, proof);
  await confirmEmail(person);
  await expect(other.client.session.getUser()).rejects.toMatchObject({ status: 401 });
  await expect(make[change](person, proof)).rejects.toMatchObject({ code: 'proof_required' });
});

test.each(pairs.filter(({ isEnough }) => !isEnough))('$by is no proof for $change', async ({ change, by }) => {
  const { person } = await openFor(change);
  const refused = { code: 'proof_required', facts: { ways: listProofs(change, everything(change)) } };
  await expect(proveBy(by, person, change)).rejects.toMatchObject(refused);
});

test.each(SHOWN)(
  '%s is refused without a proof, with one of another kind, time, browser or person, and changes nothing',
  async (change) => {
    const person = await openPerson();
    const stranger = await openPerson();
    if (change === 'phone_first') await losePhone(person);
    const read = async () => {
      const { phone, email, email_verified, username } = await person.client.session.getUser();
      return { phone, email, email_verified, username, passkeys: (await person.client.credentials.getCredentials()).passkeys.length };
    };
    const before = await read();
    const foreign = await proveBy('password', stranger, change);
    const kind = await proveBy('password', person, change === 'email_change' ? 'email_remove' : 'email_change');
    const other = app.openBrowser();
    await other.client.session.signInWithPassword({ body: { username: emailOf(person), password: PASSWORD } });
    const elsewhere = await proveBy('password', { ...person, ...other }, change);
    const late = await proveBy('password', person, change);
    const ways = listProofs(change, { has_password: true, has_passkey: true, has_phone: change !== 'phone_first' });
    for (const proof of [null, randomUUID(), foreign, kind, elsewhere])
      await expect(make[change](person, proof)).rejects.toMatchObject({ status: 403, code: 'proof_required', facts: { ways } });
    app.wall.at += PROOF_TTL_MS;
    await expect(make[change](person, late)).rejects.toMatchObject({ code: 'proof_required' });
    expect(await read()).toEqual(before);
  },
);

test.each(PROOFS)('a wrong %s, or that of another person, proves nothing', async (by) => {
  const person = await openPerson();
  const stranger = await openPerson();
  const { credentials } = person.client;
  const wrong: Given = by === 'password' ? { by, password: 'a guess' } : await give(by, stranger, person);
  const code = { password: 'password_wrong', passkey: 'passkey_refused', code: 'otp_not_found' }[by];
  await expect(credentials.proveSelf({ body: { change: 'phone_change', proof: wrong } })).rejects.toMatchObject({ code });
});

test('the table decides about the password of a person too', async () => {
  const person = await openPerson();
  const { credentials } = person.client;
  await credentials.changePassword({ body: { password: 'kafe-9ahveh', proof: await give('passkey', person) } });
  await credentials.changePassword({ body: { password: 'kafe-8ahveh', proof: await give('code', person) } });
  await app.db.pool.query('update app_user set password_hash = null where id = $1', [person.user_id]);
  const refused = { code: 'proof_required', facts: { ways: ['passkey', 'code'] } };
  const body = { password: 'kafe-7ahveh', proof: { by: 'password', password: 'kafe-8ahveh' } } as const;
  await expect(credentials.changePassword({ body })).rejects.toMatchObject(refused);
});

test('staff who act for a customer prove nothing and change nothing', async () => {
  const person = await openPerson();
  const panel = await (await seedStaff(app)).actFor(person.slug);
  const proof = { by: 'password', password: PASSWORD } as const;
  await expect(panel.credentials.proveSelf({ body: { change: 'phone_change', proof } })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a first or unconfirmed e-mail changes without a proof', async () => {
  const { client, user_id } = await app.seedAccount();
  for (const email of [`a${user_id}@example.ir`, `b${user_id}@example.ir`, null])
    expect(await client.session.updateInfo({ body: { first_name: 'Sara', email } })).toMatchObject({ email });
});
