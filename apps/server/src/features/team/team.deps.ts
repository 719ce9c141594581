import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

export interface TeamDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly notify: Notify;
  readonly sms: SmsSender;
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
  /** Ends at once what a person has open in an account in which their place changed. */
  readonly endPlace: (accountId: number) => void;
  readonly logError: (error: unknown, what: string) => void;
}
