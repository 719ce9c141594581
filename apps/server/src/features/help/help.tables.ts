import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { HelpBlock } from '@jarchi/domain/help/help-body.ts';
import { appUser } from '../session/session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What seeding and staff share: the hash of the content that the code brought last; `edited_at`: staff changed the row since, and own it. */
const origin = () => ({ seeded_hash: text().notNull().default(''), edited_at: at('edited_at') });

export const helpCategory = pgTable('help_category', {
  /** As in addresses. */
  id: integer().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  position: integer().notNull(),
  ...origin(),
});

export const helpArticle = pgTable(
  'help_article',
  {
    /** As in addresses; never changes. */
    slug: text().primaryKey(),
    category_id: integer()
      .notNull()
      .references(() => helpCategory.id),
    title: text().notNull(),
    summary: text().notNull(),
    /** Other words under which people look for it. */
    keywords: text().notNull(),
    body: jsonb().$type<readonly HelpBlock[]>().notNull(),
    /** Names of articles that go on from here. */
    related: jsonb().$type<readonly string[]>().notNull(),
    /** Within its category. */
    position: integer().notNull(),
    /** Where it is shown among those to begin with; null: not there. */
    beginning: integer(),
    /** The day of its last change, in Tehran. */
    updated: text().notNull(),
    ...origin(),
  },
  (t) => [index('help_article_category').on(t.category_id)],
);

/** Who opened an article, once for each person, and what they said of it. */
export const helpReader = pgTable(
  'help_reader',
  {
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    article: text()
      .notNull()
      .references(() => helpArticle.slug, { onDelete: 'cascade' }),
    opened_at: at('opened_at').notNull(),
    /** Null until they vote. */
    is_useful: boolean(),
    comment: text().notNull().default(''),
    voted_at: at('voted_at'),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.article] }), index('help_reader_article').on(t.article)],
);

/** Articles belong to nobody; who has read one is a matter of a person. */
export const places = { reference: [helpCategory, helpArticle], coordinator: [helpReader] } satisfies Places;
