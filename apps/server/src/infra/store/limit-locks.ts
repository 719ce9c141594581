import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/**
 * Until this transaction ends, no other one that takes this turn adds to what the account has: whoever counts before adding (links, tickets,
 * drafts and uploads of a day) takes it first, or two at once would pass a limit together. Taken after the locks of drafts and campaigns, as
 * every lock of an account. Rows that name the account do not wait for it.
 */
export async function lockAccountLimits(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select account_id from account where account_id = ${accountId} for no key update`);
}

/** The same for what a person has in all accounts. Runs as the system. */
export async function lockPersonLimits(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select id from app_user where id = ${userId} for no key update`);
}
