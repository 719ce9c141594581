import type { DoctorRule } from './findings.ts';
import { adjectives, comparisonEndings } from './words/adjectives.fa.ts';
import {
  afterForeignHigh,
  beforeHamun,
  hamza,
  he,
  lakeHamun,
  linkedAfterHe,
  neverBeforeEndings,
  noEndingAfterHe,
  nounsBeforePronoun,
  phrases,
  plural,
  pluralEndings,
  pluralLinked,
  possessiveEndings,
  pronounEndings,
  verbEndings,
  ye,
} from './words/endings.fa.ts';
import { beforeMay, presentPrefixes } from './words/verbs.fa.ts';
import { isVerbForm } from './verbs.ts';

/** Two words with only spaces between them, and their context. */
export interface WordPair {
  /** The word before the left one, or a digit's kind of token. */
  before: string;
  isAfterNumber: boolean;
  left: string;
  right: string;
  after: string;
  /** The first sign after the right word that is no space. */
  nextSign: string;
}

export interface Joint {
  rule: DoctorRule;
  /** The text between the words that replaces the space. */
  between: string;
  /** The right word is a linking sign, which `between` replaces too. */
  takesRight: boolean;
}

const halfSpace = '\u200c';
const hamzaAbove = '\u0654';
const phraseJoint = new Map(
  phrases.flatMap(([left, rights, between]) => rights.split(' ').map((right) => [`${left} ${right}`, between] as const)),
);

/** Returns the right joint of two words; null if a space is right. */
export function joinWords(pair: WordPair): Joint | null {
  const { left, right } = pair;
  const half = (rule: DoctorRule): Joint => ({ rule, between: halfSpace, takesRight: false });
  if (isPrefix(pair)) return half('mi');
  const between = phraseJoint.get(`${left} ${right}`);
  if (between !== undefined) return { rule: 'phrase', between, takesRight: false };
  if (pluralEndings.has(right)) return isPlural(pair) ? half('plural') : null;
  if (comparisonEndings.has(right)) return adjectives.has(left) ? half('comparative') : null;
  if (pronounEndings.has(right)) return nounsBeforePronoun.has(left) ? half('pronoun') : null;
  return afterHeh(pair, half);
}

function isPrefix({ before, isAfterNumber, left, right }: WordPair): boolean {
  return presentPrefixes.includes(left) && !isAfterNumber && !beforeMay.includes(before) && isVerbForm(right);
}

function isPlural({ left, right, before, after, nextSign }: WordPair): boolean {
  if (neverBeforeEndings.has(left) || left.length < 2 || pluralEndings.has(after)) return false;
  if (left.includes(halfSpace) && pluralEndings.has(left.slice(left.lastIndexOf(halfSpace) + 1))) return false;
  if (right === pluralLinked) return !afterForeignHigh.has(after);
  if (right === lakeHamun) return !beforeHamun.has(left) && !beforeHamun.has(before);
  // «نری ها!» warns; it is no plural.
  return !(right === plural && nextSign !== '' && isSpokenVerb(left));
}

function isSpokenVerb(word: string): boolean {
  return isVerbForm(word) || isVerbForm(word.slice(1)) || word.includes(halfSpace);
}

function afterHeh({ left, right, after }: WordPair, half: (rule: DoctorRule) => Joint): Joint | null {
  const isSilent = left.length > 2 && left.endsWith(he) && !left.endsWith('\u0627\u0647');
  if (!isSilent) return null;
  if (right === hamza) return { rule: 'hamza', between: hamzaAbove, takesRight: true };
  const takesNone = noEndingAfterHe.has(left);
  if (right === ye)
    return after !== '' && (!takesNone || linkedAfterHe.has(left)) ? { rule: 'ezafe', between: hamzaAbove, takesRight: true } : null;
  return !takesNone && (verbEndings.has(right) || possessiveEndings.has(right)) ? half('after_he') : null;
}
