import { bigint, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Changes made by staff, or in the name of a customer: append only, read by staff. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    staff_id: bigint({ mode: 'number' }).notNull(),
    /** The customer's owner and account; null when the change belongs to no account. */
    user_id: bigint({ mode: 'number' }),
    account_id: bigint({ mode: 'number' }),
    session_id: uuid(),
    /** The contract's call, such as campaigns.purchaseCampaign. */
    call: text().notNull(),
    subject: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    status: smallint().notNull(),
    request_id: text().notNull(),
  },
  (t) => [index('audit_log_account').on(t.account_id, t.at), index('audit_log_staff').on(t.staff_id, t.at)],
);
