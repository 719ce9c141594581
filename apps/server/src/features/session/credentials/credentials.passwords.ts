import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallInput, CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { RESET_TTL_MS } from '@jarchi/domain/session/passkeys.ts';
import { checkNewPassword, readPassword } from '@jarchi/domain/session/password.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type CsrfPair, mayChangeSignIn } from '../session.csrf.ts';
import { nameOwn, openSession, type SignedIn } from '../session.opening.ts';
import { findUser, findUserBy, lockPerson, noteLogin, type UserRecord } from '../session.repository.ts';
import { takeCode } from '../factors/codes.ts';
import type { MadeChange } from '../proofs/proofs.changes.ts';
import type { GivenProof } from '../proofs/proofs.service.ts';
import { savePerson } from '../proofs/proofs.repository.ts';
import { deleteRequest } from '../factors/factors.repository.ts';
import { beginRequest, openRequest } from '../factors/requests.ts';
import { tellPerson } from '../session.notices.ts';
import type { DoorBrowser } from '../session.browser.ts';
import { type CredentialsAnswer, readAnswer } from './credentials.answer.ts';
import type { ProvenDeps } from '../proofs/proven.deps.ts';

export type Forgetting = CallInput<'credentials', 'verifyResetPhone'>['body'];
type ResetRefusal = CallRefusal<'credentials', 'resetPassword'>;
type ChangeRefusal = CallRefusal<'credentials', 'changePassword'> | RefusalOf<'forbidden' | 'rate_limited'>;

export interface NewPassword {
  readonly password: string;
  readonly proof: GivenProof;
}

const findWeakness = (password: string, phone: string | null) => {
  const issues = checkNewPassword(password, phone);
  return issues.length > 0 ? ({ code: 'password_weak', issues } as const) : undefined;
};

/** Passwords: set after a code to the phone, or changed by a person who is signed in. */
export function createPasswords(deps: ProvenDeps) {
  const { tenancy, clocks, secret, accounts, passwords, proofs, changes } = deps;

  async function getPerson(tx: Tx, userId: number): Promise<UserRecord> {
    const row = await findUser(tx, userId);
    if (!row) throw new Error(`no user ${userId}`);
    return row;
  }

  /** Whose new password this browser may set. */
  async function openReset(tx: Tx, id: string, door: string | undefined): Promise<Result<UserRecord, ResetRefusal>> {
    const opened = await openRequest(tx, { kind: 'password_reset', id, door, now: clocks.wall.now() });
    if (!opened.ok) return opened;
    const { user_id } = opened.value;
    return user_id === null ? refuse({ code: 'challenge_over' }) : succeed(await getPerson(tx, user_id));
  }

  /** Stores the password, ends the person's sessions but this one, and tells the person. */
  async function replacePassword(tx: Tx, hash: string, made: Omit<MadeChange, 'before'> & { readonly user_id: number }): Promise<void> {
    const { user_id, ...change } = made;
    const before = await lockPerson(tx, user_id);
    await savePerson(tx, user_id, { password_hash: hash, password_changed_at: new Date(clocks.wall.now()) });
    await changes.follow(tx, { ...change, before });
    await tellPerson(deps, tx, user_id, { kind: 'password_changed', facts: { is_forgotten: change.but === undefined ? 1 : 0 } });
  }

  return {
    /** Takes the code of a forgotten password. Who has an account of their own may then set a new one. */
    verifyResetPhone({ request_id, code }: Pick<Forgetting, 'request_id' | 'code'>, door: string) {
      type Refused = CallRefusal<'credentials', 'verifyResetPhone'>;
      type Answer = { request_id: string; phone: string; expires_at: string };
      return tenancy.withSystem(async (tx): Promise<Result<Answer, Refused>> => {
        const now = clocks.wall.now();
        const taken = await takeCode(tx, { secret, requestId: request_id, typedCode: code, now });
        if (!taken.ok) return taken;
        const user = await findUserBy(tx, 'phone', taken.value);
        if (!user || (await accounts.listMemberships(tx, user.id)).length === 0) return refuse({ code: 'phone_unknown' });
        const begun = await beginRequest(tx, { kind: 'password_reset', door, user_id: user.id, challenge: '', ttlMs: RESET_TTL_MS, now });
        return succeed({ ...begun, phone: taken.value });
      });
    },

    /** Sets the new password and signs in. A password that is too weak does not use up the request. */
    async resetPassword(request_id: string, password: string, browser: DoorBrowser): Promise<Result<SignedIn, ResetRefusal>> {
      const judged = await tenancy.withSystem(async (tx) => {
        const opened = await openReset(tx, request_id, browser.door);
        if (!opened.ok) return opened;
        const weakness = findWeakness(password, opened.value.phone);
        return weakness ? refuse(weakness) : opened;
      });
      if (!judged.ok) return judged;
      // Outside of the transactions: it takes its time on purpose.
      const hash = await hashPassword(readPassword(password));
      const signedIn = await tenancy.withSystem(async (tx): Promise<Result<SignedIn, ResetRefusal>> => {
        const opened = await openReset(tx, request_id, browser.door);
        if (!opened.ok) return opened;
        const { id } = opened.value;
        const memberships = await accounts.listMemberships(tx, id);
        if (memberships.length === 0) return refuse({ code: 'challenge_over' });
        const now = clocks.wall.now();
        if (!(await noteLogin(tx, id, new Date(now), { phone_verified: true }))) return refuse({ code: 'person_frozen' });
        await deleteRequest(tx, request_id);
        await replacePassword(tx, hash, { user_id: id, change: 'password_forgotten', ground: 'code', but: undefined });
        return succeed({ ...nameOwn(memberships), is_new: false, ...(await openSession(tx, { user_id: id, browser, secret, now })) });
      });
      if (signedIn.ok) await passwords.forgetTries(judged.value.id);
      return signedIn;
    },

    /** Sets the password of a person who is signed in; this session goes on. */
    async changePassword(
      caller: UserCaller,
      { password, proof }: NewPassword,
      { csrf, browser }: { readonly csrf: CsrfPair; readonly browser: DoorBrowser },
    ): Promise<Result<CredentialsAnswer, ChangeRefusal>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      const user = await tenancy.withSystem((tx) => getPerson(tx, caller.user_id));
      const weakness = findWeakness(password, user.phone);
      if (weakness) return refuse(weakness);
      const change = user.password_hash === null ? 'password_set' : 'password_change';
      const judged = await proofs.judgeFor(change, proof, { user, phone: user.phone, door: browser.door, browser });
      if (!judged.ok) return judged;
      const hash = await hashPassword(readPassword(password));
      return tenancy.withSystem(async (tx): Promise<Result<CredentialsAnswer, ChangeRefusal>> => {
        await replacePassword(tx, hash, { user_id: user.id, change, ground: proof.by, but: caller.session_id });
        return succeed(await readAnswer(tx, user.id));
      });
    },
  };
}
