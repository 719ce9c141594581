import type { MailSender } from '#connectors/mail/mail-sender.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import type { PhoneRequestGround, PhoneRequestStop } from '@jarchi/domain/session/phone-requests.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { Authentication } from '../session.authentication.ts';
import type { AccountMembers } from '../session.opening.ts';
import type { SigningBrowser } from '../session.browser.ts';
import type { PasswordGuard } from '../factors/password-guard.ts';

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

/** A browser, and its mark of what it begins here. */
export interface DoorBrowser extends SigningBrowser {
  readonly door: string | undefined;
}

export type CredentialsAnswer = CallAnswer<'credentials', 'getCredentials'>;

export interface CredentialsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly secret: string;
  readonly accounts: AccountMembers;
  readonly passwords: PasswordGuard;
  readonly authentication: Pick<Authentication, 'forgetSession'>;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Where browsers reach the panel, and what it is called. */
  readonly site: { readonly public_url: string; readonly name: string };
  /** Tells an account, in the same transaction. */
  tell(tx: Tx, accountId: number, notices: readonly SecurityNotice[]): Promise<void>;
}
