import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember, businessCategory, userPanel } from './account.tables.ts';

export type AccountRecord = typeof account.$inferSelect;

export async function findAccount(tx: Tx, accountId: number): Promise<AccountRecord | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.account_id, accountId));
  return row;
}

export type MemberAccount = Pick<AccountRecord, 'account_id' | 'slug' | 'title'> & Pick<typeof accountMember.$inferSelect, 'role'>;

/** The accounts of a user, oldest first, with the user's role in each. */
export async function listAccountsOfUser(tx: Tx, userId: number): Promise<MemberAccount[]> {
  return tx
    .select({ account_id: account.account_id, slug: account.slug, title: account.title, role: accountMember.role })
    .from(accountMember)
    .innerJoin(account, eq(account.account_id, accountMember.account_id))
    .where(eq(accountMember.user_id, userId))
    .orderBy(asc(account.account_id));
}

/** The accounts in which a person has a place, each with the name of an owner. */
export async function listPlacesOf(
  tx: Tx,
  userId: number,
): Promise<{ account_id: number; account: string; title: string; owner_name: string }[]> {
  const { rows } = await tx.execute<{ account_id: string; account: string; title: string; owner_name: string }>(sql`
    select a.account_id, a.slug as account, a.title, coalesce((
      select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)
        from account_member o join app_user u on u.id = o.user_id
        where o.account_id = a.account_id and o.role = 'owner' order by o.user_id limit 1
    ), '') as owner_name
    from account_member m join account a on a.account_id = m.account_id where m.user_id = ${userId} order by a.account_id`);
  return rows.map((row) => ({ ...row, account_id: Number(row.account_id) }));
}

/** Every role of these people. */
export async function listRolesOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<Pick<typeof accountMember.$inferSelect, 'user_id' | 'account_id' | 'role'>[]> {
  return tx
    .select({ user_id: accountMember.user_id, account_id: accountMember.account_id, role: accountMember.role })
    .from(accountMember)
    .where(inArray(accountMember.user_id, [...userIds]));
}

const VISIT_NOTED_MS = 5 * MINUTE_MS;

/** Stores when a member last opened the account, at most every few minutes. */
export async function noteVisit(
  tx: Tx,
  { user_id, account_id, at }: { readonly user_id: number; readonly account_id: number; readonly at: Date },
): Promise<void> {
  const isOld = or(isNull(accountMember.last_seen), lt(accountMember.last_seen, new Date(at.getTime() - VISIT_NOTED_MS)));
  await tx
    .update(accountMember)
    .set({ last_seen: at })
    .where(and(eq(accountMember.account_id, account_id), eq(accountMember.user_id, user_id), isOld));
}

/** Panels of other products that a person may open. */
export async function listUserPanels(tx: Tx, userId: number): Promise<(typeof userPanel.$inferSelect)[]> {
  return tx.select().from(userPanel).where(eq(userPanel.user_id, userId)).orderBy(asc(userPanel.service), asc(userPanel.account));
}

export async function listBusinessCategories(tx: Tx): Promise<(typeof businessCategory.$inferSelect)[]> {
  return tx.select().from(businessCategory).orderBy(asc(businessCategory.id));
}

export async function updateAccount(tx: Tx, accountId: number, change: Partial<AccountRecord>): Promise<void> {
  await tx.update(account).set(change).where(eq(account.account_id, accountId));
}

/** A new account with its owner; its slug is made of its id. */
export async function insertAccount(
  tx: Tx,
  values: { readonly title: string; readonly created: Date; readonly user_id: number },
): Promise<{ account_id: number; slug: string }> {
  const { title, created, user_id } = values;
  const [row] = await tx.insert(account).values({ slug: randomUUID(), title, created }).returning({ account_id: account.account_id });
  if (!row) throw new Error('an account was not inserted');
  const { account_id } = row;
  const slug = `u${account_id}`;
  await updateAccount(tx, account_id, { slug });
  await tx.insert(accountMember).values({ account_id, user_id, joined: created });
  return { account_id, slug };
}
