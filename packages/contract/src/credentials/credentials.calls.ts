import type { CallTable } from '../call.ts';

/** The refusals of a code that was sent to a phone. */
const ofCode = ['otp_wrong', 'otp_expired', 'otp_used', 'otp_replaced', 'otp_too_many_tries', 'otp_not_found'] as const;
/** The refusals of a proof: a password, a code or a passkey. */
const ofProof = [...ofCode, 'password_wrong', 'password_too_many_tries', 'challenge_over', 'passkey_refused', 'proof_required'] as const;

export const credentialsCalls = {
  getCredentials: {
    method: 'GET',
    host: 'accounts',
    path: '/auth/credentials',
    access: 'user',
    errors: [],
    summary: 'How the signed-in person can sign in: whether there is a password, when it was last changed, and the passkeys',
  },
  verifyResetPhone: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/password/verify',
    access: 'public',
    errors: [...ofCode, 'phone_unknown'],
    summary: 'Takes the code of a forgotten password; the same browser may then set a new one, once, within ten minutes',
  },
  resetPassword: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/password',
    access: 'public',
    errors: ['challenge_over', 'password_weak', 'person_frozen'],
    summary: 'Sets the new password of a person whose phone was verified, signs in, and ends their other sessions; the person is told',
  },
  changePassword: {
    method: 'PUT',
    host: 'accounts',
    path: '/auth/password',
    access: 'user',
    needsCsrf: true,
    errors: [...ofProof, 'password_weak'],
    summary:
      'Sets the password of the signed-in person, who proves themself by the present one, a passkey or a code to their phone; ends their other sessions and tells them; needs the CSRF header; staff who act for a customer may not',
  },
  proveSelf: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/proof',
    access: 'user',
    needsCsrf: true,
    errors: ofProof,
    summary:
      'A proof by password, passkey or a code to the present phone: this browser may then make one change of this kind, once, within ten minutes; staff who act for a customer may not',
  },
  readWayBack: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/way-back',
    access: 'public',
    isRead: true,
    errors: ['not_found'],
    summary: 'What the link is about that the phone and e-mail of before a change got, and with which proofs the change can be undone',
  },
  freezePerson: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/way-back/freeze',
    access: 'public',
    errors: ['not_found', 'way_back_over'],
    summary: 'Freezes the person by that link: all sessions end, no money is paid back, and nobody signs in until a proof of before',
  },
  restorePerson: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/way-back/restore',
    access: 'public',
    errors: ['not_found', 'way_back_over', 'phone_taken', ...ofProof],
    summary: 'Undoes the change and what followed it, for who proves themself by what was theirs before it',
  },
  beginPasskey: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/passkeys/options',
    access: 'user',
    needsCsrf: true,
    errors: ['passkeys_full', 'proof_required'],
    summary: 'A challenge for a new passkey, for this browser, once, within five minutes; staff who act for a customer may not',
  },
  addPasskey: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/passkeys',
    access: 'user',
    needsCsrf: true,
    errors: ['challenge_over', 'passkey_refused', 'passkeys_full', 'proof_required'],
    summary: 'Adds the passkey that answers a challenge, and tells the person; staff who act for a customer may not',
  },
  removePasskey: {
    method: 'DELETE',
    host: 'accounts',
    path: '/auth/passkeys/{passkey}',
    access: 'user',
    needsCsrf: true,
    errors: ['not_found', 'proof_required'],
    summary: 'Removes a passkey of the signed-in person, and tells them; staff who act for a customer may not',
  },
  beginPasskeySignIn: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/login/passkey/options',
    access: 'public',
    errors: [],
    summary: 'A challenge for a sign-in by passkey, for this browser, once, within five minutes',
  },
  signInWithPasskey: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/login/passkey',
    access: 'public',
    errors: ['challenge_over', 'passkey_refused', 'passkey_unknown', 'person_frozen'],
    summary: 'Signs in with the passkey that answers a challenge',
  },
} as const satisfies CallTable;
