import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { parseEmail } from '@jarchi/domain/session/person-info.ts';
import { foldLetters } from '@jarchi/domain/text/persian-letters.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { type CsrfPair, mayChangeSignIn } from './session.csrf.ts';
import { type AccountMembers, ensureMemberships } from './session.opening.ts';
import { closeNews, findUser, getClosedNews, isPhoneTaken, lockPerson, updateUser, type UserRecord } from './session.repository.ts';
import { takeCode } from './sign-in/session.code.ts';

export type UserAnswer = CallAnswer<'session', 'getUser'>;

/** What is undefined stays; null and an empty text remove. */
interface NewInfo {
  readonly first_name?: string | undefined;
  readonly last_name?: string | null | undefined;
  readonly email?: string | null | undefined;
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

interface SentCode {
  readonly request_id: string;
  readonly code: string;
}

const toOwner = ({ phone, first_name, last_name }: UserRecord) => ({ phone, name: `${first_name} ${last_name}`.trim() });

export interface ProfileDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly accounts: Pick<AccountMembers, 'nameAccounts' | 'listMemberships' | 'openAccount'>;
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
    async updateInfo(caller: UserCaller, info: NewInfo, csrf: CsrfPair): Promise<Result<UserAnswer, RefusalOf<'forbidden'>>> {
      if (!mayChangeSignIn(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx) => {
        const before = await findUser(tx, caller.user_id);
        if (!before) throw new Error(`no user ${caller.user_id}`);
        const after = await updateUser(tx, caller.user_id, readInfo(info, before));
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
