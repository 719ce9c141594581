import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

export const TEST_GATEWAY_STATES = ['open', 'paid', 'verified', 'cancelled'] as const;
export type TestGatewayState = (typeof TEST_GATEWAY_STATES)[number];

/** What the built-in gateway stores, as a bank would on its side: it knows no accounts. */
export const testGatewayPayment = pgTable('test_gateway_payment', {
  authority: text().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  order_id: text().notNull(),
  callback_url: text().notNull(),
  description: text().notNull(),
  state: text().$type<TestGatewayState>().notNull(),
  tracking_number: text(),
  created: timestamp({ withTimezone: true }).notNull(),
});

/** A bank commits on its own. */
export const places = { coordinatorAlone: [testGatewayPayment] } satisfies Places;
