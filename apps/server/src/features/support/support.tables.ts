import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tenantColumns } from '#infra/store/migration/tenant-tables.ts';
import { account } from '../account/account.tables.ts';

/** The name under which the support chat's provider knows an account. */
export const chatIdentity = pgTable(
  'chat_identity',
  {
    ...tenantColumns(),
    user_id: text().notNull(),
    created: timestamp('created', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id] }), foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] })],
);
