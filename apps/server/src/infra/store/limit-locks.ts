import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/**
 * Locks the limits of an account until the transaction ends. A call that counts before it adds (links, tickets, drafts and uploads of a day) takes
 * this lock first; without it two calls at once could pass a limit together. It is taken after the locks of drafts and campaigns, like every lock of
 * an account. Rows that refer to the account do not wait for it.
 */
export async function lockAccountLimits(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select account_id from account where account_id = ${accountId} for no key update`);
}

/** The same for the limits of a person over all accounts. Runs as the system. */
export async function lockPersonLimits(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select id from app_user where id = ${userId} for no key update`);
}
