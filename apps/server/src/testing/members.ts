import { ACCOUNT_ROLES, type AccountRole } from '@jarchi/domain/account/roles.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';

/** The server that looked up a session remembers it for this long. */
const REMEMBERED_MS = 2000;

export interface Members {
  /** The authorization header of a person with this role in the account. */
  authorize(accountId: number, role: AccountRole): Promise<Record<string, string>>;
}

/** Makes a person a member of an account, or changes their role. */
export async function giveRole(app: TestApp, { user_id }: Pick<TestAccount, 'user_id'>, accountId: number, role: string): Promise<void> {
  await app.db.pool.query(
    `insert into account_member (account_id, user_id, role) values ($1, $2, $3)
      on conflict (account_id, user_id) do update set role = excluded.role`,
    [accountId, user_id, role],
  );
  app.wall.at += REMEMBERED_MS;
}

/** A person of each role, who joins any account on request. */
export async function seedMembers(app: TestApp): Promise<Members> {
  const people = new Map<AccountRole, TestAccount>();
  for (const role of ACCOUNT_ROLES) people.set(role, await app.seedAccount());
  const slugs = new Map<number, string>();

  async function join(accountId: number): Promise<string> {
    for (const [role, person] of people) await giveRole(app, person, accountId, role);
    const { rows } = await app.db.pool.query<{ slug: string }>('select slug from account where account_id = $1', [accountId]);
    return rows[0]?.slug ?? '';
  }

  return {
    async authorize(accountId, role) {
      const account = slugs.get(accountId) ?? (await join(accountId));
      slugs.set(accountId, account);
      const token = await people.get(role)?.client.session.getAccessToken({ query: { account } });
      return { authorization: `Bearer ${token?.token ?? ''}` };
    },
  };
}
