import { bigint, foreignKey, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { account } from '../account/account.tables.ts';

/** An uploaded file of a campaign; its bytes lie in the file store under storage_key. */
export const mediaFile = pgTable(
  'media_file',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    duration: real(),
    storage_key: text().notNull(),
    /** Of the small picture: none of a document, of a film without a poster, and of pictures of before until it is asked for. */
    thumb_key: text(),
    /** The unguessable part of its address. */
    public_key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.id] }), index('media_file_created').on(t.account_id, t.created)],
);

/** A file kept for later campaigns. Deleting it takes it off the list; the file stays where a campaign uses it. */
export const mediaTemplate = pgTable(
  'media_template',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    title: text().notNull(),
    media_type: text().$type<MediaType>().notNull(),
    content_type: text().$type<ContentType>().notNull(),
    media_file_id: bigint({ mode: 'number' }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.media_file_id], foreignColumns: [mediaFile.account_id, mediaFile.id] }),
  ],
);
