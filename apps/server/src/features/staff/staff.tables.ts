import { bigint, boolean, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

/**
 * What staff did and read, under their own name or a customer's. Rows only grow: the store lets an open one be closed once, and refuses every
 * other change. They hold ids and codes; words and names stand in audit_words.
 */
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
    /** 0 until its end is known. */
    status: smallint().notNull(),
    /** It changed nothing. */
    is_read: boolean().notNull().default(false),
    request_id: text().notNull(),
  },
  (t) => [index('audit_log_account').on(t.account_id, t.at), index('audit_log_staff').on(t.staff_id, t.at)],
);

/** What staff typed with an entry of the audit, such as a search or a reason: it may be emptied, the entry stays. */
export const auditWords = pgTable(
  'audit_words',
  {
    audit_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => auditLog.id),
    /** As in the entry. */
    account_id: bigint({ mode: 'number' }),
    words: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (t) => [index('audit_words_account').on(t.account_id)],
);

/** Staff act in no account as often as in one, and the audit has one order. */
export const places = { coordinator: [auditLog, auditWords] } satisfies Places;
