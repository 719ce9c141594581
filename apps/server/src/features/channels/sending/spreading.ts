import { CHANNELS, isChosen, type Channel } from '@jarchi/domain/channels/channels.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { DEFAULT_DELIVERY, planDelivery } from '@jarchi/domain/channels/delivery-time.ts';
import { findMessengerOf } from './messengers-of.ts';
import { enqueueJobs } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  listContacts,
  listLinks,
  listMemberIds,
  listSettings,
  type LinkRecord,
  type PersonContact,
} from '#features/channels/rows/channel-links.repository.ts';
import { SEND_JOB, type ChannelsDeps, type SpreadPayload } from '#features/channels/channels.deps.ts';
import { insertDeliveries, type NewDelivery } from '../rows/deliveries.repository.ts';

/** Older notices are not sent: a server was off, or a clock was moved. */
const NEWS_MS = DAY_MS;

/** Enqueues the sending of each channel, at its earliest message. */
async function enqueueSending(tx: Tx, rows: readonly { readonly channel: Channel; readonly run_at: Date }[]): Promise<void> {
  const earliest = new Map<Channel, Date>();
  for (const { channel, run_at } of rows) {
    const known = earliest.get(channel);
    if (!known || run_at < known) earliest.set(channel, run_at);
  }
  await enqueueJobs(
    tx,
    [...earliest].map(([channel, runAt]) => ({
      kind: SEND_JOB,
      payload: { channel },
      clock: 'wall',
      runAt,
      dedupeKey: channel,
      replace: true,
    })),
  );
}

/** The addresses of a person on a channel: ids of links, 0 for the profile's phone or e-mail. */
function listAddresses(channel: Channel, contact: PersonContact, links: readonly LinkRecord[]): number[] {
  if (channel === 'sms') return contact.phone === null ? [] : [0];
  if (channel === 'email') return contact.email === null ? [] : [0];
  return links.filter((link) => link.channel === channel && link.user_id === contact.id).map(({ id }) => id);
}

/** Messages of the panel become one delivery for each person, channel and address. The same messages again add nothing. */
export function createSpreading({ tenancy, clocks, messengers, describeNotices }: ChannelsDeps) {
  const channels = CHANNELS.filter((channel) => findMessengerOf(messengers, channel) !== undefined);

  return {
    async spread({ account_id, ids }: SpreadPayload): Promise<void> {
      if (channels.length === 0) return;
      await tenancy.withSystem(async (tx) => {
        const newest = clocks.world.now() - NEWS_MS;
        const notices = (await describeNotices(tx, account_id, ids)).filter(({ history_date }) => Date.parse(history_date) > newest);
        const members = notices.length === 0 ? [] : await listMemberIds(tx, account_id);
        const contacts = await listContacts(tx, members);
        const [settings, links] = [await listSettings(tx, members), await listLinks(tx, members)];
        const now = clocks.wall.now();
        const rows = contacts.flatMap((contact) => {
          const own = settings.find(({ user_id }) => user_id === contact.id);
          return notices
            .filter(({ user_id }) => user_id === null || user_id === contact.id)
            .flatMap((notice) => {
              const { at, isDigest } = planDelivery(notice.group, own ?? DEFAULT_DELIVERY, now);
              return channels
                .filter((channel) => isChosen(own?.choices ?? {}, notice.group, channel))
                .flatMap((channel) =>
                  listAddresses(channel, contact, links).map((link_id): NewDelivery => ({
                    account_id,
                    notification_id: notice.id,
                    user_id: contact.id,
                    channel,
                    link_id,
                    is_digest: isDigest,
                    run_at: new Date(at),
                  })),
                );
            });
        });
        await enqueueSending(tx, await insertDeliveries(tx, rows));
      });
    },
  };
}
