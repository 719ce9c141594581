import { foldLogin } from '#session/login.ts';
import { isUsername } from '#text/patterns.ts';
import { parsePhone } from '#text/phone.ts';
import { RESERVED_NAMES } from './reserved-names.ts';

/**
 * A username as it is stored and signed in with (5.035, in lower case); undefined if it is none. Digits of every keyboard, full width,
 * capitals and invisible marks are other spellings of it.
 */
export function foldUsername(typed: string): string | undefined {
  const name = foldLogin(typed);
  return isUsername(name) ? name : undefined;
}

/** The words that a name is read as: without what stands around and after them, and with figures as the letters that they look like. */
function readWords(name: string): string[][] {
  const words = name.split(/[._]+/).filter((word) => word !== '');
  const joined = [...words, words.join('')];
  const letters: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' };
  const spell = (word: string, one: string) => word.replace(/\d/g, (digit) => (digit === '1' ? one : (letters[digit] ?? digit)));
  return joined.map((word) => [word, word.replace(/\d+$/, ''), spell(word, 'i'), spell(word, 'l')]);
}

/**
 * Whether a name would pass for the house, for a part of the system or for another person's phone: a reserved word, one with figures
 * behind it or for its letters, several of them, or the brand beside any word.
 */
export function isReservedUsername(name: string, brand: string): boolean {
  if (parsePhone(name) !== undefined) return true;
  const ownName = foldUsername(brand.replace(/[\s._-]+/g, ''));
  const brands = new Set(['jarchi', ...(ownName === undefined ? [] : [ownName])]);
  const words = readWords(name);
  const isReserved = (spellings: readonly string[]) => spellings.some((word) => RESERVED_NAMES.has(word) || brands.has(word));
  const [joined = [], ...parts] = [words.at(-1), ...words.slice(0, -1)];
  return isReserved(joined) || parts.every(isReserved) || parts.some((spellings) => spellings.some((word) => brands.has(word)));
}
