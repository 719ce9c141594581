import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import { appUser } from '../session/session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

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
    financial_info: jsonb().$type<Partial<FinancialInfo>>().notNull().default({}),
    /** The answers of the onboarding, with the instant they came. */
    business_data: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Folded by the store: in what a search for customers looks, before and behind the text of the owner. */
    search_title: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_for_search(title)`),
    search_address: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_for_search(slug || ' ' || account_id::text)`),
  },
  (t) => [uniqueIndex('account_slug').on(t.slug), index('account_created').on(t.created, t.account_id)],
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
    role: text().$type<AccountRole>().notNull().default('owner'),
    /** The most that a buyer may buy at once, in toman; null: no ceiling. */
    ceiling: bigint({ mode: 'number' }),
    joined: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the person last opened the account, to within some minutes. */
    last_seen: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.user_id] }), index('account_member_user').on(t.user_id)],
);

/** Panels of the sibling products that a person may open, as the account system names them. */
export const userPanel = pgTable(
  'user_panel',
  {
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    service: text().notNull(),
    account: text().notNull(),
    type: text().$type<'pub' | 'adv' | 'discover' | 'other'>().notNull(),
    app_title: text().notNull(),
    url: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.service, t.account] })],
);

/** The kinds of business that the onboarding offers. */
export const businessCategory = pgTable('business_category', {
  id: integer().primaryKey(),
  title_fa: text().notNull(),
});

/** A person has several accounts, and is asked for them before one is known; addresses are unique over all accounts. */
export const places = { reference: [account, accountMember, businessCategory], coordinator: [userPanel] } satisfies Places;
