import { toLatinDigits } from '#text/digits.ts';

/** An Iranian IBAN («شبا»): IR, two check digits and 22 digits, of which the first three name the bank. */
const SHAPE = /^IR\d{24}$/;
/** IR as ISO 13616 writes letters in the check: A is 10. */
const COUNTRY = '1827';

/** Check digits are 98 less a remainder by 97: from 02 to 98. 00, 01 and 99 fit the check of other numbers, and no bank gives them. */
const CHECK_MIN = 2;
const CHECK_MAX = 98;
/** Separators, and marks that are pasted with a number. */
const DRESSING = /[\s\p{Cf}\p{Pd}\u2212._/]/gu;
/** A whole IBAN with words around it: its label before it, in Persian or Latin, Persian words after it, no other number. */
const LABELLED = /^(?:[^\dA-Z]|IBAN|SHEBA|SHABA|NUMBER|NO)*(?:IR)?(\d{24})[^\dA-Z]*$/;

/**
 * What was typed or pasted, as it is stored: Latin, without separators; IR is added where only its 24 digits were given. Of a text in
 * which an IBAN stands with its label, the IBAN.
 */
export function cleanIban(typed: string): string {
  const text = toLatinDigits(typed).replace(DRESSING, '').toUpperCase();
  const digits = LABELLED.exec(text)?.[1];
  return digits === undefined ? text : `IR${digits}`;
}

/** Whether a cleaned IBAN is whole and its check digits fit. */
export function isIban(iban: string): boolean {
  const check = Number(iban.slice(2, 4));
  if (!SHAPE.test(iban) || check < CHECK_MIN || check > CHECK_MAX) return false;
  return BigInt(iban.slice(4) + COUNTRY + iban.slice(2, 4)) % 97n === 1n;
}

/** The code of the bank of a whole IBAN: 012, 056 … */
export function getBankCode(iban: string): string {
  return iban.slice(4, 7);
}

/** In groups of four, as it is read. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
