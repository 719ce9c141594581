import { createHmac } from 'node:crypto';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallInput, CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { CHALLENGE_TTL_MS, PASSKEYS_MAX } from '@jarchi/domain/session/passkeys.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import { createToken } from '#infra/crypto/credentials.ts';
import { type CsrfPair, mayChangeSignIn } from '../session.csrf.ts';
import { ensureMemberships, nameOwn, openSession, type SignedIn } from '../session.opening.ts';
import { findUser, lockPerson, noteLogin } from '../session.repository.ts';
import { tellPerson } from '../session.notices.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRecord,
} from '../factors/factors.repository.ts';
import type { ProvingBrowser } from '../proofs/proofs.phone.ts';
import { beginRequest, takeRequest } from '../factors/requests.ts';
import type { DoorBrowser } from '../session.browser.ts';
import { type CredentialsAnswer, readAnswer } from './credentials.answer.ts';
import type { ProvenDeps } from '../proofs/proven.deps.ts';
import { ALGORITHMS, type Site, verifyNewPasskey, verifyPasskey } from '../factors/passkey-verifier.ts';

type Creation = CallAnswer<'credentials', 'beginPasskey'>;
type Transport = Creation['options']['excludeCredentials'][number]['transports'][number];
type Adding = CallInput<'credentials', 'addPasskey'>['body'];
type Signing = CallInput<'credentials', 'signInWithPasskey'>['body'];
type Refused<C extends 'beginPasskey' | 'addPasskey' | 'removePasskey'> = CallRefusal<'credentials', C> | RefusalOf<'forbidden'>;

const toDescriptor = ({ credential_id, transports }: PasskeyRecord) => ({
  id: credential_id,
  type: 'public-key' as const,
  // They came through the contract.
  transports: transports as Transport[],
});

/** Passkeys: a second way to sign in, beside codes and passwords. */
export function createPasskeys(deps: ProvenDeps) {
  const { tenancy, clocks, secret, accounts, site, proofs, changes } = deps;
  const { hostname, origin } = new URL(site.public_url);
  const rp: Site = { id: hostname, origin };
  /** The same for every passkey of a person, and no id of ours: devices keep it. */
  const handleOf = (userId: number) => createHmac('sha256', secret).update(`passkey:${userId}`).digest('base64url');

  return {
    /** The proof is looked at here, and used up when the passkey is added: a person may cancel their device's window. */
    async beginPasskey(
      caller: UserCaller,
      proof: string | null,
      { csrf, door }: { readonly csrf: CsrfPair; readonly door: string },
    ): Promise<Result<Creation, Refused<'beginPasskey'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<Creation, Refused<'beginPasskey'>>> => {
        const user = await findUser(tx, caller.user_id);
        if (!user) throw new Error(`no user ${caller.user_id}`);
        const proven = await proofs.open(tx, user, { change: 'passkey_add', id: proof, door });
        if (!proven.ok) return proven;
        const own = await listPasskeys(tx, user.id);
        if (own.length >= PASSKEYS_MAX) return refuse({ code: 'passkeys_full', limit: PASSKEYS_MAX });
        const challenge = createToken();
        const now = clocks.wall.now();
        const begun = await beginRequest(tx, { kind: 'passkey_add', door, user_id: user.id, challenge, ttlMs: CHALLENGE_TTL_MS, now });
        const name = user.phone ?? user.email ?? user.username;
        return succeed({
          ...begun,
          options: {
            rp: { id: rp.id, name: site.name },
            user: { id: handleOf(user.id), name, displayName: `${user.first_name} ${user.last_name}`.trim() || name },
            challenge,
            pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
            timeout: CHALLENGE_TTL_MS,
            attestation: 'none',
            excludeCredentials: own.map(toDescriptor),
            authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          },
        });
      });
    },

    async addPasskey(
      caller: UserCaller,
      { request_id, name, passkey, proof }: Adding,
      { csrf, door }: ProvingBrowser,
    ): Promise<Result<CredentialsAnswer, Refused<'addPasskey'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      const now = clocks.wall.now();
      const taken = await tenancy.withSystem((tx) => takeRequest(tx, { kind: 'passkey_add', id: request_id, door, now }));
      if (!taken.ok || taken.value.user_id !== caller.user_id) return refuse({ code: 'challenge_over' });
      const verified = await verifyNewPasskey(rp, taken.value.challenge, passkey);
      if (!verified.ok) return verified;
      return tenancy.withSystem(async (tx): Promise<Result<CredentialsAnswer, Refused<'addPasskey'>>> => {
        const before = await lockPerson(tx, caller.user_id);
        const shown = { change: 'passkey_add', id: proof, door } as const;
        const proven = await proofs.open(tx, before, shown);
        if (!proven.ok) return proven;
        if ((await listPasskeys(tx, caller.user_id)).length >= PASSKEYS_MAX) return refuse({ code: 'passkeys_full', limit: PASSKEYS_MAX });
        const transports = passkey.transports ?? [];
        const row = { ...verified.value, user_id: caller.user_id, transports, name, created: new Date(now) };
        if (!(await insertPasskey(tx, row))) return refuse({ code: 'passkey_refused' });
        await proofs.use(tx, shown);
        await changes.follow(tx, { before, change: shown.change, ground: proven.value, but: caller.session_id });
        await tellPerson(deps, tx, caller.user_id, { kind: 'passkey_added', facts: { name } });
        return succeed(await readAnswer(tx, caller.user_id));
      });
    },

    async removePasskey(
      caller: UserCaller,
      { id, proof }: { readonly id: number; readonly proof: string | null },
      { csrf, door }: ProvingBrowser,
    ): Promise<Result<CredentialsAnswer, Refused<'removePasskey'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<CredentialsAnswer, Refused<'removePasskey'>>> => {
        const before = await lockPerson(tx, caller.user_id);
        const shown = { change: 'passkey_remove', id: proof, door } as const;
        const proven = await proofs.open(tx, before, shown);
        if (!proven.ok) return proven;
        const removed = await deletePasskey(tx, caller.user_id, id);
        if (!removed) return refuse({ code: 'not_found' });
        await proofs.use(tx, shown);
        await changes.follow(tx, { before, change: shown.change, ground: proven.value, but: caller.session_id });
        await tellPerson(deps, tx, caller.user_id, { kind: 'passkey_removed', facts: { name: removed.name } });
        return succeed(await readAnswer(tx, caller.user_id));
      });
    },

    beginPasskeySignIn(door: string): Promise<CallAnswer<'credentials', 'beginPasskeySignIn'>> {
      return tenancy.withSystem(async (tx) => {
        const challenge = createToken();
        const now = clocks.wall.now();
        const begun = await beginRequest(tx, { kind: 'passkey_sign_in', door, user_id: null, challenge, ttlMs: CHALLENGE_TTL_MS, now });
        return { ...begun, options: { rpId: rp.id, challenge, timeout: CHALLENGE_TTL_MS, userVerification: 'required' as const } };
      });
    },

    async signInWithPasskey(
      { request_id, passkey: signing }: Pick<Signing, 'request_id' | 'passkey'>,
      browser: DoorBrowser,
    ): Promise<Result<SignedIn, CallRefusal<'credentials', 'signInWithPasskey'> | RefusalOf<'forbidden'>>> {
      const now = clocks.wall.now();
      const asked = await tenancy.withSystem(async (tx) => ({
        taken: await takeRequest(tx, { kind: 'passkey_sign_in', id: request_id, door: browser.door, now }),
        stored: await findPasskey(tx, signing.id),
      }));
      const { taken, stored } = asked;
      if (!taken.ok) return taken;
      if (!stored) return refuse({ code: 'passkey_unknown' });
      // WebAuthn 7.2, step 6: nobody is named before such a sign-in, so the device has to name its owner.
      if (signing.user_handle !== handleOf(stored.user_id)) return refuse({ code: 'passkey_refused' });
      const verified = await verifyPasskey(rp, taken.value.challenge, { signing, stored });
      if (!verified.ok) return verified;
      return tenancy.withSystem(async (tx): Promise<Result<SignedIn, RefusalOf<'passkey_refused' | 'forbidden' | 'person_frozen'>>> => {
        const at = new Date(now);
        const user = await findUser(tx, stored.user_id);
        const memberships = user ? await ensureMemberships(tx, accounts, user, at) : [];
        if (memberships.length === 0) return refuse({ code: 'forbidden' });
        if (!(await notePasskeyUse(tx, stored, { ...verified.value, last_used_at: at }))) return refuse({ code: 'passkey_refused' });
        if (!(await noteLogin(tx, stored.user_id, at))) return refuse({ code: 'person_frozen' });
        const keys = await openSession(tx, { user_id: stored.user_id, browser, secret, now });
        return succeed({ ...nameOwn(memberships), is_new: false, ...keys });
      });
    },
  };
}
