import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallRefusal } from '@jarchi/contract/types.ts';
import type { ChangeGround } from '@jarchi/domain/session/credential-proofs.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { ProofsDeps } from './proofs.deps.ts';
import { tellPerson } from '../session.notices.ts';
import { type CsrfPair, mayChangeSignIn } from '../session.csrf.ts';
import { isPhoneTaken, lockPerson, toOwner, type UserRecord } from '../session.repository.ts';
import { takeCode } from '../factors/codes.ts';
import type { Changes } from './proofs.changes.ts';
import { findLeftPhone, savePerson } from './proofs.repository.ts';
import type { Proofs } from './proofs.service.ts';

/** The browser in which a person changes something: its secret, and its mark of the proofs that it gave. */
export interface ProvingBrowser {
  readonly csrf: CsrfPair;
  readonly door: string | undefined;
}

interface SentCode {
  readonly request_id: string;
  readonly code: string;
  readonly proof?: string | null | undefined;
}

type PhoneRefusal = CallRefusal<'session', 'setPhone'> | RefusalOf<'forbidden'>;

interface NewPhone {
  readonly before: UserRecord;
  readonly phone: string;
  readonly ground: ChangeGround;
  /** The session that goes on. */
  readonly but: string | undefined;
}

export type Phones = ReturnType<typeof createPhones>;

/** The phone of a person: the one with which they sign in. */
export function createPhones(deps: ProofsDeps, proofs: Proofs, changes: Changes) {
  const { tenancy, clocks, secret, accounts } = deps;

  /** Another person has the phone, or had it until lately and may want it back. */
  async function isTaken(tx: Tx, phone: string, userId: number): Promise<boolean> {
    return (await isPhoneTaken(tx, phone, userId)) || (await findLeftPhone(tx, phone, new Date(clocks.wall.now()), userId)) !== undefined;
  }

  /** Names that were the earlier phone follow; those of before are told. */
  async function givePhone(tx: Tx, { before, phone, ground, but }: NewPhone): Promise<UserRecord> {
    const change = before.phone === null ? 'phone_first' : 'phone_change';
    const username = before.username === before.phone ? phone : before.username;
    const after = await savePerson(tx, before.id, { phone, phone_verified: true, username });
    await accounts.nameAccounts(tx, { user_id: after.id, before: toOwner(before), after: toOwner(after) });
    await changes.follow(tx, { before, change, ground, but });
    await tellPerson(deps, tx, before.id, { kind: 'sign_in_changed', facts: { change } });
    return after;
  }

  return {
    isTaken,
    givePhone,

    /** Gives the person, who has proved themself, the phone that the code was sent to. A wrong code does not use up the proof. */
    async setPhone(
      caller: UserCaller,
      { request_id, code, proof }: SentCode,
      { csrf, door }: ProvingBrowser,
    ): Promise<Result<number, PhoneRefusal>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<number, PhoneRefusal>> => {
        const before = await lockPerson(tx, caller.user_id);
        const shown = { change: before.phone === null ? 'phone_first' : 'phone_change', id: proof, door } as const;
        const proven = await proofs.open(tx, before, shown);
        if (!proven.ok) return proven;
        const taken = await takeCode(tx, { secret, requestId: request_id, typedCode: code, now: clocks.wall.now() });
        if (!taken.ok) return taken;
        const phone = taken.value;
        if (phone === before.phone) return succeed(before.id);
        if (await isTaken(tx, phone, before.id)) return refuse({ code: 'phone_taken' });
        await proofs.use(tx, shown);
        await givePhone(tx, { before, phone, ground: proven.value, but: caller.session_id });
        return succeed(before.id);
      });
    },
  };
}
