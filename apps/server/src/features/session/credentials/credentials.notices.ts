import type { Tx } from '#infra/store/tenancy.ts';
import type { CredentialsDeps } from './credentials.service.ts';

/** What a person is told about how they sign in. */
export type SecurityEvent =
  | { readonly kind: 'password_changed'; readonly facts: Readonly<Record<never, never>> }
  | { readonly kind: 'passkey_added' | 'passkey_removed'; readonly facts: { readonly name: string } };

export type SecurityNotice = SecurityEvent & { readonly user_id: number; readonly at: Date };

/** Tells the person, and nobody else, in each of their accounts: whichever one they look at. */
export async function tellPerson({ accounts, clocks, tell }: CredentialsDeps, tx: Tx, userId: number, event: SecurityEvent): Promise<void> {
  const notice: SecurityNotice = { ...event, user_id: userId, at: new Date(clocks.world.now()) };
  for (const { account_id } of await accounts.listMemberships(tx, userId)) await tell(tx, account_id, [notice]);
}
