import { sql } from 'drizzle-orm';
import { bigint, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DocumentContent } from '@jarchi/domain/documents/document-content.ts';
import type { DocumentKind, DocumentSeries, DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { account } from '../account/account.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const money = () => bigint({ mode: 'number' }).notNull();
const at = () => timestamp({ withTimezone: true });

/**
 * A paper of money, as it was issued. The store gives it its number as it is inserted, or as an official invoice is issued, and refuses
 * every later change but those of state, official_id, reason and closed_at (decision 33).
 */
export const document = pgTable(
  'document',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text().$type<DocumentKind>().notNull(),
    state: text().$type<DocumentState>().notNull(),
    /** Null until it is issued. Only the store writes these five. */
    series: text().$type<DocumentSeries>(),
    /** Jalali. */
    year: integer(),
    sequence: integer(),
    /** IN-1405-000123 */
    number: text(),
    issued_at: at(),
    created: at().notNull(),
    /** Why it was made; once in the account for each kind. */
    cause: text().notNull(),
    campaign_id: bigint({ mode: 'number' }),
    payment_id: bigint({ mode: 'number' }),
    money_request_id: bigint({ mode: 'number' }),
    /** The invoice that a credit note corrects. */
    corrects_id: bigint({ mode: 'number' }),
    /** The official invoice that contains this invoice, while it is requested or issued. */
    official_id: bigint({ mode: 'number' }),
    /** The last day on which a pre-invoice may be paid. */
    valid_until: date(),
    /** The customer who requested an official invoice; null if staff requested it for them, and for older rows. */
    asked_by: bigint({ mode: 'number' }),
    /** Why an official invoice was refused. */
    reason: text(),
    /** The instant at which it was paid, annulled, issued, refused or withdrawn. */
    closed_at: at(),
    /** Toman. */
    gross: money(),
    discount: money(),
    net: money(),
    vat: money(),
    total: money(),
    search_text: text().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.corrects_id], foreignColumns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.official_id], foreignColumns: [t.account_id, t.id] }),
    uniqueIndex('document_cause').on(t.account_id, t.kind, t.cause),
    index('document_list').on(t.account_id, t.created, t.id),
    index('document_campaign').on(t.account_id, t.campaign_id),
    index('document_corrects')
      .on(t.account_id, t.corrects_id)
      .where(sql`corrects_id is not null`),
    index('document_official')
      .on(t.account_id, t.official_id)
      .where(sql`official_id is not null`),
    index('document_payment')
      .on(t.account_id, t.payment_id)
      .where(sql`payment_id is not null`),
    index('document_requested')
      .on(t.state, t.created)
      .where(sql`kind = 'official_invoice'`),
  ],
);

/** A payment at a gateway that is for a pre-invoice. Once it is credited, the pre-invoice is paid. */
export const preInvoicePayment = pgTable(
  'pre_invoice_payment',
  {
    account_id: bigint({ mode: 'number' }).notNull(),
    payment_id: bigint({ mode: 'number' }).notNull(),
    document_id: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.payment_id] }),
    foreignKey({ columns: [t.account_id, t.document_id], foreignColumns: [document.account_id, document.id] }),
  ],
);

/** The last number of a series in a Jalali year, for the whole company. Only the store writes it, as documents get their numbers. */
export const documentNumber = pgTable(
  'document_number',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull(), last_at: at().notNull() },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);

/** Series are counted over all accounts. */
export const places = { coordinator: [documentNumber] } satisfies Places;
