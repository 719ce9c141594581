import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the whole store has been through: one row a matter. */
export const storeState = pgTable('store_state', { key: text().primaryKey(), value: text().notNull() });
