import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import { isSameSecret } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { AccountMembers } from './session.opening.ts';
import { closeNews, findUser, getClosedNews, isEmailTaken, updateUser, type UserRecord } from './session.repository.ts';

export type UserAnswer = CallAnswer<'session', 'getUser'>;

interface NewInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
}

/** The same secret in the cookie and in the header: another site can send the cookie, but cannot read it to fill the header. */
interface CsrfPair {
  readonly header: string;
  readonly cookie: string | undefined;
}

const nameOf = ({ first_name, last_name }: Pick<NewInfo, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`.trim();

export interface ProfileDeps {
  readonly tenancy: Tenancy;
  readonly accounts: Pick<AccountMembers, 'nameAccounts'>;
}

export function createProfile({ tenancy, accounts }: ProfileDeps) {
  async function readUser(tx: Tx, userId: number): Promise<UserAnswer> {
    const row = await findUser(tx, userId);
    if (!row) throw new Error(`no user ${userId}`);
    return toAnswer(row);
  }

  return {
    readUser,
    getClosedNews,
    closeNews,

    getUser: (userId: number): Promise<UserAnswer> => tenancy.withSystem((tx) => readUser(tx, userId)),

    /** Changes name and e-mail; the person's accounts without a name of their own follow. Staff who act for a customer may not. */
    async updateInfo(caller: UserCaller, info: NewInfo, csrf: CsrfPair): Promise<Result<UserAnswer, RefusalOf<'forbidden' | 'invalid'>>> {
      if (!csrf.header || !csrf.cookie || !isSameSecret(csrf.header, csrf.cookie)) return refuse({ code: 'forbidden' });
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const email = info.email?.toLowerCase() ?? null;
      return tenancy.withSystem(async (tx): Promise<Result<UserAnswer, RefusalOf<'invalid'>>> => {
        const before = await findUser(tx, caller.user_id);
        if (!before) throw new Error(`no user ${caller.user_id}`);
        if (email !== null && (await isEmailTaken(tx, email, caller.user_id))) return refuse({ code: 'invalid' });
        const email_verified = before.email_verified && before.email === email;
        const after = await updateUser(tx, caller.user_id, { ...info, email, email_verified });
        await accounts.nameAccounts(tx, { user_id: after.id, phone: after.phone, before: nameOf(before), name: nameOf(after) });
        return succeed(toAnswer(after));
      });
    },
  };
}

function toAnswer(row: UserRecord): UserAnswer {
  const { id, first_name, last_name, username, email, phone, phone_verified, email_verified } = row;
  return {
    id,
    first_name,
    last_name,
    username,
    yn_username: username,
    email,
    phone,
    image: null,
    phone_verified,
    email_verified,
    created: row.created.toISOString(),
    last_login: row.last_login?.toISOString() ?? null,
  };
}
