/**
 * A receipt is of a charge, an invoice of what a campaign that ended has captured, a credit note of a refund after an invoice, a
 * pre-invoice an offer, an official invoice one over invoices, in rial.
 */
export const DOCUMENT_KINDS = ['receipt', 'invoice', 'credit_note', 'pre_invoice', 'official_invoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The series of numbers of each kind. */
export const DOCUMENT_SERIES = {
  receipt: 'RC',
  invoice: 'IN',
  credit_note: 'CN',
  pre_invoice: 'PI',
  official_invoice: 'OI',
} as const satisfies Readonly<Record<DocumentKind, string>>;
export type DocumentSeries = (typeof DOCUMENT_SERIES)[DocumentKind];

/** IN-1405-000123: the series, the Jalali year, and the place in both. */
export function formatDocumentNumber(series: DocumentSeries, year: number, sequence: number): string {
  return `${series}-${year}-${String(sequence).padStart(6, '0')}`;
}

/**
 * Receipts, invoices and credit notes are issued. A pre-invoice is requested until it has its number, then open until it is paid, void
 * or past its day. An official invoice is requested, then issued or refused by staff, or withdrawn.
 */
export const DOCUMENT_STATES = ['issued', 'open', 'paid', 'expired', 'void', 'requested', 'refused', 'withdrawn'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** How an invoice stands to official invoices: in none, in one that is requested, in one that is issued. */
export const OFFICIAL_STANDINGS = ['none', 'requested', 'issued'] as const;

/** What a line of a document is for: a publisher's post, views or clicks, an additional service, a free line of a pre-invoice, money paid. */
export const LINE_KINDS = ['placement', 'service', 'free', 'charge'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What the quantity of a line counts. */
export const LINE_UNITS = ['piece', 'post', 'view', 'click'] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

/** The most rows of a pre-invoice, and invoices of an official one. */
export const PRE_INVOICE_LINES_MAX = 50;
export const PRE_INVOICE_CAMPAIGNS_MAX = 20;
export const OFFICIAL_INVOICES_MAX = 50;
/** Of a free line. */
export const LINE_QUANTITY_MAX = 1_000_000;
export const LINE_PRICE_MAX = 1_000_000_000;
/** All free lines of a pre-invoice before VAT, in toman: with it the largest amount that a bank slip can bring is not passed. */
export const FREE_LINES_NET_MAX = 500_000_000_000;
export const LINE_TITLE_MAX = 200;
export const DOCUMENT_NOTE_MAX = 500;
/** The days that a pre-invoice may be valid for, today included. */
export const PRE_INVOICE_DAYS_MAX = 90;
/** The most documents of a month in one file. */
export const MONTH_DOCUMENTS_MAX = 500;
