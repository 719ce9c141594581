import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

/** States of the whole store: one row for each key. */
export const storeState = pgTable('store_state', { key: text().primaryKey(), value: text().notNull() });

export const places = { coordinatorAlone: [storeState] } satisfies Places;
