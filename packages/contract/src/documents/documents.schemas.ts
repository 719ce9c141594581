import { z } from 'zod';
import {
  DOCUMENT_NOTE_MAX,
  DOCUMENT_STATES,
  FREE_LINES_NET_MAX,
  LINE_PRICE_MAX,
  LINE_QUANTITY_MAX,
  LINE_TITLE_MAX,
  OFFICIAL_INVOICES_MAX,
  PRE_INVOICE_CAMPAIGNS_MAX,
  PRE_INVOICE_LINES_MAX,
} from '@jarchi/domain/documents/document-kinds.ts';
import { DOCUMENT_FILTER_FIELDS } from '@jarchi/domain/filters/document-filters.ts';
import { documentDetail, documentRow } from './document-shapes.ts';
import type { documentsCalls } from './documents.calls.ts';
import { filterQuery, ordering } from '../requests/parameters.ts';
import { count, day, idParams, page, paging, pathId, toman, type SchemasFor } from '../schema.ts';
import { longText, opaqueText, shortText } from '../shapes/texts.ts';

const id = z.number().int();
const LIMIT_MAX = 1_000_000;

const found = {
  filter: filterQuery(
    DOCUMENT_FILTER_FIELDS,
    '`official` finds invoices only; `price` is the total in toman; `created` is the day of issue.',
  ),
  ordering: ordering(['-created', 'created', '-price', 'price', '-number', 'number'], '-created'),
};

/** A pre-invoice as staff write it: at least one campaign or line. */
const preInvoice = z.object({
  valid_until: day,
  note: longText().max(DOCUMENT_NOTE_MAX).default(''),
  /** Campaigns of the account that wait to be bought. */
  campaigns: z.array(id).max(PRE_INVOICE_CAMPAIGNS_MAX).default([]),
  /** Free lines; prices are net, the VAT of the day is added. */
  lines: z
    .array(
      z.object({
        title: shortText().trim().min(1).max(LINE_TITLE_MAX),
        quantity: z.number().int().min(1).max(LINE_QUANTITY_MAX),
        unit_price: z.number().int().min(1).max(LINE_PRICE_MAX),
        /** Of the whole line. */
        discount: z.number().int().min(0).max(FREE_LINES_NET_MAX).default(0),
      }),
    )
    .max(PRE_INVOICE_LINES_MAX)
    .default([]),
});

const requestParams = z.object({ account: opaqueText().max(80), document: pathId });
const documentParams = z.object({ document: pathId });

const officialRequest = z.strictObject({
  /** The caller has a part in it themself: a place in its account, or they asked for it as a customer. It opens for others only. */
  is_own: z.boolean(),
  account_id: id,
  account: z.string(),
  account_title: z.string(),
  document: documentDetail,
});

export const documentsSchemas = {
  listDocuments: {
    query: z.object({ ...found, limit: z.coerce.number<number>().int().min(1).max(LIMIT_MAX).default(10), offset: paging.offset }),
    response: z.strictObject({
      count,
      /** How many documents of each kind match the filters, whatever kind they name. */
      counts: z.strictObject({ receipt: count, invoice: count, credit_note: count, pre_invoice: count, official_invoice: count }),
      results: z.array(documentRow),
    }),
  },
  listMonthsOfDocuments: {
    response: z.strictObject({ results: z.array(z.strictObject({ month: z.string(), documents: count })) }),
  },
  getMonthOfDocuments: { params: z.object({ month: opaqueText().regex(/^1[34]\d\d-(0[1-9]|1[0-2])$/) }) },
  exportDocuments: { query: z.object(found) },
  getDocument: { params: idParams, response: documentDetail },
  getDocumentPdf: { params: idParams },
  findReceipt: { params: idParams, response: z.strictObject({ receipt: z.strictObject({ id, number: z.string() }).nullable() }) },
  getEInvoice: { params: idParams },
  requestOfficialInvoice: { body: z.object({ invoices: z.array(id).min(1).max(OFFICIAL_INVOICES_MAX) }), response: documentDetail },
  withdrawOfficialRequest: { params: idParams, body: z.object({}), response: documentDetail },
  listOfficialRequests: {
    query: z.object({ ...paging, state: z.enum(DOCUMENT_STATES).default('requested') }),
    response: page(officialRequest),
  },
  getOfficialRequest: { params: requestParams, response: officialRequest },
  issueOfficialInvoice: { params: requestParams, body: z.object({}), response: officialRequest },
  refuseOfficialInvoice: {
    params: requestParams,
    body: z.object({ reason: shortText().max(DOCUMENT_NOTE_MAX) }),
    response: officialRequest,
  },
  previewPreInvoice: { body: preInvoice, response: documentDetail.omit({ id: true, created: true }) },
  createPreInvoice: { body: preInvoice, response: documentDetail },
  voidPreInvoice: { params: documentParams, body: z.object({}), response: documentDetail },
  payPreInvoice: {
    params: documentParams,
    body: z.object({ gateway: opaqueText().max(40) }),
    response: z.strictObject({ order_id: id, url: z.string(), amount: toman }),
  },
  getCampaignPreInvoice: { params: idParams },
} as const satisfies SchemasFor<typeof documentsCalls>;
