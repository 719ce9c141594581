import { findEmailChange, needsProof } from '@jarchi/domain/session/credential-proofs.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { foldLetters } from '@jarchi/domain/text/persian-letters.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type CsrfPair, mayChangeSignIn } from './session.csrf.ts';
import { closeNews, findUser, getClosedNews, isEmailTaken, toOwner, updateUser, type UserRecord } from './session.repository.ts';
import type { ProvenDeps } from './proofs/proofs.deps.ts';
import { tellPerson } from './credentials/credentials.notices.ts';
import { lockPerson } from './proofs/proofs.repository.ts';

export type UserAnswer = CallAnswer<'session', 'getUser'>;

interface NewInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  /** Of a change of a confirmed e-mail. */
  readonly proof?: string | null | undefined;
}

export interface ProfileDeps extends ProvenDeps {
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
}

type InfoRefusal = CallRefusal<'session', 'updateInfo'> | RefusalOf<'invalid'>;

export function createProfile(deps: ProfileDeps) {
  const { tenancy, accounts, imageUrl, proofs, changes } = deps;
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

    /** Changes name and e-mail; the person's accounts without a name of their own follow. */
    async updateInfo(
      caller: UserCaller,
      info: NewInfo,
      csrf: CsrfPair,
      door?: string,
    ): Promise<Result<UserAnswer, InfoRefusal | RefusalOf<'forbidden'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      const email = info.email?.toLowerCase() ?? null;
      return tenancy.withSystem(async (tx): Promise<Result<UserAnswer, InfoRefusal>> => {
        const before = await lockPerson(tx, caller.user_id);
        const change = findEmailChange(before, email);
        const shown = change && needsProof(change) ? { change, id: info.proof, door } : undefined;
        const proven = shown && (await proofs.open(tx, before, shown));
        if (proven && !proven.ok) return proven;
        if (email !== null && (await isEmailTaken(tx, email, caller.user_id))) return refuse({ code: 'invalid' });
        const email_verified = before.email_verified && before.email === email;
        const names = { first_name: foldLetters(info.first_name), last_name: foldLetters(info.last_name) };
        const after = await updateUser(tx, caller.user_id, { ...names, email, email_verified });
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
