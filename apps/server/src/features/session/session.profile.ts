import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { findEmailChange, needsProof } from '@jarchi/domain/session/credential-proofs.ts';
import { parseEmail } from '@jarchi/domain/session/person-info.ts';
import { foldLetters } from '@jarchi/domain/text/persian-letters.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { tellPerson } from './session.notices.ts';
import type { ProvenDeps } from './proofs/proven.deps.ts';
import { type CsrfPair, mayChangeSignIn } from './session.csrf.ts';
import { ensureMemberships } from './session.opening.ts';
import { closeNews, findUser, getClosedNews, lockPerson, toOwner, updateUser, type UserRecord } from './session.repository.ts';

export type UserAnswer = CallAnswer<'session', 'getUser'>;

/** What is undefined stays; null and an empty text remove. */
interface NewInfo {
  readonly first_name?: string | undefined;
  readonly last_name?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** Of a change of a confirmed e-mail. */
  readonly proof?: string | null | undefined;
}

/** An address that is not confirmed belongs to nobody: whether another person has it is no reason to refuse it, and is told to nobody. */
function readInfo({ first_name, last_name, email: typed }: NewInfo, before: UserRecord) {
  const email = typed === undefined ? before.email : (parseEmail(typed ?? '') ?? null);
  return {
    first_name: foldLetters(first_name ?? before.first_name),
    last_name: last_name === undefined ? before.last_name : foldLetters(last_name ?? ''),
    email,
    email_verified: before.email_verified && before.email === email,
  };
}

export interface ProfileDeps extends ProvenDeps {
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
}

type InfoRefusal = RefusalOf<'proof_required'>;

export function createProfile(deps: ProfileDeps) {
  const { tenancy, clocks, accounts, imageUrl, proofs, changes } = deps;
  async function readUser(tx: Tx, userId: number): Promise<UserAnswer> {
    const row = await findUser(tx, userId);
    if (!row) throw new Error(`no user ${userId}`);
    return toAnswer(row, imageUrl);
  }

  return {
    readUser,
    getClosedNews,
    closeNews,

    getUser: (userId: number): Promise<UserAnswer> => tenancy.withSystem((tx) => readUser(tx, userId)),

    /** For a person who has left their only account; whoever has one is answered with it. */
    async openAccount({ user_id, impersonated_by }: UserCaller): Promise<Result<{ readonly account: string }, RefusalOf<'forbidden'>>> {
      if (impersonated_by !== null) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<{ readonly account: string }, RefusalOf<'forbidden'>>> => {
        // Two presses open one account.
        const person = await lockPerson(tx, user_id);
        const [first] = await ensureMemberships(tx, accounts, person, new Date(clocks.wall.now()));
        return first ? succeed({ account: first.account }) : refuse({ code: 'forbidden' });
      });
    },

    /** Changes name and e-mail; the person's accounts without a name of their own follow. */
    async updateInfo(
      caller: UserCaller,
      info: NewInfo,
      csrf: CsrfPair,
      door?: string,
    ): Promise<Result<UserAnswer, InfoRefusal | RefusalOf<'forbidden'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<UserAnswer, InfoRefusal>> => {
        const before = await lockPerson(tx, caller.user_id);
        const next = readInfo(info, before);
        const change = findEmailChange(before, next.email);
        const shown = change && needsProof(change) ? { change, id: info.proof, door } : undefined;
        const proven = shown && (await proofs.open(tx, before, shown));
        if (proven && !proven.ok) return proven;
        const after = await updateUser(tx, caller.user_id, next);
        await accounts.nameAccounts(tx, { user_id: after.id, before: toOwner(before), after: toOwner(after) });
        if (shown && proven) {
          await proofs.use(tx, shown);
          await changes.follow(tx, { before, change: shown.change, ground: proven.value, but: caller.session_id });
          await tellPerson(deps, tx, before.id, { kind: 'sign_in_changed', facts: { change: shown.change } });
        }
        return succeed(toAnswer(after, imageUrl));
      });
    },
  };
}

function toAnswer(row: UserRecord, imageUrl: ProfileDeps['imageUrl']): UserAnswer {
  const { id, first_name, last_name, username, email, phone, phone_verified, email_verified } = row;
  return {
    id,
    first_name,
    last_name,
    username,
    yn_username: username,
    email,
    phone,
    image: imageUrl(row.image_key),
    phone_verified,
    email_verified,
    created: row.created.toISOString(),
    last_login: row.last_login?.toISOString() ?? null,
  };
}
