import { DAY_MS, HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';

/** How people prove that they are who signed up: the password, a passkey, or a code that their present phone receives. */
export const PROOFS = ['password', 'passkey', 'code'] as const;
export type Proof = (typeof PROOFS)[number];

/** What allowed a change: a proof, or a request for another phone that nobody stopped (`waiting`) or that two members approved (`documents`). */
export type ChangeGround = Proof | 'waiting' | 'documents';

/** Everything by which a person is known or reached that can change. */
export const CREDENTIAL_CHANGES = [
  'phone_first',
  'phone_change',
  'email_first',
  'email_confirm',
  'email_change',
  'email_remove',
  'passkey_add',
  'passkey_remove',
  'password_set',
  'password_change',
  'password_forgotten',
  'key_add',
] as const;
export type CredentialChange = (typeof CREDENTIAL_CHANGES)[number];

interface ChangeRule {
  /** Each of these alone is enough; none: the change itself asks for nothing, or for a code to the new e-mail only. */
  readonly proofs: readonly Proof[];
  /** The person's other sessions end. */
  readonly endsSessions: boolean;
  /** The phone and the e-mail of before are told, with a way back; and a day passes without money back. */
  readonly hasWayBack: boolean;
}

const all = PROOFS;
const guarded = { proofs: all, endsSessions: true, hasWayBack: true } as const;
/** An e-mail that is not confirmed is nobody's, and a confirmed one alone opens nothing. */
const free = { proofs: [], endsSessions: false, hasWayBack: false } as const;

/** The one table of proofs. Staff who act for a customer may do none of it, whatever they prove. */
export const credentialChanges: Readonly<Record<CredentialChange, ChangeRule>> = {
  phone_first: { ...guarded, proofs: ['password', 'passkey'] },
  phone_change: guarded,
  email_first: free,
  email_confirm: free,
  email_change: guarded,
  email_remove: guarded,
  passkey_add: guarded,
  passkey_remove: guarded,
  password_set: { ...guarded, proofs: ['passkey', 'code'] },
  password_change: guarded,
  /** The code of the forgotten password is the proof. */
  password_forgotten: { ...guarded, proofs: ['code'] },
  /** A key for programs. */
  key_add: guarded,
};

/** What a person has to prove themself with. */
export interface ProvableBy {
  readonly has_password: boolean;
  readonly has_passkey: boolean;
  readonly has_phone: boolean;
}

const HAS = { password: 'has_password', passkey: 'has_passkey', code: 'has_phone' } as const;

/** The proofs that this person can give for a change; empty where none is enough, or where none is asked for. */
export function listProofs(change: CredentialChange, person: ProvableBy): Proof[] {
  return credentialChanges[change].proofs.filter((proof) => person[HAS[proof]]);
}

/** Whether a change asks for a proof at all. */
export function needsProof(change: CredentialChange): boolean {
  return credentialChanges[change].proofs.length > 0;
}

/** Which change of the e-mail this is; undefined if nothing of a confirmed one changes. */
export function findEmailChange(
  before: { readonly email: string | null; readonly email_verified: boolean },
  email: string | null,
): CredentialChange | undefined {
  if (before.email === email) return undefined;
  if (before.email === null || !before.email_verified) return 'email_first';
  return email === null ? 'email_remove' : 'email_change';
}

/**
 * With which proofs of before a person undoes a change. A phone that they have left undoes alone only what a code to it had allowed: an
 * operator may have given the number to somebody else.
 */
export function listProofsOfBefore(ground: ChangeGround, before: ProvableBy, isPhoneLeft: boolean): Proof[] {
  return PROOFS.filter((proof) => before[HAS[proof]] && (proof !== 'code' || ground === 'code' || !isPhoneLeft));
}

/** How long a proof may be used, once, by the browser that gave it. */
export const PROOF_TTL_MS = 10 * MINUTE_MS;
/** How long the phone and the e-mail of before can freeze what was changed. */
export const WAY_BACK_MS = 72 * HOUR_MS;
/** How long no money is paid back after a change. */
export const NO_MONEY_BACK_MS = DAY_MS;
