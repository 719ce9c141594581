import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallInput, CallRefusal } from '@jarchi/contract/types.ts';
import { type CredentialChange, listProofs, PROOF_TTL_MS, type Proof } from '@jarchi/domain/session/credential-proofs.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { ProofsDeps } from './proofs.deps.ts';
import type { DoorBrowser } from '../session.browser.ts';
import { deleteRequest, findPasskey, notePasskeyUse, type PasskeyRecord } from '../factors/factors.repository.ts';
import { beginRequest, openRequest, takeRequest } from '../factors/requests.ts';
import { verifyPasskey } from '../factors/passkey-verifier.ts';
import { type CsrfPair, mayChangeSignIn } from '../session.csrf.ts';
import { findUser, type UserRecord } from '../session.repository.ts';
import { takeCode } from '../factors/codes.ts';
import { readProvable } from './proofs.repository.ts';

export type GivenProof = CallInput<'credentials', 'proveSelf'>['body']['proof'];
type ProveRefusal = CallRefusal<'credentials', 'proveSelf'> | RefusalOf<'forbidden' | 'rate_limited'>;

export interface ProofOwner {
  readonly user: UserRecord;
  /** The phone that a code must have reached, and the passkeys that count; those of the person now, or of before a change. */
  readonly phone: string | null;
  readonly passkeysBefore?: Date;
  readonly door: string | undefined;
  readonly browser: DoorBrowser;
}

/** A proof that a browser has given before, and for what it is shown. */
export interface ShownProof {
  readonly change: CredentialChange;
  readonly id: string | null | undefined;
  readonly door: string | undefined;
}

export type Proofs = ReturnType<typeof createProofs>;

/** Proofs of identity before a change of how a person signs in. */
export function createProofs({ tenancy, clocks, secret, passwords, site }: ProofsDeps) {
  const { hostname, origin } = new URL(site.public_url);
  const now = () => clocks.wall.now();

  async function judgePasskey(
    { request_id, passkey: signing }: Extract<GivenProof, { by: 'passkey' }>,
    { user, passkeysBefore, door }: ProofOwner,
  ): Promise<Result<null, ProveRefusal>> {
    const asked = await tenancy.withSystem(async (tx) => ({
      taken: await takeRequest(tx, { kind: 'passkey_sign_in', id: request_id, door, now: now() }),
      stored: await findPasskey(tx, signing.id),
    }));
    const { taken, stored } = asked;
    if (!taken.ok) return taken;
    const isOwn = (row: PasskeyRecord) => row.user_id === user.id && (passkeysBefore === undefined || row.created < passkeysBefore);
    if (!stored || !isOwn(stored)) return refuse({ code: 'passkey_refused' });
    const verified = await verifyPasskey({ id: hostname, origin }, taken.value.challenge, { signing, stored });
    if (!verified.ok) return verified;
    const use = { ...verified.value, last_used_at: new Date(now()) };
    const isNoted = await tenancy.withSystem((tx) => notePasskeyUse(tx, stored, use));
    return isNoted ? succeed(null) : refuse({ code: 'passkey_refused' });
  }

  /** Checks a proof: a typed secret, or a signature of a device. Each try counts. */
  async function judge(given: GivenProof, owner: ProofOwner): Promise<Result<null, ProveRefusal>> {
    const { user, phone, browser } = owner;
    if (given.by === 'passkey') return judgePasskey(given, owner);
    if (given.by === 'password') {
      const login = { field: 'username', value: user.username } as const;
      const judged = await passwords.judge({ user, login, password: given.password, browser });
      return judged.ok ? succeed(null) : judged;
    }
    return tenancy.withSystem(async (tx): Promise<Result<null, ProveRefusal>> => {
      const taken = await takeCode(tx, { secret, requestId: given.request_id, typedCode: given.code, now: now() });
      if (!taken.ok) return taken;
      return phone !== null && taken.value === phone ? succeed(null) : refuse({ code: 'otp_not_found' });
    });
  }

  async function listWays(tx: Tx, user: UserRecord, change: CredentialChange): Promise<Proof[]> {
    return listProofs(change, await readProvable(tx, user));
  }

  return {
    judge,

    /** The refusal of a change without a proof, with the ways that this person has. */
    async refuseUnproven(tx: Tx, user: UserRecord, change: CredentialChange): Promise<RefusalOf<'proof_required'>> {
      return { code: 'proof_required', ways: await listWays(tx, user, change) };
    },

    /** Judges a proof that comes with the change itself. */
    async judgeFor(change: CredentialChange, given: GivenProof, owner: ProofOwner): Promise<Result<null, ProveRefusal>> {
      const ways = await tenancy.withSystem((tx) => listWays(tx, owner.user, change));
      return ways.includes(given.by) ? judge(given, owner) : refuse({ code: 'proof_required', ways });
    },

    /** Takes a proof for one kind of change: this browser may then make one such change within ten minutes. */
    async proveSelf(
      caller: UserCaller,
      { change, proof }: { readonly change: CredentialChange; readonly proof: GivenProof },
      { csrf, browser, door }: { readonly csrf: CsrfPair; readonly browser: DoorBrowser; readonly door: string },
    ): Promise<Result<CallAnswer<'credentials', 'proveSelf'>, ProveRefusal>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      const user = await tenancy.withSystem((tx) => findUser(tx, caller.user_id));
      if (!user) throw new Error(`no user ${caller.user_id}`);
      const judged = await this.judgeFor(change, proof, { user, phone: user.phone, door: browser.door, browser });
      if (!judged.ok) return judged;
      return tenancy.withSystem(async (tx) => {
        const request = { kind: `proof:${change}`, door, user_id: user.id, challenge: proof.by, ttlMs: PROOF_TTL_MS, now: now() } as const;
        const { request_id, expires_at } = await beginRequest(tx, request);
        return succeed({ proof: request_id, expires_at });
      });
    },

    /** The proof that this browser gave for this change of this person, locked; `use` uses it up once the change is made. */
    async open(tx: Tx, user: UserRecord, { change, id, door }: ShownProof): Promise<Result<Proof, RefusalOf<'proof_required'>>> {
      const opened = typeof id !== 'string' ? undefined : await openRequest(tx, { kind: `proof:${change}`, id, door, now: now() });
      if (!opened?.ok || opened.value.user_id !== user.id) return refuse(await this.refuseUnproven(tx, user, change));
      return succeed(opened.value.challenge as Proof);
    },

    async use(tx: Tx, { id }: ShownProof): Promise<void> {
      if (typeof id === 'string') await deleteRequest(tx, id);
    },
  };
}
