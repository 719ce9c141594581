import { toLatinDigits } from './digits.ts';

/** Optional leading 0, then 9, a prefix (00-05, 10-39, 90-99, 41), seven digits. */
const MOBILE = /^0?9(0[0-5]|[1-3]\d|9\d|41)\d{7}$/;

/** Spaces, dashes, bidi marks and other characters that are pasted with a number. */
const DRESSING = /[\s\p{Pd}\u2212\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A typed or pasted number: digits become Latin; spaces, dashes and bidi marks are removed. */
export function cleanTypedNumber(text: string): string {
  return toLatinDigits(text).replace(DRESSING, '');
}

/** Signs that group the digits of a phone number. */
const GROUPING = /[()[\].\u00b7\u2022/]/g;
/** The country, before a number with or without its 0. */
const COUNTRY = /^(?:\+|00)?980?(?=9)/;

/**
 * Digits become Latin; `tel:`, spaces, dashes, brackets, dots, slashes and bidi marks are removed; +98, 0098 and 98 become 0, also where
 * the 0 of the number stands behind them.
 */
export function cleanPhone(text: string): string {
  const joined = cleanTypedNumber(text)
    .replace(GROUPING, '')
    .replace(/\uff0b/g, '+');
  return joined.replace(/^(?:tel:)+/i, '').replace(COUNTRY, '0');
}

/** The canonical form 09xxxxxxxxx of an Iranian mobile number; undefined when it is not one. */
export function parsePhone(text: string): string | undefined {
  const cleaned = cleanPhone(text);
  if (!MOBILE.test(cleaned)) return undefined;
  return cleaned.startsWith('0') ? cleaned : `0${cleaned}`;
}

/** 0912 345 6789, as it is read aloud. */
export function spacePhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
}
