import type { Config } from '#config.ts';
import type { MailSender } from '#connectors/mail/mail-sender.ts';
import type { UserAnswer } from '#features/session/session.profile.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';

export interface ProfileDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly files: FileStore;
  readonly mail: MailSender;
  readonly tries: TryLimiters;
  readonly config: Pick<Config, 'mode' | 'brand'>;
  /** From session, a slice below this one. */
  readonly sessions: {
    /** Whether somebody has confirmed this e-mail. */
    isEmailConfirmed(tx: Tx, email: string): Promise<boolean>;
    readUser(tx: Tx, userId: number): Promise<UserAnswer>;
    forgetSession(sessionId: string): void;
  };
  /** Ends at once what ended sessions have open. */
  readonly endStreams: () => void;
}
