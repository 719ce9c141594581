import { toLatinDigits } from './digits.ts';

/**
 * One form for searching: Arabic yeh and kaf become Persian, digits Latin, half-spaces and diacritics go,
 * Latin letters are lower-cased, so that «كتاب» finds «کتاب» and ۱۲ finds 12.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(text)
    .replace(/[\u064a\u0649]/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9')
    .replace(/\u0629/g, '\u0647')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
