import { afterAll, expect, test } from 'vitest';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { accountMembers } from '#features/account/account.members.ts';
import { closeStore } from '#testing/sessions/open-sessions.ts';
import { openPerson } from '#testing/sessions/seed-person.ts';

afterAll(closeStore);

async function openUser() {
  const person = await openPerson();
  /** A change of the e-mail then needs no proof. */
  const loseConfirmation = () => person.db.pool.query('update app_user set email_verified = false where id = $1', [person.user_id]);
  return { ...person, loseConfirmation, caller: { user_id: person.user_id, session_id: 'x', impersonated_by: null } };
}

test('phone in any spelling, e-mail and username sign in with the password', async () => {
  const { phone, email, username, slug, signIn } = await openUser();
  for (const login of [phone, toPersianDigits(phone), `+98${phone.slice(1)}`, email.toUpperCase(), ` ${username} `])
    expect(await signIn(login)).toMatchObject({ ok: true, value: { account: slug, is_new: false } });
});

test('a wrong password and an unknown person get the same answer', async () => {
  const { phone, signIn } = await openUser();
  const refusal = { ok: false, error: { code: 'password_wrong' } };
  expect(await signIn(phone, 'guess')).toEqual(refusal);
  expect(await signIn('nobody-at-all', 'guess')).toEqual(refusal);
});

test('name and e-mail change only with the CSRF token, and never by staff who act for the person', async () => {
  const { service, caller, loseConfirmation } = await openUser();
  const info = { first_name: 'سارا', last_name: 'نیک', email: `Sara${caller.user_id}@Example.ir` };
  const refused = { ok: false, error: { code: 'forbidden' } };
  expect(await service.updateInfo(caller, info, { header: '', cookie: '' })).toEqual(refused);
  expect(await service.updateInfo(caller, info, { header: 'a', cookie: undefined })).toEqual(refused);
  expect(await service.updateInfo(caller, info, { header: 'a', cookie: 'b' })).toEqual(refused);
  expect(await service.updateInfo({ ...caller, impersonated_by: 1 }, info, { header: 'a', cookie: 'a' })).toEqual(refused);
  await loseConfirmation();
  const changed = await service.updateInfo(caller, info, { header: 'a', cookie: 'a' });
  expect(changed).toMatchObject({ ok: true, value: { ...info, email: info.email.toLowerCase(), email_verified: false } });
  expect(await service.getUser(caller.user_id)).toMatchObject({ first_name: 'سارا' });
});

test('an e-mail that somebody has confirmed is taken as an unconfirmed one, and signs in only its owner', async () => {
  const [owner, other] = [await openUser(), await openUser()];
  const csrf = { header: 'a', cookie: 'a' };
  await other.loseConfirmation();
  const save = (email: string) => other.service.updateInfo(other.caller, { email }, csrf);
  const [taken, free] = [await save(owner.email.toUpperCase()), await save(`free${owner.email}`)];
  expect(taken).toMatchObject({ ok: true, value: { email: owner.email, email_verified: false } });
  expect(free).toMatchObject({ ok: true, value: { email: `free${owner.email}`, email_verified: false } });
  await save(owner.email);
  expect(await owner.signIn(owner.email)).toMatchObject({ ok: true, value: { account: owner.slug } });
  await save(`free${owner.email}`);
  expect(await other.signIn(`free${owner.email}`)).toEqual({ ok: false, error: { code: 'password_wrong' } });
});

test('what is not sent stays; null and an empty text remove a last name and an e-mail', async () => {
  const { service, caller, email, loseConfirmation } = await openUser();
  const save = (info: Parameters<typeof service.updateInfo>[1]) => service.updateInfo(caller, info, { header: 'a', cookie: 'a' });
  await save({ first_name: 'سارا', last_name: 'نیک' });
  expect(await save({})).toMatchObject({ value: { first_name: 'سارا', last_name: 'نیک', email, email_verified: true } });
  expect(await save({ first_name: 'مینا' })).toMatchObject({
    value: { first_name: 'مینا', last_name: 'نیک', email, email_verified: true },
  });
  expect(await save({ email: ` ${email.toUpperCase()}` })).toMatchObject({ value: { email, email_verified: true } });
  expect(await save({ last_name: null })).toMatchObject({ value: { last_name: '', email } });
  expect(await save({ email: '' })).toMatchObject({ ok: false, error: { code: 'proof_required' } });
  await loseConfirmation();
  expect(await save({ email: '' })).toMatchObject({ value: { first_name: 'مینا', email: null, email_verified: false } });
  await save({ email });
  expect(await save({ email: null })).toMatchObject({ value: { email: null } });
});

test('account answers contain the account, its person and their panels', async () => {
  const { account, caller, slug, phone, tenancy } = await openUser();
  const [membership] = await tenancy.withSystem((tx) => accountMembers.listMemberships(tx, caller.user_id));
  const inAccount = { ...caller, account_id: membership?.account_id ?? 0, account: slug, role: 'owner' as const };
  expect(await account.getAccountInfo(inAccount)).toMatchObject({
    account: slug,
    title: 'Nilgoon',
    phone,
    balance: 100,
    is_hijacked: false,
  });
  expect(await account.getSharedUser(inAccount)).toMatchObject({ id: caller.user_id, phone });
  expect(await account.listUserServices(inAccount)).toMatchObject({ results: [{ account: slug, url: `/u/${slug}`, type: 'adv' }] });
  expect(account.listFeatureFlags().feature_flags['media-plan-v2-ui']).toBe(true);
});
