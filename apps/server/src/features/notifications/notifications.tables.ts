import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenantColumns } from '#infra/store/migration/tenant-tables.ts';
import { account } from '../account/account.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A message to an account. Its text is made from `kind` and `facts` when it is read. */
export const notification = pgTable(
  'notification',
  {
    ...tenantColumns(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    notification_type: text().notNull(),
    campaign_id: bigint({ mode: 'number' }),
    /** The member to whom it is told; null: every member of the account. */
    user_id: bigint({ mode: 'number' }),
    facts: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    /** An event with the same key is told once. */
    dedupe_key: text(),
    /** The waits of the advertiser that it tells of, as `content:12`; null: none. It waits until all of them are over. */
    waits: text().array(),
    /** When the last of its waits was over, or a newer message told of all of them. */
    settled_at: at('settled_at'),
    history_date: at('history_date').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] }),
    uniqueIndex('notification_once')
      .on(t.account_id, t.dedupe_key)
      .where(sql`dedupe_key is not null`),
    index('notification_latest').on(t.account_id, t.history_date, t.id),
    index('notification_waiting')
      .on(t.account_id, t.campaign_id)
      .where(sql`waits is not null and settled_at is null`),
  ],
);

/** The mark that one person has read a message; it stays unread for the others. */
export const notificationRead = pgTable(
  'notification_read',
  {
    ...tenantColumns(),
    notice_id: bigint({ mode: 'number' }).notNull(),
    user_id: bigint({ mode: 'number' }).notNull(),
    seen_at: at('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.notice_id, t.user_id] }),
    foreignKey({ columns: [t.account_id, t.notice_id], foreignColumns: [notification.account_id, notification.id] }),
    index('notification_read_when').on(t.account_id, t.user_id, t.seen_at),
  ],
);

export const changelogItem = pgTable('changelog_item', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().default(''),
  /** HTML; the client that shows it cleans it. */
  content: text().notNull(),
  created: at('created').notNull(),
});

export const changelogAttachment = pgTable(
  'changelog_attachment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => changelogItem.id),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    file_key: text().notNull(),
  },
  (t) => [index('changelog_attachment_item').on(t.item_id)],
);

export const places = { reference: [changelogItem, changelogAttachment] } satisfies Places;
