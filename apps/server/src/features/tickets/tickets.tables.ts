import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TicketAuthor, TicketCategory, TicketDepartment, TicketEntry, TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { account } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { document } from '../documents/documents.tables.ts';
import { payment } from '../finance/finance.tables.ts';
import { appUser } from '../session/session.tables.ts';

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
const number = () => bigint({ mode: 'number' });
const person = () => bigint({ mode: 'number' }).references(() => appUser.id);
/** World time. */
const instant = () => timestamp({ withTimezone: true });

/** A request to support with its state; its texts are in ticket_entry. */
export const ticket = pgTable(
  'ticket',
  {
    account_id: accountId(),
    id: id(),
    department: text().$type<TicketDepartment>().notNull(),
    category: text().$type<TicketCategory>().notNull(),
    subject: text().notNull(),
    search_text: text().notNull(),
    state: text().$type<TicketState>().notNull(),
    /** What it is about; at most one of the three. */
    campaign_id: number(),
    order_id: number(),
    document_id: number(),
    assigned_staff: person(),
    /** When a person of the staff first answered. */
    first_answered_at: instant(),
    /** The last entry that the customer reads, and the last one of them by staff or the agent; 0 for none. */
    last_entry_id: number().notNull().default(0),
    last_staff_entry_id: number().notNull().default(0),
    last_at: instant().notNull(),
    entries: integer().notNull().default(0),
    /** How often it was closed. */
    closings: integer().notNull().default(0),
    idempotency_key: text().notNull(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    foreignKey({ columns: [t.account_id, t.order_id], foreignColumns: [payment.account_id, payment.id] }),
    foreignKey({ columns: [t.account_id, t.document_id], foreignColumns: [document.account_id, document.id] }),
    uniqueIndex('ticket_key').on(t.account_id, t.idempotency_key),
    index('ticket_list').on(t.account_id, t.last_at, t.id),
    index('ticket_waiting')
      .on(t.last_at)
      .where(sql`state = 'waiting'`),
    index('ticket_answered').on(t.first_answered_at),
  ],
);

/** A message of a ticket, a note of staff, or an act, in order; append only. */
export const ticketEntry = pgTable(
  'ticket_entry',
  {
    account_id: accountId(),
    id: id(),
    ticket_id: number().notNull(),
    kind: text().$type<TicketEntry>().notNull(),
    author: text().$type<TicketAuthor>().notNull(),
    user_id: person(),
    staff_id: person(),
    text: text().notNull().default(''),
    attachments: jsonb().$type<readonly number[]>().notNull().default([]),
    at: instant().notNull(),
    /** The idempotency key of the message; null for acts and for the agent. */
    idempotency_key: text(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.ticket_id], foreignColumns: [ticket.account_id, ticket.id] }),
    index('ticket_entry_ticket').on(t.account_id, t.ticket_id, t.id),
    uniqueIndex('ticket_entry_key').on(t.account_id, t.idempotency_key),
  ],
);

/** Up to which entry a person has read a ticket. */
export const ticketReader = pgTable(
  'ticket_reader',
  {
    account_id: accountId(),
    ticket_id: number().notNull(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    read_to: number().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.ticket_id, t.user_id] }),
    foreignKey({ columns: [t.account_id, t.ticket_id], foreignColumns: [ticket.account_id, ticket.id] }),
  ],
);

/** The customer's rating of a ticket, one for each closing; append only. */
export const ticketRating = pgTable(
  'ticket_rating',
  {
    account_id: accountId(),
    ticket_id: number().notNull(),
    closing: integer().notNull(),
    rating: smallint().notNull(),
    words: text().notNull().default(''),
    user_id: person(),
    staff_id: person(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.ticket_id, t.closing] }),
    foreignKey({ columns: [t.account_id, t.ticket_id], foreignColumns: [ticket.account_id, ticket.id] }),
  ],
);
