import { toLatinDigits } from '#text/digits.ts';

/** 3 to 30 characters; a letter first, so that no username looks like the phone of another person. */
const USERNAME = /^[a-z][a-z0-9_.]{2,29}$/;

/**
 * A username as it is stored and signed in with: Latin letters in lower case, digits, dots and underscores, beginning with a letter;
 * undefined if it is none. Two dots in a row and a dot at the end are easily misread, so they are refused.
 */
export function parseUsername(typed: string): string | undefined {
  const name = toLatinDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return USERNAME.test(name) && !name.includes('..') && !name.endsWith('.') ? name : undefined;
}
