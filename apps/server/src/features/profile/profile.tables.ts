import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { appUser } from '../session/session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The last code that was mailed to a person, for the address that they had then. */
export const emailCode = pgTable('email_code', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => appUser.id),
  email: text().notNull(),
  code_hash: text().notNull(),
  tries: smallint().notNull().default(0),
  created: at('created').notNull(),
  expires_at: at('expires_at').notNull(),
});

export const places = { coordinator: [emailCode] } satisfies Places;
