import { getCloseness } from './closeness.ts';
import { listWords, type Word } from './words.ts';

/** A piece of a text; `hit` where it matched. The pieces together are the text. */
export interface MarkedPiece {
  readonly text: string;
  readonly hit: boolean;
}

export interface IndexedText {
  readonly text: string;
  readonly words: readonly Word[];
}

export function indexText(text: string): IndexedText {
  return { text, words: listWords(text) };
}

export interface Match {
  readonly closeness: number;
  readonly start: number;
  readonly end: number;
}

/** A word of the query may be written in one piece where the text has two or three («میخواهم», «پیشفاکتور»). */
const PIECES_MAX = 3;

function matchAt(words: readonly Word[], at: number, wanted: string): Match | undefined {
  const first = words[at]!;
  const alone = getCloseness(wanted, first.folded);
  if (alone > 0) return { closeness: alone, start: first.start, end: first.end };
  let joined = first.folded;
  for (const next of words.slice(at + 1, at + PIECES_MAX)) {
    // Only what goes beyond the pieces so far is a match of this piece too.
    if (!wanted.startsWith(joined)) return undefined;
    joined += next.folded;
    if (joined.startsWith(wanted)) return { closeness: getCloseness(wanted, joined), start: first.start, end: next.end };
  }
  return undefined;
}

/** Where a searched word (folded) stands in a text: only its closest matches, in their order. */
export function findMatches({ words }: IndexedText, wanted: string): Match[] {
  const all = words.flatMap((_, at) => matchAt(words, at, wanted) ?? []);
  const best = Math.max(0, ...all.map(({ closeness }) => closeness));
  return all.filter(({ closeness }) => closeness === best);
}

/** Cuts a text into pieces at the matches of the searched words. */
export function markText(indexed: IndexedText, wanted: readonly string[]): MarkedPiece[] {
  const { text } = indexed;
  const matches = wanted.flatMap((word) => findMatches(indexed, word)).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { start, end } of matches) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(from, end), hit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
