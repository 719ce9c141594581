import { z } from 'zod';
import { DOCUMENT_KINDS, DOCUMENT_STATES, LINE_KINDS, LINE_UNITS } from '@jarchi/domain/documents/document-kinds.ts';
import { count, day, instant, toman } from '../schema.ts';

const id = z.number().int();
const linked = z.strictObject({ id, number: z.string().nullable(), state: z.enum(DOCUMENT_STATES) });

/** A row of the list. Amounts in toman, also of an official invoice. */
export const documentRow = z.strictObject({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  /** IN-1405-000123; null for an official invoice that is not issued. */
  number: z.string().nullable(),
  /** When it was issued; an official invoice that is not issued has none. */
  issued_at: instant.nullable(),
  /** When it was made or asked for. */
  created: instant,
  /** The campaign it is about; null where there is none, or several. */
  campaign: z.strictObject({ id, title: z.string() }).nullable(),
  /** The payment, or the request of money, behind a receipt. */
  payment_id: id.nullable(),
  money_request_id: id.nullable(),
  /** The invoice that a credit note corrects. */
  corrects: linked.nullable(),
  /** The official invoice that an invoice stands in, requested or issued. */
  official: linked.nullable(),
  /** The last day on which a pre-invoice may be paid. */
  valid_until: day.nullable(),
  /** Why an official invoice was refused. */
  reason: z.string().nullable(),
  /** Before the discount, and without VAT. */
  gross: toman,
  discount: toman,
  /** After the discount, without VAT. */
  net: toman,
  vat: toman,
  total: toman,
});

const documentLine = z.strictObject({
  kind: z.enum(LINE_KINDS),
  title: z.string(),
  /** The campaign of the line, and the invoice it comes from in an official invoice. */
  campaign_id: id.nullable(),
  campaign_title: z.string().nullable(),
  invoice_number: z.string().nullable(),
  quantity: count,
  unit: z.enum(LINE_UNITS),
  /** Price of one unit; null where the price is not a whole amount for each. */
  unit_price: toman.nullable(),
  gross: toman,
  discount: toman,
  net: toman,
  /** Percent; null in a receipt. */
  vat_percent: z.number().nullable(),
  vat: toman,
  total: toman,
});

/** Who sells and who buys, as they were when the document was issued. An empty text is unknown. */
const documentParty = z.strictObject({
  /** P: a person, C: a company. */
  account_type: z.enum(['P', 'C']),
  name: z.string(),
  national_number: z.string(),
  economic_number: z.string(),
  registration_number: z.string(),
  province: z.string(),
  city: z.string(),
  address_text: z.string(),
  postal_code: z.string(),
  phone: z.string(),
});

export const documentDetail = documentRow.extend({
  seller: documentParty,
  buyer: documentParty,
  lines: z.array(documentLine),
  /** The total in Persian words, in toman; of an official invoice in rial. */
  total_words: z.string(),
  /** The code of the services in the tax system, 13 digits; of official invoices only, where the operator has set it. */
  goods_code: z.string().nullable(),
  /** How a charge was paid; null for other kinds. */
  payment: z
    .strictObject({
      /** gateway, or bank: a slip. */
      way: z.enum(['gateway', 'bank']),
      gateway: z.string().nullable(),
      tracking_number: z.string().nullable(),
      paid_at: instant,
    })
    .nullable(),
  note: z.string(),
  /** The campaigns that a pre-invoice buys. */
  campaigns: z.array(z.strictObject({ id, title: z.string(), total: toman })),
  /** The invoices that an official invoice covers. */
  invoices: z.array(linked.extend({ total: toman })),
  /** The credit notes that correct an invoice. */
  credit_notes: z.array(linked.extend({ total: toman })),
});
