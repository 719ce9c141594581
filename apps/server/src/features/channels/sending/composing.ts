import { isChosen, type Channel } from '@jarchi/domain/channels/channels.ts';
import { DEFAULT_DELIVERY, planDelivery } from '@jarchi/domain/channels/delivery-time.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { findLink, findMembership, listContacts, listSettings } from '#features/channels/rows/channel-links.repository.ts';
import type { ChannelsDeps } from '#features/channels/channels.deps.ts';
import { channelsFa } from '#features/channels/channels.fa.ts';
import type { DeliveryRecord } from '../rows/deliveries.repository.ts';

/** A message that can leave. */
interface Composed {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * The message to send now, or the reason against it: the person has left the account or switched the group off, the link or the notice is deleted, or
 * a retry falls into the quiet hours.
 */
export type Composition = Composed | { readonly dropped: true } | { readonly laterAt: number };

const DIGEST_LINES = 12;

/** The phone, e-mail, chat or subscription of a delivery; undefined when there is none any more. */
async function findAddress(tx: Tx, { channel, link_id, user_id }: DeliveryRecord): Promise<string | undefined> {
  if (link_id !== 0) {
    const link = await findLink(tx, link_id);
    return link?.user_id === user_id ? link.address : undefined;
  }
  const [contact] = await listContacts(tx, [user_id]);
  return (channel === 'sms' ? contact?.phone : contact?.email) ?? undefined;
}

/** Deliveries of one person and address, one by one, or as their digest. */
export function groupDeliveries(rows: readonly DeliveryRecord[]): DeliveryRecord[][] {
  const groups = new Map<string, DeliveryRecord[]>();
  for (const row of rows) {
    const key = row.is_digest ? `digest ${row.user_id} ${row.link_id}` : `one ${row.id}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Reads what messages say right before they leave: only of accounts in which the person is still a member. */
export function createComposing({ tenancy, clocks, publicUrl, describeNotices }: ChannelsDeps) {
  const pageOf = (slug: string, path: string | null, channel: Channel) =>
    `${publicUrl}/u/${slug}${path ?? (channel === 'push' ? '/notifications' : '')}`;

  return {
    async compose(rows: readonly DeliveryRecord[]): Promise<Composition> {
      const [first] = rows;
      if (!first) return { dropped: true };
      return tenancy.withSystem(async (tx) => {
        const to = await findAddress(tx, first);
        const [own] = await listSettings(tx, [first.user_id]);
        const now = clocks.wall.now();
        const told: { title: string; description: string; account: string; url: string }[] = [];
        for (const { account_id, user_id, notification_id, channel } of rows) {
          const membership = await findMembership(tx, account_id, user_id);
          const [notice] = membership ? await describeNotices(tx, account_id, [notification_id]) : [];
          if (!membership || !notice || !isChosen(own?.choices ?? {}, notice.group, channel)) continue;
          const { at } = planDelivery(notice.group, own ?? DEFAULT_DELIVERY, now);
          if (first.attempts > 1 && !first.is_digest && at > now) return { laterAt: at };
          told.push({ ...notice, account: membership.title, url: pageOf(membership.slug, notice.path, channel) });
        }
        const [one] = told;
        if (to === undefined || !one) return { dropped: true };
        if (told.length === 1)
          return { to, title: one.title, text: `${one.description}\n${channelsFa.ofAccount(one.account)}`, url: one.url };
        return {
          to,
          title: channelsFa.digest(told.length),
          text: channelsFa.digestLines(told, DIGEST_LINES),
          url: `${publicUrl}/notifications`,
        };
      });
    },
  };
}
