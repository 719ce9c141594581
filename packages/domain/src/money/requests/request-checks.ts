import { addDays } from '#calendar/jalali.ts';
import { type AmountIssue, checkChargeAmount } from '#money/payments.ts';
import { toLatinDigits } from '#text/digits.ts';
import { bankNamesFa } from './banks.fa.ts';
import { isIban } from './iban.ts';
import { isReason, REQUEST_LIMITS, type StaffKind } from './money-requests.ts';
import { visiblePart } from '#text/visible.ts';

/** How far back the day of a slip may lie. */
export const SLIP_DAYS_MAX = 365;

export type RequestField = 'amount' | 'tracking_number' | 'bank' | 'day' | 'file' | 'iban' | 'reason' | 'other_account';

/** Why a field of a request cannot be accepted. */
export type RequestIssue =
  | { readonly field: 'amount'; readonly code: AmountIssue['code'] | 'amount_above_available'; readonly limit: number | null }
  | { readonly field: Exclude<RequestField, 'amount'>; readonly code: 'required' | 'invalid' }
  | { readonly field: 'day'; readonly code: 'day_future' | 'day_old' };

/** A bank's number as it is stored: Latin capitals and digits, without separators and leading zeros, so that one slip has one number. */
export function cleanTrackingNumber(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069/_-]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
}

/** Numbers of banks have four to thirty characters. */
const isTrackingNumber = (text: string) => /^[0-9A-Z]{4,30}$/.test(text);

/** Issues of an amount: at least 1,000 toman, and at most what is available, if that is known. */
export function checkRequestAmount(amount: number | null, most?: number): RequestIssue[] {
  const issue = checkChargeAmount(amount, REQUEST_LIMITS);
  if (issue) {
    const limit = issue.code === 'amount_below_minimum' ? issue.minimum : issue.code === 'amount_above_maximum' ? issue.maximum : null;
    return [{ field: 'amount', code: issue.code, limit }];
  }
  return most !== undefined && amount! > most ? [{ field: 'amount', code: 'amount_above_available', limit: most }] : [];
}

/** Issues of a bank's number, cleaned. */
export function checkTrackingNumber(text: string): RequestIssue[] {
  if (text === '') return [{ field: 'tracking_number', code: 'required' }];
  return isTrackingNumber(text) ? [] : [{ field: 'tracking_number', code: 'invalid' }];
}

export interface ReceiptFacts {
  readonly amount: number | null;
  /** Cleaned. */
  readonly tracking_number: string;
  /** The code of the bank that was paid from, as in an IBAN. */
  readonly bank: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly has_file: boolean;
}

/** All issues of a bank slip, given today's Tehran day. */
export function checkReceipt({ amount, tracking_number, bank, day, has_file }: ReceiptFacts, today: string): RequestIssue[] {
  return [
    ...checkRequestAmount(amount),
    ...checkDay(day, today),
    ...(bank === ''
      ? [{ field: 'bank', code: 'required' } as const]
      : bank in bankNamesFa
        ? []
        : [{ field: 'bank', code: 'invalid' } as const]),
    ...checkTrackingNumber(tracking_number),
    ...(has_file ? [] : [{ field: 'file', code: 'required' } as const]),
  ];
}

function checkDay(day: string, today: string): RequestIssue[] {
  if (day === '') return [{ field: 'day', code: 'required' }];
  if (day > today) return [{ field: 'day', code: 'day_future' }];
  return day < addDays(today, -SLIP_DAYS_MAX) ? [{ field: 'day', code: 'day_old' }] : [];
}

/** All issues of money back: `iban` is cleaned, `most` what is available. */
export function checkMoneyBack({ amount, iban }: { readonly amount: number | null; readonly iban: string }, most?: number): RequestIssue[] {
  return [
    ...checkRequestAmount(amount, most),
    ...(iban === '' ? [{ field: 'iban', code: 'required' } as const] : isIban(iban) ? [] : [{ field: 'iban', code: 'invalid' } as const]),
  ];
}

export interface StaffRequestFacts {
  readonly kind: StaffKind;
  readonly amount: number | null;
  readonly reason: string;
  readonly other_account: string | null;
}

/** All issues of a request of staff that is sent; `most` is what may be taken. */
export function checkStaffRequest({ kind, amount, reason, other_account }: StaffRequestFacts, most?: number): RequestIssue[] {
  return [
    ...(kind === 'transfer' && !other_account ? [{ field: 'other_account', code: 'required' } as const] : []),
    ...checkRequestAmount(amount, most),
    ...(isReason(reason) ? [] : [{ field: 'reason', code: visiblePart(reason) === '' ? 'required' : 'invalid' } as const]),
  ];
}
