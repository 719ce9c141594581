import type { MailSender } from '#connectors/mail/mail-sender.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { PasswordGuard } from '../factors/password-guard.ts';
import type { Authentication } from '../session.authentication.ts';
import type { TellingDeps } from '../session.notices.ts';
import type { AccountMembers } from '../session.opening.ts';

/** The dependencies of proofs, and of the changes that they allow. */
export interface ProofsDeps extends TellingDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly secret: string;
  readonly accounts: AccountMembers;
  readonly passwords: PasswordGuard;
  readonly authentication: Pick<Authentication, 'forgetSession'>;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** The panel's address and name. */
  readonly site: { readonly public_url: string; readonly name: string };
}
