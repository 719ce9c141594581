import { toLatinDigits } from './digits.ts';
import { hamzaTwinsFa } from './hamza-twins.fa.ts';

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
 * Whether every word of the query occurs in the text, in any order, letter form and spelling of a hamza; an empty query is in every
 * text. Space, half-space and nothing are equal: «می خواهم», «می‌خواهم» and «میخواهم» find each other, because a word is searched for
 * inside words, and from the beginning of a word also across the spaces of the text.
 */
export function matchesSearch(text: string, query: string): boolean {
  const words = foldForSearch(text).split(' ');
  const joined = words.join('');
  let end = 0;
  const starts = words.map((word) => (end += word.length) - word.length);
  const holds = (wanted: string) => words.some((word) => word.includes(wanted)) || starts.some((start) => joined.startsWith(wanted, start));
  return listSpellings(query).some((spelling) => spelling.split(' ').every(holds));
}

/** A hamza on its carrier inside a word, decomposed, and the letter before it. */
const CARRIED = /(\p{L}\p{M}*)[\u0627\u0648\u064a\u0649\u06cc]\u0654(?=\p{M}*\p{L})/gu;
const CARRIERS = ['\u06cc', '\u0648', '\u0627'] as const;
/** A query with more of them is searched as it is written. */
const CARRIED_MAX = 2;

/**
 * The folded spellings under which a text may hold a query, the folded query first: people choose the carrier of a hamza differently, or
 * leave the hamza out. «مسئول» is written «مسؤول» and «مسوول» too, «هیئت» «هیأت» and «هیات». Folded texts keep their own spelling, so a
 * text is searched for any of these.
 */
export function listSpellings(query: string): string[] {
  const [start = '', ...rest] = query.normalize('NFKD').split(CARRIED);
  if (rest.length > 2 * CARRIED_MAX) return listTwins([foldForSearch(query)]);
  // Behind the start come, for each hamza, the letter before it and what follows it.
  const pairs = Array.from({ length: rest.length / 2 }, (_, index) => rest.slice(2 * index, 2 * index + 2));
  const varied = pairs.reduce<readonly string[]>(
    (heads, [before, after]) => heads.flatMap((head) => CARRIERS.map((carrier) => `${head}${before}${carrier}${after}`)),
    [start],
  );
  return listTwins([query, ...varied].map(foldForSearch));
}

function listTwins(folded: readonly string[]): string[] {
  const spell = (text: string, [one, other]: readonly [string, string]) => [text, text.replaceAll(one, other), text.replaceAll(other, one)];
  return hamzaTwinsFa.reduce<string[]>((spellings, twins) => [...new Set(spellings.flatMap((text) => spell(text, twins)))], [...folded]);
}
