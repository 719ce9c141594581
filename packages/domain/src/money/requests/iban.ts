import { toLatinDigits } from '#text/digits.ts';

/** An Iranian IBAN («شبا»): IR, two check digits and 22 digits, of which the first three name the bank. */
const SHAPE = /^IR\d{24}$/;
/** IR as ISO 13616 writes letters in the check: A is 10. */
const COUNTRY = '1827';

/** What was typed or pasted, as it is stored: Latin, without separators; IR is added where only its 24 digits were given. */
export function cleanIban(typed: string): string {
  const text = toLatinDigits(typed)
    .replace(/[\s\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '')
    .toUpperCase();
  return /^\d{24}$/.test(text) ? `IR${text}` : text;
}

/** Whether a cleaned IBAN is whole and its check digits fit. */
export function isIban(iban: string): boolean {
  return SHAPE.test(iban) && BigInt(iban.slice(4) + COUNTRY + iban.slice(2, 4)) % 97n === 1n;
}

/** The code of the bank of a whole IBAN: 012, 056 … */
export function getBankCode(iban: string): string {
  return iban.slice(4, 7);
}

/** In groups of four, as it is read. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
