import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DocumentContent } from '@jarchi/domain/documents/document-content.ts';
import type { DocumentKind, DocumentSeries, DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { account } from '../account/account.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const money = () => bigint({ mode: 'number' }).notNull();
const at = () => timestamp({ withTimezone: true });

/** The letters of a kind's numbers. */
const seriesIsOfKind = sql`series = case kind when 'receipt' then 'RC' when 'invoice' then 'IN' when 'credit_note' then 'CN'
  when 'pre_invoice' then 'PI' when 'official_invoice' then 'OI' end`;

/**
 * A paper of money, as it was issued. It has the number that `document_number` gave to its cause: from the beginning, or, once a
 * pre-invoice or an official invoice that is requested becomes issued. The store refuses every later change but those of state,
 * official_id, reason and closed_at (decision 33).
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
    /** These five are null until it is issued. No account writes them. */
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
    uniqueIndex('document_numbered_once').on(t.account_id, t.series, t.year, t.sequence),
    check(
      'document_number_whole',
      sql`num_nulls(series, year, sequence, number, issued_at) = case when state in ('requested', 'refused', 'withdrawn') then 5 else 0 end`,
    ),
    check('document_series', seriesIsOfKind),
    check('document_year', sql`year = jalali_year(issued_at)`),
    check(
      'document_number_text',
      sql`number = series || '-' || year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')`,
    ),
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

/**
 * The numbers of documents, for the whole company: one for each cause. A number is taken here before its document is written, and a retry
 * finds it. Keys and checks keep a series without a gap, and its dates in order: a number names the one before it.
 */
export const documentNumber = pgTable(
  'document_number',
  {
    series: text().$type<DocumentSeries>().notNull(),
    /** Jalali. */
    year: integer().notNull(),
    sequence: integer().notNull(),
    issued_at: at().notNull(),
    /** The number before it in its series and year, and when that was issued; null in the first one. */
    sequence_before: integer().generatedAlwaysAs(sql`nullif(sequence - 1, 0)`),
    issued_before: at(),
    account_id: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    cause: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.series, t.year, t.sequence] }),
    unique('document_number_followed').on(t.series, t.year, t.sequence, t.issued_at),
    foreignKey({
      name: 'document_number_follows',
      columns: [t.series, t.year, t.sequence_before, t.issued_before],
      foreignColumns: [t.series, t.year, t.sequence, t.issued_at],
    }),
    uniqueIndex('document_number_cause').on(t.account_id, t.kind, t.cause),
    check('document_number_first', sql`sequence >= 1 and (sequence = 1) = (issued_before is null)`),
    check('document_number_order', sql`issued_before is null or issued_at >= issued_before`),
    check('document_number_year', sql`year = jalali_year(issued_at)`),
    check('document_number_series', seriesIsOfKind),
  ],
);

/** Series are counted over all accounts. */
export const places = { coordinator: [documentNumber] } satisfies Places;
