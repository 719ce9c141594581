import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';

/** Links that members have made, of a slice above this one; inside the team's transaction, as the system. */
export interface MemberShares {
  /** The number of open links of each member; members without one are left out. */
  countSharesOf(tx: Tx, accountId: number, userIds: readonly number[], now: Date): Promise<ReadonlyMap<number, number>>;
  /** Ends them for good; returns how many. */
  endSharesOf(tx: Tx, accountId: number, userId: number, at: Date): Promise<number>;
}

export interface TeamDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly notify: Notify;
  readonly shares: MemberShares;
  /** Marks the messages from before a person joined as read for them. */
  readonly markAllRead: (tx: Tx, reader: { readonly account_id: number; readonly user_id: number }, at: Date) => Promise<unknown>;
  readonly sms: SmsSender;
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
  /** Ends at once what a person has open in an account in which their place changed. */
  readonly endPlace: (accountId: number) => void;
  readonly logError: (error: unknown, what: string) => void;
}
