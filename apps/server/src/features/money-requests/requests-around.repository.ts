import { and, asc, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { listRoles, type AccountRole } from '@jarchi/domain/account/roles.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember } from '../account/account.tables.ts';
import { appUser } from '../session/session.tables.ts';

export type AccountRecord = Pick<typeof account.$inferSelect, 'account_id' | 'slug' | 'title' | 'financial_info'>;

const accountColumns = {
  account_id: account.account_id,
  slug: account.slug,
  title: account.title,
  financial_info: account.financial_info,
};

/** Why no money is paid back to an account now: until when, or null while somebody has to prove themself first. */
export interface NoMoneyBack {
  readonly until: Date | null;
}

/** Of whoever may ask for money back in the account: a way to sign in of theirs changed lately, or was frozen. Runs as the system. */
export async function findNoMoneyBack(tx: Tx, accountId: number, now: Date): Promise<NoMoneyBack | undefined> {
  const isHeld = or(isNotNull(appUser.frozen_by), gt(appUser.no_money_back_until, now));
  const rows = await tx
    .select({ until: appUser.no_money_back_until, frozen_by: appUser.frozen_by })
    .from(accountMember)
    .innerJoin(appUser, eq(appUser.id, accountMember.user_id))
    .where(and(eq(accountMember.account_id, accountId), inArray(accountMember.role, [...listRoles('accountants')]), isHeld));
  if (rows.length === 0) return undefined;
  if (rows.some(({ frozen_by }) => frozen_by !== null)) return { until: null };
  return { until: new Date(Math.max(...rows.map(({ until }) => until?.getTime() ?? 0))) };
}

export type PersonNames = Pick<typeof appUser.$inferSelect, 'username' | 'first_name' | 'last_name'>;

/** The username of a person without a name. */
export const nameOf = ({ first_name, last_name, username }: PersonNames): string => `${first_name} ${last_name}`.trim() || username;

/** The names of people by their ids. */
export async function listNames(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: appUser.id, first_name: appUser.first_name, last_name: appUser.last_name, username: appUser.username })
    .from(appUser)
    .where(inArray(appUser.id, [...ids]));
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

export async function listAccounts(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, AccountRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(accountColumns)
    .from(account)
    .where(inArray(account.account_id, [...ids]));
  return new Map(rows.map((row) => [row.account_id, row]));
}

export async function findAccountBySlug(tx: Tx, slug: string): Promise<AccountRecord | undefined> {
  const [row] = await tx.select(accountColumns).from(account).where(eq(account.slug, slug));
  return row;
}

/** The other accounts that an owner of this one owns too, oldest first. Runs as the owner of the store: they are accounts of their own. */
export async function listSharedAccounts(tx: Tx, accountId: number): Promise<AccountRecord[]> {
  const owners = tx
    .select({ user_id: accountMember.user_id })
    .from(accountMember)
    .where(and(eq(accountMember.account_id, accountId), eq(accountMember.role, 'owner')));
  return tx
    .selectDistinct(accountColumns)
    .from(account)
    .innerJoin(accountMember, and(eq(accountMember.account_id, account.account_id), eq(accountMember.role, 'owner')))
    .where(and(inArray(accountMember.user_id, owners), ne(account.account_id, accountId)))
    .orderBy(asc(account.account_id));
}

/** The other accounts in which a person has one of these roles. */
export async function listOtherAccounts(
  tx: Tx,
  userId: number,
  accountId: number,
  roles: readonly AccountRole[],
): Promise<AccountRecord[]> {
  const isMember = and(eq(accountMember.user_id, userId), inArray(accountMember.role, [...roles]), ne(account.account_id, accountId));
  return tx
    .select(accountColumns)
    .from(account)
    .innerJoin(accountMember, eq(accountMember.account_id, account.account_id))
    .where(isMember)
    .orderBy(asc(account.account_id));
}
