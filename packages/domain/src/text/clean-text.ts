import { visiblePart } from './visible.ts';

/** Marks that set the direction of what follows: Arabic letter mark, left-to-right and right-to-left marks, embeddings, overrides, isolates. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Those of a pair. */
const PAIRED = /[\u202a-\u202e\u2066-\u2069]/g;
/** The same, and what may end a paragraph, behind which no pair reaches. */
const PAIRED_OR_END = /[\u202a-\u202e\u2066-\u2069\u2029\p{Cc}]/gu;
const PARAGRAPH_ENDS = '\n\r\u001c\u001d\u001e\u0085\u2029';
const OVERRIDES = '\u202d\u202e';
const EMBEDDINGS = '\u202a\u202b';
const ISOLATES = '\u2066\u2067\u2068';
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';

/**
 * A name, title, subject, reason, label or address as it is kept: without direction marks, by which a reader would see another text than is
 * stored. Half-spaces, joiners and the parts of emoji stay. A text of which nothing is seen is empty. Cleaning a clean text changes nothing.
 */
export function cleanShortText(text: string): string {
  return orNothing(text.replace(DIRECTION, ''));
}

/**
 * A caption, message or description as it is kept: its direction marks stay, except overrides, and embeddings and isolates that do not begin
 * and end in one paragraph. A text of which nothing is seen is empty. Cleaning a clean text changes nothing.
 */
export function cleanLongText(text: string): string {
  return orNothing(dropUnpaired(text));
}

/** Whether cleaning took direction marks out of what a reader sees. */
export function hasLostDirection(typed: string, cleaned: string): boolean {
  return visiblePart(cleaned) !== '' && countDirection(typed) > countDirection(cleaned);
}

function countDirection(text: string): number {
  return text.match(DIRECTION)?.length ?? 0;
}

/** No column stores U+0000 or half of a surrogate pair, which stays of an emoji that was cut. */
function orNothing(text: string): string {
  const storable = text.replace(/\0/g, '').replace(/\p{Cs}/gu, '');
  return visiblePart(storable) === '' ? '' : storable;
}

interface Opened {
  readonly sign: string;
  readonly at: number;
}

function dropUnpaired(text: string): string {
  if (text.search(PAIRED) === -1) return text;
  const kept = new Set<number>();
  const open: Opened[] = [];
  let isolates = 0;
  const close = (at: number) => {
    const from = open.pop();
    if (from && !OVERRIDES.includes(from.sign)) kept.add(from.at).add(at);
  };
  const isInIsolate = () => open.length > 0 && ISOLATES.includes(open[open.length - 1]!.sign);
  for (const { 0: sign, index: at } of text.matchAll(PAIRED_OR_END)) {
    if (EMBEDDINGS.includes(sign) || OVERRIDES.includes(sign)) open.push({ sign, at });
    else if (ISOLATES.includes(sign)) {
      isolates++;
      open.push({ sign, at });
    } else if (sign === END_OF_EMBEDDING) {
      // It ends nothing outside of the isolate in which it stands.
      if (!isInIsolate()) close(at);
    } else if (PARAGRAPH_ENDS.includes(sign)) open.length = isolates = 0;
    else if (sign === END_OF_ISOLATE && isolates > 0) {
      // It also ends the embeddings that were opened in it.
      while (!isInIsolate()) open.pop();
      isolates--;
      close(at);
    }
  }
  return text.replace(PAIRED, (sign, at: number) => (kept.has(at) ? sign : ''));
}
