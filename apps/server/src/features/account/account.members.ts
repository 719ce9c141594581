import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { accountFa } from './account.fa.ts';
import { insertAccount, listAccountsOfUser } from './account.repository.ts';

interface Membership {
  readonly account_id: number;
  /** The account's slug. */
  readonly account: string;
  readonly role: AccountRole;
}

interface NewOwner {
  readonly user_id: number;
  readonly phone: string;
  readonly created: Date;
}

/** Oldest account first. */
async function listMemberships(tx: Tx, userId: number): Promise<Membership[]> {
  const accounts = await listAccountsOfUser(tx, userId);
  return accounts.map(({ account_id, slug, role }) => ({ account_id, account: slug, role }));
}

async function openAccount(tx: Tx, { user_id, phone, created }: NewOwner): Promise<Membership> {
  const { account_id, slug } = await insertAccount(tx, { user_id, title: accountFa.newAccountTitle(phone), created });
  return { account_id, account: slug, role: 'owner' };
}

/** The members of accounts, read inside the session's transaction. */
export const accountMembers = { listMemberships, openAccount };
