import { toLatinDigits } from '#text/digits.ts';
import { parsePhone } from '#text/phone.ts';

/** The longest of each that a sign-in takes. */
export const LOGIN_MAX = 120;
export const PASSWORD_MAX = 200;

export interface Login {
  readonly field: 'phone' | 'email' | 'username';
  readonly value: string;
}

/** A phone in any spelling, an e-mail or a username, in the normal form that is looked up and that tries are counted for. */
export function parseLogin(text: string): Login {
  const phone = parsePhone(text);
  if (phone !== undefined) return { field: 'phone', value: phone };
  const value = toLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return { field: value.includes('@') ? 'email' : 'username', value };
}
