import { and, asc, eq, sql } from 'drizzle-orm';
import type { Place } from '@jarchi/domain/team/team.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember } from '../account/account.tables.ts';
import { appUser } from '../session/session.tables.ts';

export type MemberRecord = typeof accountMember.$inferSelect;
export type PersonRecord = Pick<typeof appUser.$inferSelect, 'id' | 'first_name' | 'last_name' | 'username' | 'phone' | 'image_key'>;
export type ListedMember = MemberRecord & { readonly person: PersonRecord };
export type AccountName = Pick<typeof account.$inferSelect, 'account_id' | 'slug' | 'title'>;

const person = {
  id: appUser.id,
  first_name: appUser.first_name,
  last_name: appUser.last_name,
  username: appUser.username,
  phone: appUser.phone,
  image_key: appUser.image_key,
};
const isMember = (accountId: number, userId: number) => and(eq(accountMember.account_id, accountId), eq(accountMember.user_id, userId));

/** Locks the account: changes of its team run one after another. */
export async function lockAccount(tx: Tx, accountId: number): Promise<AccountName> {
  const named = { account_id: account.account_id, slug: account.slug, title: account.title };
  const [row] = await tx.select(named).from(account).where(eq(account.account_id, accountId)).for('update');
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

/** Owners first, then by the day on which they joined. */
export async function listMembers(tx: Tx, accountId: number): Promise<ListedMember[]> {
  const rows = await tx
    .select({ member: accountMember, person })
    .from(accountMember)
    .innerJoin(appUser, eq(appUser.id, accountMember.user_id))
    .where(eq(accountMember.account_id, accountId))
    .orderBy(sql`${accountMember.role} <> 'owner'`, asc(accountMember.joined), asc(accountMember.user_id));
  return rows.map((row) => ({ ...row.member, person: row.person }));
}

/** The role and the ceiling of a member; undefined for who has no place in the account. */
export async function findPlace(tx: Tx, accountId: number, userId: number): Promise<Place | undefined> {
  const [row] = await tx
    .select({ role: accountMember.role, ceiling: accountMember.ceiling })
    .from(accountMember)
    .where(isMember(accountId, userId));
  return row;
}

export async function listOwners(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .select({ user_id: accountMember.user_id })
    .from(accountMember)
    .where(and(eq(accountMember.account_id, accountId), eq(accountMember.role, 'owner')))
    .orderBy(asc(accountMember.user_id));
  return rows.map(({ user_id }) => user_id);
}

/** The name of a member, in a transaction of their account; empty if they gave none. */
export async function findName(tx: Tx, userId: number): Promise<string> {
  const [row] = await tx.select({ name: sql<string | null>`name_of_person(${userId}::bigint)` }).from(sql`(select) one`);
  return row?.name ?? '';
}

/** Adds a member; returns whether the person was none before. */
export async function addMember(tx: Tx, values: typeof accountMember.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(accountMember).values(values).onConflictDoNothing().returning({ user_id: accountMember.user_id });
  return rows.length > 0;
}

export async function setPlace(tx: Tx, accountId: number, userId: number, place: Place): Promise<void> {
  await tx.update(accountMember).set(place).where(isMember(accountId, userId));
}

export async function deleteMember(tx: Tx, accountId: number, userId: number): Promise<void> {
  await tx.delete(accountMember).where(isMember(accountId, userId));
}

export async function getPerson(tx: Tx, userId: number): Promise<PersonRecord & { readonly phone_verified: boolean }> {
  const [row] = await tx
    .select({ ...person, phone_verified: appUser.phone_verified })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (!row) throw new Error(`no user ${userId}`);
  return row;
}

/** The first account of the person who signs in with a phone: the one that opens when none is chosen. */
export async function findFirstAccount(tx: Tx, phone: string): Promise<{ user_id: number; account_id: number } | undefined> {
  const [row] = await tx
    .select({ user_id: appUser.id, account_id: accountMember.account_id })
    .from(appUser)
    .innerJoin(accountMember, eq(accountMember.user_id, appUser.id))
    .where(and(eq(appUser.phone, phone), eq(appUser.phone_verified, true)))
    .orderBy(asc(accountMember.account_id))
    .limit(1);
  return row;
}
