import { expect, test } from 'vitest';
import { CREDENTIAL_CHANGES, credentialChanges, findEmailChange, listProofs, listProofsOfBefore, needsProof } from './credential-proofs.ts';

const everything = { has_password: true, has_passkey: true, has_phone: true };
const nothing = { has_password: false, has_passkey: false, has_phone: false };

test('the table of proofs: what is enough for each change', () => {
  expect(Object.fromEntries(CREDENTIAL_CHANGES.map((change) => [change, listProofs(change, everything).join(' ')]))).toEqual({
    phone_first: 'password passkey',
    phone_change: 'password passkey code',
    email_first: '',
    email_confirm: '',
    email_change: 'password passkey code',
    email_remove: 'password passkey code',
    passkey_add: 'password passkey code',
    passkey_remove: 'password passkey code',
    password_set: 'passkey code',
    password_change: 'password passkey code',
    password_forgotten: 'code',
    key_add: 'password passkey code',
  });
});

test('what asks for a proof ends sessions, tells with a way back and stops money back for a day', () => {
  for (const change of CREDENTIAL_CHANGES) {
    const { endsSessions, hasWayBack } = credentialChanges[change];
    expect([change, endsSessions, hasWayBack]).toEqual([change, needsProof(change), needsProof(change)]);
  }
});

test('a person proves only with what they have', () => {
  expect(listProofs('phone_change', { ...nothing, has_phone: true })).toEqual(['code']);
  expect(listProofs('phone_first', nothing)).toEqual([]);
  expect(listProofs('passkey_add', { ...nothing, has_password: true })).toEqual(['password']);
});

test.each([
  [{ email: null, email_verified: false }, 'a@b.ir', 'email_first'],
  [{ email: 'a@b.ir', email_verified: false }, 'c@b.ir', 'email_first'],
  [{ email: 'a@b.ir', email_verified: false }, null, 'email_first'],
  [{ email: 'a@b.ir', email_verified: true }, 'c@b.ir', 'email_change'],
  [{ email: 'a@b.ir', email_verified: true }, null, 'email_remove'],
  [{ email: 'a@b.ir', email_verified: true }, 'a@b.ir', undefined],
] as const)('of %j to %s', (before, email, change) => {
  expect(findEmailChange(before, email)).toBe(change);
});

test('a phone that was left undoes alone only what a code to it had allowed', () => {
  expect(listProofsOfBefore('code', everything, true)).toEqual(['password', 'passkey', 'code']);
  for (const ground of ['password', 'passkey'] as const) {
    expect(listProofsOfBefore(ground, everything, true)).toEqual(['password', 'passkey']);
    expect(listProofsOfBefore(ground, { ...nothing, has_phone: true }, true)).toEqual([]);
    expect(listProofsOfBefore(ground, { ...nothing, has_phone: true }, false)).toEqual(['code']);
  }
});
