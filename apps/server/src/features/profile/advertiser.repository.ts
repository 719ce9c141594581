import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember, businessCategory, userPanel } from '../account/account.tables.ts';

export interface AdvertiserRow {
  readonly account: typeof account.$inferSelect;
  /** The title of the kind of business; null before it is told. */
  readonly category: string | null;
}

export async function getAdvertiser(tx: Tx, accountId: number): Promise<AdvertiserRow> {
  const [row] = await tx
    .select({ account, category: businessCategory.title_fa })
    .from(account)
    .leftJoin(businessCategory, eq(businessCategory.id, sql`(${account.business_data}->>'business_category')::int`))
    .where(eq(account.account_id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

export async function countMembersOf(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(accountMember).where(eq(accountMember.account_id, accountId));
  return row?.count ?? 0;
}

/** The panels of a person as a publisher. */
export async function listPublisherPanels(tx: Tx, userId: number) {
  const columns = { service: userPanel.service, account: userPanel.account, app_title: userPanel.app_title, url: userPanel.url };
  const isPublisher = and(eq(userPanel.user_id, userId), eq(userPanel.type, 'pub'));
  return tx.select(columns).from(userPanel).where(isPublisher).orderBy(asc(userPanel.service), asc(userPanel.account));
}
