import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
const at = (name: string) => timestamp(name, { withTimezone: true });

export const appUser = pgTable(
  'app_user',
  {
    id: id().primaryKey(),
    username: text().notNull().unique(),
    email: text(),
    phone: text(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    password_hash: text(),
    is_staff: boolean().notNull().default(false),
    phone_verified: boolean().notNull().default(false),
    email_verified: boolean().notNull().default(false),
    /** The stored picture; null without one. */
    image_key: text(),
    created: at('created').notNull(),
    last_login: at('last_login'),
    /** The newest item of the changelog that this person has closed; 0 for none. */
    changelog_closed: bigint({ mode: 'number' }).notNull().default(0),
    /** When the password was last set; null for none, and for one that is older than this column. */
    password_changed_at: at('password_changed_at'),
    /** Until when no money is paid back, because a way to sign in has changed. */
    no_money_back_until: at('no_money_back_until'),
    /** The change that was frozen by the phone or e-mail of before; nobody signs in until somebody proves themself. */
    frozen_by: bigint({ mode: 'number' }),
    /** The version of the terms that was accepted at the sign-up, and when; null for people who were there before, and staff. */
    terms_version: smallint(),
    terms_accepted_at: at('terms_accepted_at'),
    /** Folded by the store: the name, the phone, and the e-mail if it is confirmed. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_for_search(coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) || ' ' || coalesce(phone, '') || ' ' || case when email_verified then coalesce(email, '') else '' end)`,
      ),
  },
  (t) => [
    uniqueIndex('app_user_phone').on(t.phone),
    // Typed by anybody, an address is nobody's before it is confirmed.
    uniqueIndex('app_user_confirmed_email')
      .on(t.email)
      .where(sql`email_verified`),
    uniqueIndex('app_user_image').on(t.image_key),
  ],
);

/** A view: what staff see of a person. Anybody may type any address, so one that is not confirmed says nothing of its owner, and is left out. */
export const shownPerson = pgView('shown_person', {
  // Named, because drizzle finds no names of its own in a view that is joined twice.
  id: bigint('id', { mode: 'number' }).notNull(),
  username: text('username').notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  phone: text('phone'),
  email: text('email'),
  is_staff: boolean('is_staff').notNull(),
  last_login: at('last_login'),
  search_text: text('search_text').notNull(),
}).existing();

/** A code that was sent; bound to its request id, so that it cannot answer another request. */
export const otpRequest = pgTable(
  'otp_request',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    address: text().notNull(),
    code_hash: text().notNull(),
    tries: smallint().notNull().default(0),
    expires_at: at('expires_at').notNull(),
    used_at: at('used_at'),
    /** The SMS was not accepted: this code ends no earlier one, and the next one need not wait a minute. */
    is_failed: boolean().notNull().default(false),
    /** Requested in a browser in which this person has signed in before. */
    is_known: boolean().notNull().default(false),
    created: at('created').notNull(),
  },
  (t) => [index('otp_request_phone').on(t.phone, t.created), index('otp_request_address').on(t.address, t.created)],
);

/** A signed-in browser. The refresh token rotates; the previous one stays valid for seconds, for two tabs that refresh at once. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    refresh_hash: text().notNull(),
    previous_hash: text(),
    rotated_at: at('rotated_at').notNull(),
    expires_at: at('expires_at').notNull(),
    revoked_at: at('revoked_at'),
    created: at('created').notNull(),
    agent: text().notNull().default(''),
    /** The address from which it was opened; empty in older ones. */
    address: text().notNull().default(''),
    /** The member of staff who acts for the user in one account, and why; such a session ends at `expires_at` and never rotates. */
    impersonated_by: bigint({ mode: 'number' }).references((): AnyPgColumn => appUser.id),
    account_id: bigint({ mode: 'number' }),
    reason: text(),
  },
  (t) => [
    uniqueIndex('session_refresh').on(t.refresh_hash),
    index('session_previous').on(t.previous_hash),
    index('session_user').on(t.user_id),
    index('session_impersonation').on(t.account_id, t.created),
  ],
);

/** Names and phones are unique over all accounts, and rows of accounts refer to people. Sessions are looked up before an account is known. */
export const places = { reference: [appUser], coordinator: [otpRequest, session] } satisfies Places;
