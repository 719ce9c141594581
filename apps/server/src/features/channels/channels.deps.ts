import type { Channel } from '@jarchi/domain/channels/channels.ts';
import type { NoticeGroup } from '@jarchi/domain/channels/notice-groups.ts';
import type { Messengers } from '#connectors/messengers/messenger.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';

/** A message from the notifications' slice. */
interface ToldNotice {
  readonly id: number;
  readonly group: NoticeGroup;
  /** The only member whom it is told to; null: all. */
  readonly user_id: number | null;
  readonly title: string;
  readonly description: string;
  readonly path: string | null;
  /** ISO, world time. */
  readonly history_date: string;
}

/** The slice's own notices in the panel. */
export type ChannelNotice = { readonly at: Date; readonly user_id: number } & (
  | { readonly kind: 'channel_linked'; readonly facts: { readonly channel: Channel; readonly name: string } }
  | {
      readonly kind: 'channel_unlinked';
      readonly facts: { readonly channel: Channel; readonly name: string; readonly cause: 'gone' | 'stopped' };
    }
);

export interface ChannelsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly messengers: Messengers;
  readonly tries: Pick<TryLimiters, 'limitWindow'>;
  /** The key of the hashes of codes and of the addresses of webhooks. */
  readonly secret: string;
  readonly publicUrl: string;
  /** From notifications, a slice below this one; both run in this slice's transaction. */
  notify(tx: Tx, accountId: number, notices: readonly ChannelNotice[]): Promise<void>;
  describeNotices(tx: Tx, accountId: number, ids: readonly number[]): Promise<readonly ToldNotice[]>;
  logError(error: unknown, what: string): void;
}

/** Ids of messages, and their account. */
export interface SpreadPayload {
  readonly account_id: number;
  readonly ids: readonly number[];
}

/** Sends what is due on a channel. Its key is the channel. */
export const SEND_JOB = 'channels.send';
