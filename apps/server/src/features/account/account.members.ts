import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { accountFa } from './account.fa.ts';
import { hasPlaceIn } from './account-places.repository.ts';
import { findAccount, insertAccount, listAccountsOfUser, listRolesOf, noteVisit, updateAccount } from './account.repository.ts';

/** The titles that an account has by itself: that of its first day, and its owner's name. */
export function listGivenTitles(phone: string | null, ownerName: string): readonly string[] {
  return [...(phone === null ? [] : [accountFa.newAccountTitle(phone)]), ownerName].filter((title) => title !== '');
}

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

interface OwnerName {
  readonly phone: string | null;
  /** First and last name; empty before the first is told. */
  readonly name: string;
}

/** An owner before and after a change of name or phone. */
interface NewName {
  readonly user_id: number;
  readonly before: OwnerName;
  readonly after: OwnerName;
}

/** Accounts of an owner that nobody has named yet, or that carry the former name, get the new one. */
async function nameAccounts(tx: Tx, { user_id, before, after }: NewName): Promise<void> {
  const given = listGivenTitles(before.phone, before.name);
  const [title] = listGivenTitles(after.phone, after.name).slice(-1);
  if (title === undefined) return;
  for (const { account_id, title: former, role } of await listAccountsOfUser(tx, user_id))
    if (role === 'owner' && given.includes(former)) await updateAccount(tx, account_id, { title });
}

async function getBeginning(tx: Tx, accountId: number): Promise<Date> {
  const row = await findAccount(tx, accountId);
  if (!row) throw new Error(`no account ${accountId}`);
  return row.created;
}

/** The members of accounts, read inside the session's transaction. */
export const accountMembers = { hasPlaceIn, noteVisit, listMemberships, listRolesOf, openAccount, nameAccounts, getBeginning };
