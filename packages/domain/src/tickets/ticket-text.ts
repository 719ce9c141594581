/** A part of a line: words of its own direction, words of Latin letters that are isolated, or a link. */
export interface TextPiece {
  readonly kind: 'words' | 'latin' | 'link';
  readonly text: string;
}

/** A line of a message: words, or what a program reads (an address, a line of code), which always runs from left to right. */
export type TextLine = { readonly kind: 'words'; readonly pieces: readonly TextPiece[] } | { readonly kind: 'code'; readonly text: string };

/** Only addresses of the web become links, whatever else a text names. A sentence's own signs after one are no part of it. */
const LINK = /https?:\/\/[^\s<>"'\u00ab\u00bb\u060c\u061b\u061f]+/giu;
const TRAILING = /[).,:;!?\]}]+$/;
const WITH_DIRECTION = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Words of printable ASCII with a Latin letter among them, with single spaces between them. */
const LATIN = /[\w@#$][\x21-\x7e]*(?: [\w@#$&/+-][\x21-\x7e]*)*/g;
/** Signs that sentences do not have. */
const CODE = /[{}<>;=\\|`_~^]/;
const HAS_LATIN = /[A-Za-z]/;

/** Words as pieces, Latin ones apart; in a line without words of right-to-left letters nothing needs to be isolated. */
function splitWords(text: string, isMixed: boolean): TextPiece[] {
  if (!isMixed) return text === '' ? [] : [{ kind: 'words', text }];
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(LATIN)) {
    const latin = match[0].replace(/[),.:;!?\]}"']+$/, '');
    if (!HAS_LATIN.test(latin)) continue;
    if (match.index > from) pieces.push({ kind: 'words', text: text.slice(from, match.index) });
    pieces.push({ kind: 'latin', text: latin });
    from = match.index + latin.length;
  }
  if (from < text.length) pieces.push({ kind: 'words', text: text.slice(from) });
  return pieces;
}

function splitLine(line: string): TextLine {
  const isMixed = WITH_DIRECTION.test(line);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(LINK)) {
    const link = match[0].replace(TRAILING, '');
    pieces.push(...splitWords(line.slice(from, match.index), isMixed), { kind: 'link', text: link });
    from = match.index + link.length;
  }
  if (from === 0 && !isMixed && HAS_LATIN.test(line) && CODE.test(line)) return { kind: 'code', text: line };
  pieces.push(...splitWords(line.slice(from), isMixed));
  return { kind: 'words', pieces };
}

/** A message line by line. Everything in it stays text: nothing of it is ever read as markup. */
export function splitTicketText(text: string): TextLine[] {
  return text.split('\n').map(splitLine);
}
