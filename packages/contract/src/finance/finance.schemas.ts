import { z } from 'zod';
import { LEDGER_FILTER_FIELDS } from '@jarchi/domain/filters/ledger-filters.ts';
import { PAYMENT_FILTER_FIELDS } from '@jarchi/domain/filters/payment-filters.ts';
import { DOCUMENT_KINDS } from '@jarchi/domain/documents/document-kinds.ts';
import { REQUEST_KINDS } from '@jarchi/domain/money/requests/money-requests.ts';
import { LEDGER_KINDS, LEDGER_TAB_NAMES } from '@jarchi/domain/money/ledger.ts';
import { ORDER_STATES, PAYMENT_TAB_NAMES } from '@jarchi/domain/money/payments.ts';
import { CAMPAIGN_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { isOwnPath, OWN_PATH_MAX } from '@jarchi/domain/text/own-path.ts';
import type { financeCalls } from './finance.calls.ts';
import { filterQuery, ordering } from '../requests/parameters.ts';
import { askedAmount, count, day, idParams, instant, page, paging, pathId, toman, type SchemasFor } from '../schema.ts';
import { opaqueText } from '../shapes/texts.ts';

const orderRow = z.strictObject({
  id: z.number().int(),
  amount: toman,
  gateway: z.string(),
  state: z.enum(ORDER_STATES),
  /** The bank's tracking number; null until paid. */
  tracking_number: z.string().nullable(),
  created: instant,
  paid_at: instant.nullable(),
  /** The path of the panel from which the payer came, to return to. */
  return_path: z.string().nullable(),
});

const accountParams = z.object({ account: opaqueText().max(80) });

const ledgerChoice = {
  tab: z.enum(LEDGER_TAB_NAMES).default('all').meta({ description: 'Only moves of the kinds of this tab. Default: `all`.' }),
  filter: filterQuery(LEDGER_FILTER_FIELDS, 'A search is for the title of a campaign, a tracking number, or the number of a cause.'),
};

const paymentChoice = {
  tab: z.enum(PAYMENT_TAB_NAMES).default('all').meta({ description: 'Only payments that came to this. Default: `all`.' }),
  filter: filterQuery(PAYMENT_FILTER_FIELDS, 'A search is for a tracking number, or the number of a payment.'),
};

/** A transaction, or several that share a line: then id, number and at are those of the last one. */
const ledgerEvent = z.strictObject({
  /** Its place in the statement: 1, 2, 3 … */
  line: count,
  /** How many transactions it is. */
  entries: count,
  id: z.number().int(),
  /** Its place in the order of posting of the account: 1, 2, 3 …; the numbers of what moves no money of the account are not listed. */
  number: z.number().int(),
  /** When it took effect; it may be earlier than that of the number before. */
  at: instant,
  kind: z.enum(LEDGER_KINDS),
  campaign_id: z.number().int().nullable(),
  campaign_title: z.string().nullable(),
  campaign_type: z.enum(CAMPAIGN_TYPES).nullable(),
  /** The placement that it is for, if it is one, with its publisher. */
  placement_id: z.number().int().nullable(),
  placement_title: z.string().nullable(),
  /** The views or clicks that it pays for; null where it pays for none, and for what was posted before they were kept. */
  units: z.number().int().nullable(),
  payment_id: z.number().int().nullable(),
  gateway: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The request of money that it carries out: a bank slip, a deduction, a transfer, money back. */
  money_request_id: z.number().int().nullable(),
  money_request_kind: z.enum(REQUEST_KINDS).nullable(),
  /**
   * The paper that was issued for it: the receipt of a charge, the credit note of a refund, the invoice of the campaign that a capture is
   * of. Null before it is issued, and for the rest.
   */
  document: z.strictObject({ id: z.number().int(), kind: z.enum(DOCUMENT_KINDS), number: z.string() }).nullable(),
  /** How much of the account's money it moved, without a sign. */
  amount: toman,
  /** The change of available and of held money; negative when it decreased. */
  available: toman,
  held: toman,
  /** Available plus held money after it. */
  balance: toman,
});

export const financeSchemas = {
  getBalance: {
    params: accountParams,
    response: z.strictObject({
      account: z.string(),
      balance: toman,
      available: toman,
      held: toman,
      debt_limit: toman,
      spendable: toman,
      /** Captures of the last seven days of the world clock, oldest first. */
      spent_by_day: z.array(z.strictObject({ day, amount: toman })),
    }),
  },
  getPaymentConfig: {
    response: z.strictObject({
      gateways: z.array(
        z.strictObject({
          key: z.string(),
          title: z.string(),
          description: z.string(),
          minimum: toman,
          maximum: toman,
        }),
      ),
    }),
  },
  createOnlinePayment: {
    body: z.object({
      amount: askedAmount.positive(),
      gateway: opaqueText().max(40),
      return_path: opaqueText()
        .max(OWN_PATH_MAX)
        .refine((path) => isOwnPath(path))
        .nullable()
        .default(null),
    }),
    response: z.strictObject({ order_id: z.number().int(), url: z.string() }),
  },
  getOrder: { params: idParams, response: orderRow.extend({ balance: toman, spendable: toman }) },
  listPayments: {
    query: z.object({
      ...paging,
      ordering: ordering(['-created', 'created', '-amount', 'amount'], '-created'),
      ...paymentChoice,
    }),
    response: z.strictObject({
      count,
      results: z.array(orderRow),
      /** Payments of each tab by the filters. */
      tabs: z.record(z.enum(PAYMENT_TAB_NAMES), count),
      /** What was paid, by the filters. */
      totals: z.strictObject({ paid: toman }),
    }),
  },
  listLedger: {
    params: accountParams,
    query: z.object({ ...paging, ...ledgerChoice }),
    response: z.strictObject({
      /** Lines. */
      count,
      results: z.array(ledgerEvent),
      totals: z.strictObject({ entries: count, available: toman, held: toman }),
    }),
  },
  listLedgerLine: {
    params: accountParams.extend({ line: pathId }),
    query: z.object(paging),
    response: page(ledgerEvent),
  },
  exportPayments: { query: z.object(paymentChoice) },
  exportLedger: { params: accountParams, query: z.object(ledgerChoice) },
  returnFromGateway: {
    params: z.object({ gateway: opaqueText().max(40) }),
    query: z.record(opaqueText(), z.union([opaqueText(), z.array(opaqueText())])),
  },
} as const satisfies SchemasFor<typeof financeCalls>;
