import type { Tx } from '#infra/store/tenancy.ts';
import type { CredentialsDeps, SecurityEvent, SecurityNotice } from './proofs/proofs.deps.ts';

/** Tells the person, and nobody else, in each of their accounts: whichever one they look at. */
export async function tellPerson({ accounts, clocks, tell }: CredentialsDeps, tx: Tx, userId: number, event: SecurityEvent): Promise<void> {
  const notice: SecurityNotice = { ...event, user_id: userId, at: new Date(clocks.world.now()) };
  for (const { account_id } of await accounts.listMemberships(tx, userId)) await tell(tx, account_id, [notice]);
}
