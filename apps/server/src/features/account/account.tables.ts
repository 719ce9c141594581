import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from '../session/session.tables.ts';

/** The root of a tenant. */
export const account = pgTable(
  'account',
  {
    account_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    title: text().notNull(),
    is_official: boolean().notNull().default(false),
    debt_limit: bigint({ mode: 'number' }).notNull().default(0),
    has_seen_welcome_message: boolean().notNull().default(false),
    financial_info: jsonb().$type<Record<string, string>>().notNull().default({}),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('account_slug').on(t.slug)],
);

export const accountMember = pgTable(
  'account_member',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    role: text().notNull().default('owner'),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.user_id] }), index('account_member_user').on(t.user_id)],
);
