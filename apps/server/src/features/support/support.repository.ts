import { eq } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { chatIdentity } from './support.tables.ts';

export async function findChatUser(tx: Tx, accountId: number): Promise<string | undefined> {
  const [row] = await tx.select({ user_id: chatIdentity.user_id }).from(chatIdentity).where(eq(chatIdentity.account_id, accountId));
  return row?.user_id;
}

/** When two windows try at once, the first one's name stays. */
export async function keepChatUser(tx: Tx, row: typeof chatIdentity.$inferInsert): Promise<void> {
  await tx.insert(chatIdentity).values(row).onConflictDoNothing();
}
