import { findMatches, indexText, type IndexedText } from './mark-text.ts';

/** Characters of an excerpt, about two lines. */
const EXCERPT_LENGTH = 160;
/** Words before the first match give it a context. */
const LEAD_LENGTH = 40;

/** The part of a passage around its first match, cut between words. */
export function cutPassage(passage: IndexedText, wanted: readonly string[]): IndexedText {
  const { text } = passage;
  if (text.length <= EXCERPT_LENGTH) return passage;
  const [first = 0] = wanted.flatMap((word) => findMatches(passage, word).map(({ start }) => start)).toSorted((a, b) => a - b);
  const wish = Math.max(0, Math.min(first - LEAD_LENGTH, text.length - EXCERPT_LENGTH));
  const from = wish === 0 ? 0 : text.indexOf(' ', wish) + 1;
  const until = text.length - from <= EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const cut = text.slice(from, until > from ? until : from + EXCERPT_LENGTH);
  return indexText(`${from > 0 ? '…' : ''}${cut}${from + cut.length < text.length ? '…' : ''}`);
}
