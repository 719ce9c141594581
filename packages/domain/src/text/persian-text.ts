import { toLatinDigits } from './digits.ts';

/**
 * The normal form for searching. Variants of a letter become one: yeh and kaf of all keyboards, heh and teh marbuta, alef with and
 * without madda or hamza, waw and yeh with hamza, letters of presentation forms, styled Latin letters. Digits become Latin, Latin letters
 * lower case; diacritics, a hamza alone, tatweel, half-spaces, other zero-width characters and bidi marks are removed. So «كتاب» finds
 * «کتاب», «رئیس» finds «رییس» and ۱۲ finds 12. Folding a folded text changes nothing.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\u0621\u0640]/gu, '')
    .replace(/[\u064a\u0649\u06cd\u06d0\u06d2]/g, '\u06cc')
    .replace(/[\u0643\u06aa]/g, '\u06a9')
    .replace(/[\u0629\u06be\u06c1\u06c3\u06d5]/g, '\u0647')
    .replace(/\u0671/g, '\u0627')
    .toLowerCase()
    .replace(/\u03c2/g, '\u03c3')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether every word of the query occurs in the text, in any order and letter form; an empty query is in every text. Space, half-space
 * and nothing are equal: «می خواهم», «می‌خواهم» and «میخواهم» find each other, because a word is searched for inside words, and from the
 * beginning of a word also across the spaces of the text.
 */
export function matchesSearch(text: string, query: string): boolean {
  const words = foldForSearch(text).split(' ');
  const joined = words.join('');
  let end = 0;
  const starts = words.map((word) => (end += word.length) - word.length);
  return foldForSearch(query)
    .split(' ')
    .every((wanted) => words.some((word) => word.includes(wanted)) || starts.some((start) => joined.startsWith(wanted, start)));
}
