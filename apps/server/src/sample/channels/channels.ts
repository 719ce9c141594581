import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Channel } from '@jarchi/domain/channels/channels.ts';
import { DEFAULT_DELIVERY } from '@jarchi/domain/channels/delivery-time.ts';
import { desc, eq } from 'drizzle-orm';
import { channelDelivery, channelLink, channelSetting, type DeliveryState } from '#features/channels/rows/channels.tables.ts';
import { notifyInPanel } from '#features/notifications/notifications.service.ts';
import { notification } from '#features/notifications/notifications.tables.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';

type Owner = Pick<AccountCaller, 'account_id' | 'user_id'>;

interface SampleLink {
  readonly channel: Channel;
  readonly name: string;
  readonly daysAgo: number;
}

async function addLink(tx: Tx, { account_id, user_id }: Owner, { channel, name, daysAgo }: SampleLink, now: number): Promise<number> {
  const address = channel === 'push' ? `log:sample-${user_id}` : `sample-${user_id}`;
  const linked_at = new Date(now - daysAgo * DAY_MS);
  const values = { user_id, channel, address, name, linked_at, home_account_id: account_id };
  const [row] = await tx.insert(channelLink).values(values).returning({ id: channelLink.id });
  return row?.id ?? 0;
}

/** The account's latest messages as they left on a channel: what became of each, the latest first. */
async function addDeliveries(
  tx: Tx,
  { account_id, user_id }: Owner,
  { channel, link_id = 0, states }: { readonly channel: Channel; readonly link_id?: number; readonly states: readonly DeliveryState[] },
): Promise<void> {
  const rows = await tx
    .select({ id: notification.id, at: notification.history_date })
    .from(notification)
    .where(eq(notification.account_id, account_id))
    .orderBy(desc(notification.history_date), desc(notification.id))
    .limit(states.length);
  const values = rows.flatMap(({ id, at }, index) => {
    const state = states[index];
    if (state === undefined) return [];
    const done_at = new Date(at.getTime() + MINUTE_MS);
    const reason = state === 'sent' ? null : 'HTTP 503';
    return [
      { account_id, notification_id: id, user_id, channel, link_id, state, is_digest: false, run_at: at, attempts: 1, reason, done_at },
    ];
  });
  if (values.length > 0) await tx.insert(channelDelivery).values(values);
}

/** Chats and browsers that are linked, one that ended, a digest, and messages that did not arrive. */
export async function seedChannels(
  tenancy: Tenancy,
  { sepidar, nikafarin, toranj }: Readonly<Record<'sepidar' | 'nikafarin' | 'toranj', Owner>>,
  now: number,
): Promise<void> {
  await tenancy.withSystem(async (tx) => {
    const telegram = await addLink(tx, sepidar, { channel: 'telegram', name: '@sara_m', daysAgo: 47 }, now);
    const browser = await addLink(tx, sepidar, { channel: 'push', name: 'Chrome, Android', daysAgo: 9 }, now);
    await addDeliveries(tx, sepidar, { channel: 'telegram', link_id: telegram, states: ['sent', 'sent', 'unclear', 'sent', 'sent'] });
    await addDeliveries(tx, sepidar, { channel: 'push', link_id: browser, states: ['unclear', 'sent', 'sent'] });

    const bale = await addLink(tx, nikafarin, { channel: 'bale', name: '@nikafarin', daysAgo: 30 }, now);
    const setting = { ...DEFAULT_DELIVERY, user_id: nikafarin.user_id, choices: { 'news.bale': true }, digest_hour: 18 };
    await tx.insert(channelSetting).values(setting);
    await addDeliveries(tx, nikafarin, { channel: 'bale', link_id: bale, states: ['given_up', 'sent'] });

    await addDeliveries(tx, toranj, { channel: 'sms', states: ['refused'] });
    const facts = { channel: 'telegram', name: '@laleh', cause: 'gone' } as const;
    const told = { kind: 'channel_unlinked', facts, user_id: toranj.user_id, at: new Date(now - 4 * HOUR_MS) } as const;
    await notifyInPanel(tx, toranj.account_id, [told]);
  });
}
