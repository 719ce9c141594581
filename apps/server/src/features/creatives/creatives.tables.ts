import { bigint, foreignKey, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { RareCoding } from '@jarchi/domain/media/rare-codings.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { account } from '../account/account.tables.ts';

/** An uploaded file of a campaign; its bytes are in the file store under storage_key. */
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
    /** Of a film that messengers do not play; null for others, and for files that were stored before it was looked at. */
    rare_coding: text().$type<RareCoding>(),
    /** On its owner's device; null if the client did not tell it. */
    last_modified: timestamp({ withTimezone: true }),
    storage_key: text().notNull(),
    /**
     * Key of the small picture. Null for a document, for a film without a poster, and for an old picture until its small one is first
     * requested.
     */
    thumb_key: text(),
    /** The unguessable part of its address. */
    public_key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.id] }), index('media_file_created').on(t.account_id, t.created)],
);

/** A file kept for later campaigns. Deleting the template removes it from the list; the file remains where a campaign uses it. */
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
