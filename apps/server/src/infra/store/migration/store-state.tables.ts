import { pgTable, text } from 'drizzle-orm/pg-core';

/** States of the whole store: one row for each key. */
export const storeState = pgTable('store_state', { key: text().primaryKey(), value: text().notNull() });
