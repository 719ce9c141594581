import { and, eq } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { accountMember } from './account.tables.ts';

/** Whether a member of staff has a place in the account, in any role: then they decide nothing about it. Runs as the system. */
export async function hasPlaceIn(tx: Tx, staffId: number, accountId: number): Promise<boolean> {
  const [row] = await tx
    .select({ user_id: accountMember.user_id })
    .from(accountMember)
    .where(and(eq(accountMember.account_id, accountId), eq(accountMember.user_id, staffId)));
  return row !== undefined;
}
