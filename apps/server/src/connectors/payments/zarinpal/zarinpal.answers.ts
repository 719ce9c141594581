import type { JsonAnswer } from '#infra/outside/post-json.ts';
import { fieldsOf, findOutage, findText, findWhole, unknown, type Fields } from '../answer-fields.ts';
import type { Inquiry, OpenedPayment, Unknown, Verification } from '../payment-gateway.ts';

/** The first verification of a payment, and each after it. */
const PAID = [100, 101] as const;
/** The payment failed; the gateway does not know the authority; there is no such request. */
const NOT_PAID = [-51, -54, -55] as const;
const OTHER_AMOUNT = -50;

export interface ZarinpalAnswer {
  readonly code: number;
  readonly data: Fields;
}

/** Success has `data` with its code and an empty list of `errors`; failure an empty list of `data` and `errors` with its code, or a list of those. */
export function readZarinpal(answer: JsonAnswer): ZarinpalAnswer | Unknown {
  const outage = findOutage(answer);
  if (outage || 'reason' in answer) return outage ?? unknown('no answer');
  const { data: sent, errors } = fieldsOf(answer.body);
  const data = fieldsOf(sent);
  const good = findWhole(data['code']);
  const bad = findWhole(fieldsOf(Array.isArray(errors) ? errors[0] : errors)['code']);
  if (good !== undefined && bad !== undefined) return unknown(`codes ${good} and ${bad} at once`);
  const code = good ?? bad;
  if (code === undefined) return unknown(`HTTP ${answer.status} without a code`);
  if (code > 0 && answer.status >= 400) return unknown(`code ${code} with HTTP ${answer.status}`);
  return { code, data };
}

export function readVerification(answer: JsonAnswer, { order_id }: OpenedPayment): Verification {
  const read = readZarinpal(answer);
  if ('state' in read) return read;
  const { code, data } = read;
  if (includes(PAID, code)) {
    const paidFor = findText(data['order_id']);
    if (paidFor !== undefined && paidFor !== order_id) return { state: 'mismatch', what: 'order' };
    return { state: 'paid', tracking_number: findText(data['ref_id']) ?? null };
  }
  if (code === OTHER_AMOUNT) return { state: 'mismatch', what: 'amount' };
  return includes(NOT_PAID, code) ? { state: 'not_paid' } : unknown(`code ${code}`);
}

const STATES: Readonly<Record<string, 'paid' | 'open' | 'not_paid'>> = {
  PAID: 'paid',
  VERIFIED: 'paid',
  IN_BANK: 'open',
  FAILED: 'not_paid',
  REVERSED: 'not_paid',
};

export function readInquiry(answer: JsonAnswer): Inquiry {
  const read = readZarinpal(answer);
  if ('state' in read) return read;
  const { code, data } = read;
  if (includes(NOT_PAID, code)) return { state: 'not_paid' };
  const state = STATES[(findText(data['status']) ?? '').toUpperCase()];
  return code === 100 && state !== undefined ? { state } : unknown(`code ${code} without a known status`);
}

function includes(codes: readonly number[], code: number): boolean {
  return codes.includes(code);
}
