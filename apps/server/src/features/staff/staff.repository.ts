import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Balances } from '@jarchi/domain/money/ledger.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember } from '../account/account.tables.ts';
import { campaign } from '../campaigns/campaigns.tables.ts';
import { ledgerBalance } from '../finance/finance.tables.ts';
import { appUser, session } from '../session/session.tables.ts';

export type OwnerRecord = Pick<
  typeof appUser.$inferSelect,
  'id' | 'username' | 'first_name' | 'last_name' | 'phone' | 'email' | 'email_verified' | 'last_login'
>;

export type OwnedAccount = Pick<typeof account.$inferSelect, 'account_id' | 'slug' | 'title' | 'is_official' | 'debt_limit' | 'created'> & {
  readonly owner_id: number;
};

const ownedAccount = {
  account_id: account.account_id,
  slug: account.slug,
  title: account.title,
  is_official: account.is_official,
  debt_limit: account.debt_limit,
  created: account.created,
  owner_id: accountMember.user_id,
};
const isOwner = and(eq(accountMember.account_id, account.account_id), eq(accountMember.role, 'owner'));

const ownerColumns = {
  id: appUser.id,
  username: appUser.username,
  first_name: appUser.first_name,
  last_name: appUser.last_name,
  phone: appUser.phone,
  email: appUser.email,
  email_verified: appUser.email_verified,
  last_login: appUser.last_login,
};

/** Every account with its first owner; the newest account first. */
export async function listOwnedAccounts(tx: Tx): Promise<OwnedAccount[]> {
  return tx
    .selectDistinctOn([account.created, account.account_id], ownedAccount)
    .from(account)
    .innerJoin(accountMember, isOwner)
    .orderBy(desc(account.created), desc(account.account_id), accountMember.user_id);
}

export async function findOwnedAccount(tx: Tx, slug: string): Promise<OwnedAccount | undefined> {
  const [row] = await tx
    .select(ownedAccount)
    .from(account)
    .innerJoin(accountMember, isOwner)
    .where(eq(account.slug, slug))
    .orderBy(accountMember.user_id)
    .limit(1);
  return row;
}

/** People who are not staff. */
export async function listOwners(tx: Tx): Promise<OwnerRecord[]> {
  return tx.select(ownerColumns).from(appUser).where(eq(appUser.is_staff, false));
}

/** Undefined for staff: no one acts in a colleague's name. */
export async function findOwner(tx: Tx, userId: number): Promise<OwnerRecord | undefined> {
  const [row] = await tx
    .select(ownerColumns)
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.is_staff, false)));
  return row;
}

export async function getStaffMember(tx: Tx, userId: number): Promise<OwnerRecord> {
  const [row] = await tx.select(ownerColumns).from(appUser).where(eq(appUser.id, userId));
  if (!row) throw new Error(`no user ${userId}`);
  return row;
}

export async function listBalances(tx: Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, Balances>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(ledgerBalance)
    .where(
      and(inArray(ledgerBalance.account_id, [...accountIds]), inArray(ledgerBalance.code, ['advertiser.available', 'advertiser.held'])),
    );
  const amountOf = (accountId: number, code: string) => rows.find((row) => row.account_id === accountId && row.code === code)?.balance ?? 0;
  return new Map(accountIds.map((id) => [id, { available: amountOf(id, 'advertiser.available'), held: amountOf(id, 'advertiser.held') }]));
}

export async function countCampaigns(tx: Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .select({ account_id: campaign.account_id, count: count() })
    .from(campaign)
    .where(and(inArray(campaign.account_id, [...accountIds]), eq(campaign.is_deleted, false)))
    .groupBy(campaign.account_id);
  return new Map(rows.map((row) => [row.account_id, row.count]));
}

export interface ImpersonationRecord {
  readonly id: string;
  readonly reason: string | null;
  readonly created: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The latest sessions in which staff acted for the account. */
export async function listImpersonations(tx: Tx, accountId: number, limit: number): Promise<ImpersonationRecord[]> {
  return tx
    .select({
      id: session.id,
      reason: session.reason,
      created: session.created,
      expires_at: session.expires_at,
      revoked_at: session.revoked_at,
      username: appUser.username,
      first_name: appUser.first_name,
      last_name: appUser.last_name,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.impersonated_by))
    .where(and(eq(session.account_id, accountId), isNotNull(session.impersonated_by)))
    .orderBy(desc(session.created), desc(session.id))
    .limit(limit);
}
