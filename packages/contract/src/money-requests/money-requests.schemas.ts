import { TEXT_SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { z } from 'zod';
import { AMOUNT_KEPT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import { REASON_MAX, REQUEST_KINDS, REQUEST_STATES, STAFF_KINDS } from '@jarchi/domain/money/requests/money-requests.ts';
import { askedAmount, count, day, flag, idParams, instant, page, paging, pathId, toman, type SchemasFor } from '../schema.ts';
import { moneyRequest, ownMoney, requestEvent, stateCounts } from './money-request-shapes.ts';
import type { moneyRequestsCalls } from './money-requests.calls.ts';
import { opaqueText, shortText } from '../shapes/texts.ts';

/** A list that is streamed may be read whole. */
const LIMIT_MAX = 1_000_000;

const filters = {
  state: z.enum(REQUEST_STATES).optional(),
  kind: z.enum(REQUEST_KINDS).optional(),
  search: shortText().max(TEXT_SEARCH_MAX).default(''),
  /** The first and the last day on which it was made, in Tehran. */
  created_from: day.optional(),
  created_to: day.optional(),
};
const streamed = {
  ...paging,
  limit: z.coerce.number<number>().int().min(1).max(LIMIT_MAX).default(10),
  ...filters,
};
const amount = askedAmount;
const decision = z.object({
  decision: z.enum(['approve', 'refuse']),
  /** What is credited; the amount that was asked for if it is left out. */
  amount: amount.optional(),
  reason: shortText().max(REASON_MAX).default(''),
  /** The bank's number of money that was paid back. */
  tracking_number: shortText().max(60).default(''),
  /** The version that was seen. */
  version: z.number().int(),
});
const customerRequest = moneyRequest.extend({
  account: z.string(),
  title: z.string(),
  /** The caller has a part in it themself: a place in an account of it, or they asked for it as a customer. It opens for others only. */
  is_own: z.boolean(),
});

export const moneyRequestsSchemas = {
  listChargeRequests: { query: z.object(streamed), response: page(moneyRequest) },
  listDeductionRequests: { query: z.object(streamed), response: page(moneyRequest) },
  listMoneyRequests: {
    query: z.object({ ...paging, ...filters }),
    response: page(moneyRequest).extend({ states: stateCounts }),
  },
  exportMoneyRequests: { query: z.object(filters) },
  getMoneyRequest: { params: idParams, response: moneyRequest.extend({ events: z.array(requestEvent) }) },
  sendReceipt: {
    query: z.object({
      amount: z.coerce.number<number>().int().max(AMOUNT_KEPT_MAX),
      tracking_number: shortText().max(60),
      bank: opaqueText().max(10),
      day,
      /** A picture that was sent before; without it the form has the file. */
      attachment: pathId.optional(),
    }),
    response: moneyRequest,
  },
  askMoneyBack: { body: z.object({ amount, iban: shortText().max(60) }), response: moneyRequest },
  saveMoneyRequest: {
    body: z.object({
      /** The draft that is changed or sent, with its version; both are left out for a new request. */
      id: pathId.optional(),
      version: z.number().int().optional(),
      kind: z.enum(STAFF_KINDS),
      amount: amount.nonnegative(),
      reason: shortText().max(REASON_MAX),
      other_account: shortText().max(80).nullable().default(null),
      attachment: pathId.nullable().default(null),
      is_draft: z.boolean(),
    }),
    response: moneyRequest,
  },
  decideMoneyRequest: { params: idParams, body: decision, response: moneyRequest },
  withdrawMoneyRequest: { params: idParams, body: z.object({}), response: moneyRequest },
  getCredit: { params: z.object({ account: opaqueText().max(80) }), response: ownMoney.extend({ account: z.string() }) },
  getProcedures: {
    response: z.strictObject({
      /** Our bank account for slips; null where the operator takes none. */
      bank_account: z.strictObject({ holder: z.string(), iban: z.string() }).nullable(),
      gateways: z.array(z.strictObject({ key: z.string(), title: z.string(), minimum: toman, maximum: toman })),
      receipt: z.strictObject({ minimum: toman, maximum: toman }),
      /** `waits`: none is paid now, until when, or null until somebody who was frozen proves themself. */
      money_back: z.strictObject({ minimum: toman, waits: z.strictObject({ until: instant.nullable() }).nullable() }),
      /** Above it, two members of staff approve. */
      second_staff_above: toman,
    }),
  },
  getAdvertiserDetails: {
    query: z.object({ with_accounts: flag.default(false) }),
    response: z.strictObject({
      account: z.string(),
      title: z.string(),
      /** In whose name documents and bank accounts are; empty if nobody has said. */
      name: z.string(),
      account_type: z.enum(['P', 'C']),
      accounts: z.array(z.strictObject({ account: z.string(), title: z.string(), available: toman })),
    }),
  },
  listWaitingRequests: {
    query: z.object({ ...paging, state: filters.state, kind: filters.kind, search: filters.search }),
    response: page(customerRequest).extend({ states: stateCounts }),
  },
  getWaitingRequest: {
    params: z.object({ account: opaqueText().max(80), request: pathId }),
    response: customerRequest.extend({
      events: z.array(requestEvent),
      money: ownMoney,
      second_staff_above: toman,
      /** The slip's number was credited for another request. */
      is_slip_used: z.boolean(),
      /** Other requests that wait, in the order of the list. */
      waiting: count,
    }),
  },
  decideWaitingRequest: {
    params: z.object({ account: opaqueText().max(80), request: pathId }),
    body: decision,
    response: customerRequest,
  },
  getWaitingAttachment: { params: z.object({ account: opaqueText().max(80), attachment: pathId }) },
} as const satisfies SchemasFor<typeof moneyRequestsCalls>;
