import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Channel, NoticeChoices } from '@jarchi/domain/channels/channels.ts';
import { appUser } from '#features/session/session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const at = () => timestamp({ withTimezone: true });
const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => appUser.id);

/** The choices of a person; the domain's defaults apply without a row. */
export const channelSetting = pgTable('channel_setting', {
  user_id: userId().primaryKey(),
  choices: jsonb().$type<NoticeChoices>().notNull(),
  quiet_from: smallint().notNull(),
  quiet_until: smallint().notNull(),
  is_money_urgent: boolean().notNull(),
  digest_hour: smallint(),
});

/** A chat or browser of a person. A chat belongs to one person: another one who links it takes it over. */
export const channelLink = pgTable(
  'channel_link',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: userId(),
    channel: text().$type<Channel>().notNull(),
    /** The chat, or the subscription of the browser as JSON. */
    address: text().notNull(),
    name: text().notNull(),
    linked_at: at().notNull(),
    /** The account in which it was linked: there the person is told when the link ends. */
    home_account_id: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('channel_link_address').on(t.channel, t.address), index('channel_link_user').on(t.user_id)],
);

/** A code that links a chat once; its hash, so that a copy of the table links nothing. */
export const channelCode = pgTable(
  'channel_code',
  {
    code_hash: text().primaryKey(),
    user_id: userId(),
    channel: text().$type<Channel>().notNull(),
    home_account_id: bigint({ mode: 'number' }).notNull(),
    expires_at: at().notNull(),
    used_at: at(),
    /** The chat that used it, so that the same message again gets the same answer. */
    used_by: text(),
  },
  (t) => [index('channel_code_expiry').on(t.expires_at)],
);

/** `sending` is written before a message is sent. If its lease is over, the message may or may not have been sent. */
export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'refused' | 'gone' | 'unclear' | 'given_up' | 'dropped';

/** A delivery: one for each notice, person, channel and link. Only jobs read it. */
export const channelDelivery = pgTable(
  'channel_delivery',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account_id: bigint({ mode: 'number' }).notNull(),
    notification_id: bigint({ mode: 'number' }).notNull(),
    user_id: userId(),
    channel: text().$type<Channel>().notNull(),
    /** 0: the phone or e-mail of the profile. */
    link_id: bigint({ mode: 'number' }).notNull().default(0),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    is_digest: boolean().notNull(),
    run_at: at().notNull(),
    attempts: smallint().notNull().default(0),
    attempt_id: uuid(),
    lease_until: at(),
    /** Codes and numbers of the last answer. */
    reason: text(),
    done_at: at(),
  },
  (t) => [
    uniqueIndex('channel_delivery_once').on(t.account_id, t.notification_id, t.user_id, t.channel, t.link_id),
    index('channel_delivery_due')
      .on(t.channel, t.run_at, t.id)
      .where(sql`state = 'waiting'`),
    index('channel_delivery_sending')
      .on(t.channel, t.lease_until)
      .where(sql`state = 'sending'`),
    index('channel_delivery_user').on(t.user_id, t.channel, t.done_at),
  ],
);

/** The state of a channel that all servers share: its present user, and the end of the pause that its service asked for. */
export const channelLine = pgTable(
  'channel_line',
  {
    channel: text().notNull(),
    /** `send` or `hear`. */
    use: text().notNull(),
    holder: uuid(),
    busy_until: at(),
    paused_until: at(),
    /** The next update of a bot that is asked for them. */
    update_offset: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.channel, t.use] })],
);

/** They are about people, and sent by rounds over all accounts. */
export const places = { coordinator: [channelSetting, channelLink, channelCode, channelDelivery, channelLine] } satisfies Places;
