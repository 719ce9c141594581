import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import type { PhoneRequestGround, PhoneRequestStop } from '@jarchi/domain/session/phone-requests.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { AccountMembers } from './session.opening.ts';

/** What a person is told about how they sign in. */
export type SecurityEvent =
  | { readonly kind: 'password_changed'; readonly facts: { readonly is_forgotten: 0 | 1 } }
  | { readonly kind: 'passkey_added' | 'passkey_removed'; readonly facts: { readonly name: string } }
  | { readonly kind: 'sign_in_changed'; readonly facts: { readonly change: CredentialChange } }
  | {
      readonly kind: 'phone_requested';
      readonly facts: { readonly ground: PhoneRequestGround; readonly phone_end: string; readonly until: string };
    }
  | { readonly kind: 'phone_request_stopped'; readonly facts: { readonly by: PhoneRequestStop } }
  | { readonly kind: 'phone_request_refused'; readonly facts: { readonly reason: string } }
  | { readonly kind: 'sign_in_frozen' | 'sign_in_restored'; readonly facts: Readonly<Record<string, never>> };

export type SecurityNotice = SecurityEvent & { readonly user_id: number; readonly at: Date };

export interface TellingDeps {
  readonly accounts: Pick<AccountMembers, 'listMemberships'>;
  readonly clocks: { readonly world: Clock };
  /** Tells an account, in the same transaction. */
  tell(tx: Tx, accountId: number, notices: readonly SecurityNotice[]): Promise<void>;
}

/** Tells the person alone, in each of their accounts: they see it in any that they open. */
export async function tellPerson({ accounts, clocks, tell }: TellingDeps, tx: Tx, userId: number, event: SecurityEvent): Promise<void> {
  const notice: SecurityNotice = { ...event, user_id: userId, at: new Date(clocks.world.now()) };
  for (const { account_id } of await accounts.listMemberships(tx, userId)) await tell(tx, account_id, [notice]);
}
