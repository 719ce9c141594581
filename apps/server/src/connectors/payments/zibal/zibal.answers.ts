import type { JsonAnswer } from '#infra/outside/post-json.ts';
import { fieldsOf, findOutage, findText, findWhole, toRial, unknown, type Fields } from '../answer-fields.ts';
import type { Inquiry, OpenedPayment, Unknown, Verification } from '../payment-gateway.ts';

/** Results of calls. */
export const DONE = 100;
const VERIFIED_BEFORE = 201;
const UNPAID = 202;
const UNKNOWN_PAYMENT = 203;

/** States of a payment. Others are failures at the bank, and payments that were given back. */
const WAITING = -1;
const BROKEN = -2;
const PAID_AND_VERIFIED = 1;
const PAID = 2;

export interface ZibalAnswer {
  readonly result: number;
  readonly fields: Fields;
}

export function readZibal(answer: JsonAnswer): ZibalAnswer | Unknown {
  const outage = findOutage(answer);
  if (outage || 'reason' in answer) return outage ?? unknown('no answer');
  const fields = fieldsOf(answer.body);
  const result = findWhole(fields['result']);
  if (result === undefined) return unknown(`HTTP ${answer.status} without a result`);
  if (result === DONE && answer.status >= 400) return unknown(`result ${result} with HTTP ${answer.status}`);
  return { result, fields };
}

/** `unsettled`: the payment is paid, but the answer lacks its amount, so that it proves nothing yet. */
export function readVerification(answer: JsonAnswer, payment: OpenedPayment): Verification | { readonly state: 'unsettled' } {
  const read = readZibal(answer);
  if ('state' in read) return read;
  const { result, fields } = read;
  if (result === UNPAID || result === UNKNOWN_PAYMENT) return { state: 'not_paid' };
  if (result !== DONE && result !== VERIFIED_BEFORE) return unknown(`result ${result}`);
  return findWhole(fields['amount']) === undefined ? { state: 'unsettled' } : compare(fields, payment);
}

/** What an inquiry tells of a payment that `verify` called paid. */
export function readSettled(answer: JsonAnswer, payment: OpenedPayment): Verification {
  const read = readZibal(answer);
  if ('state' in read) return read;
  const { result, fields } = read;
  if (result !== DONE) return unknown(`result ${result} of the inquiry`);
  if (findWhole(fields['status']) !== PAID_AND_VERIFIED)
    return unknown(`status ${findWhole(fields['status']) ?? 'missing'} after the verification`);
  return compare(fields, payment);
}

export function readInquiry(answer: JsonAnswer): Inquiry {
  const read = readZibal(answer);
  if ('state' in read) return read;
  const { result, fields } = read;
  if (result === UNKNOWN_PAYMENT) return { state: 'not_paid' };
  const status = findWhole(fields['status']);
  if (result !== DONE || status === undefined || status === BROKEN) return unknown(`result ${result}, status ${status ?? 'missing'}`);
  if (status === WAITING) return { state: 'open' };
  return { state: status === PAID_AND_VERIFIED || status === PAID ? 'paid' : 'not_paid' };
}

function compare(fields: Fields, { amount_toman, order_id }: OpenedPayment): Verification {
  const amount = findWhole(fields['amount']);
  if (amount === undefined) return unknown('no amount');
  if (amount !== toRial(amount_toman)) return { state: 'mismatch', what: 'amount' };
  const paidFor = findText(fields['orderId']);
  if (paidFor !== undefined && paidFor !== order_id) return { state: 'mismatch', what: 'order' };
  return { state: 'paid', tracking_number: findText(fields['refNumber']) ?? null };
}
