import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { foldLetters } from '@jarchi/domain/text/persian-letters.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { type CsrfPair, mayChangeSignIn } from './session.csrf.ts';
import type { AccountMembers } from './session.opening.ts';
import { closeNews, findUser, getClosedNews, isEmailTaken, isPhoneTaken, updateUser, type UserRecord } from './session.repository.ts';
import { takeCode } from './sign-in/session.code.ts';

export type UserAnswer = CallAnswer<'session', 'getUser'>;

interface NewInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
}

interface SentCode {
  readonly request_id: string;
  readonly code: string;
}

const toOwner = ({ phone, first_name, last_name }: UserRecord) => ({ phone, name: `${first_name} ${last_name}`.trim() });

export interface ProfileDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly accounts: Pick<AccountMembers, 'nameAccounts'>;
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
}

type PhoneRefusal = CallRefusal<'session', 'setPhone'> | RefusalOf<'forbidden'>;

export function createProfile({ tenancy, clocks, secret, accounts, imageUrl }: ProfileDeps) {
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
    async updateInfo(caller: UserCaller, info: NewInfo, csrf: CsrfPair): Promise<Result<UserAnswer, RefusalOf<'forbidden' | 'invalid'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      const email = info.email?.toLowerCase() ?? null;
      return tenancy.withSystem(async (tx): Promise<Result<UserAnswer, RefusalOf<'invalid'>>> => {
        const before = await findUser(tx, caller.user_id);
        if (!before) throw new Error(`no user ${caller.user_id}`);
        if (email !== null && (await isEmailTaken(tx, email, caller.user_id)))
          return refuse({ code: 'invalid', issues: [{ path: 'email', code: 'invalid' }] });
        const email_verified = before.email_verified && before.email === email;
        const names = { first_name: foldLetters(info.first_name), last_name: foldLetters(info.last_name) };
        const after = await updateUser(tx, caller.user_id, { ...names, email, email_verified });
        await accounts.nameAccounts(tx, { user_id: after.id, before: toOwner(before), after: toOwner(after) });
        return succeed(toAnswer(after, imageUrl));
      });
    },

    /** Gives the person the phone that the code was sent to. Names that were the earlier phone follow. */
    async setPhone(caller: UserCaller, { request_id, code }: SentCode, csrf: CsrfPair): Promise<Result<UserAnswer, PhoneRefusal>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<UserAnswer, PhoneRefusal>> => {
        const taken = await takeCode(tx, { secret, requestId: request_id, typedCode: code, now: clocks.wall.now() });
        if (!taken.ok) return taken;
        const phone = taken.value;
        const before = await findUser(tx, caller.user_id);
        if (!before) throw new Error(`no user ${caller.user_id}`);
        if (await isPhoneTaken(tx, phone, caller.user_id)) return refuse({ code: 'phone_taken' });
        const username = before.username === before.phone ? phone : before.username;
        const after = await updateUser(tx, caller.user_id, { phone, phone_verified: true, username });
        await accounts.nameAccounts(tx, { user_id: after.id, before: toOwner(before), after: toOwner(after) });
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
