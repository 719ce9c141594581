/** Shorter words mean something else with one letter changed. */
const TYPO_LEAST = 4;
/** A single letter is the beginning of too many words. */
const PREFIX_LEAST = 2;

const EXACT = 1;
const PREFIX = 0.8;
const TYPO = 0.5;
const TYPO_OF_PREFIX = 0.4;

/**
 * Whether two words differ by at most one edit: a letter more, a letter less, another letter, or two neighbours that changed places.
 */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** How well a searched word fits a word of a text, both folded: 1 the same, less for its beginning and for a typo, 0 not at all. */
export function getCloseness(wanted: string, word: string): number {
  if (word === wanted) return EXACT;
  if (wanted.length >= PREFIX_LEAST && word.startsWith(wanted)) return PREFIX;
  if (wanted.length < TYPO_LEAST) return 0;
  if (isOneEditAway(wanted, word)) return TYPO;
  const beginnings = [wanted.length - 1, wanted.length, wanted.length + 1].map((length) => word.slice(0, length));
  return beginnings.some((beginning) => isOneEditAway(wanted, beginning)) ? TYPO_OF_PREFIX : 0;
}
