import { toLatinDigits } from '#text/digits.ts';
import { foldLetters } from '#text/persian-letters.ts';
import { parsePhone } from '#text/phone.ts';

/** The longest of each that a sign-in takes. */
export const LOGIN_MAX = 120;
export const PASSWORD_MAX = 200;

export interface Login {
  readonly field: 'phone' | 'email' | 'username';
  readonly value: string;
}

/** One form for all spellings of an e-mail or username: of full width, digits, capitals, Arabic keyboards and invisible marks. */
export function foldLogin(typed: string): string {
  const text = toLatinDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  return foldLetters(text).trim().toLowerCase();
}

/** A phone in any spelling, an e-mail or a username, in the normal form that is looked up and that tries are counted for. */
export function parseLogin(text: string): Login {
  const phone = parsePhone(text);
  if (phone !== undefined) return { field: 'phone', value: phone };
  const value = foldLogin(text);
  return { field: value.includes('@') ? 'email' : 'username', value };
}
