import type { DraftHyperlink } from '@jarchi/domain/drafts/drafts.ts';

interface CaptionPiece {
  readonly text: string;
  readonly isLink: boolean;
}

/** Splits a caption into links and plain text. Each hyperlink covers the first place of its words. */
export function listPieces(caption: string, hyperlinks: readonly DraftHyperlink[]): CaptionPiece[] {
  let pieces: CaptionPiece[] = [{ text: caption, isLink: false }];
  for (const { text } of hyperlinks) {
    if (text.trim() === '') continue;
    const at = pieces.findIndex((piece) => !piece.isLink && piece.text.includes(text));
    const found = pieces[at];
    if (!found) continue;
    const from = found.text.indexOf(text);
    const parts = [
      { text: found.text.slice(0, from), isLink: false },
      { text, isLink: true },
      { text: found.text.slice(from + text.length), isLink: false },
    ];
    pieces = pieces.toSpliced(at, 1, ...parts.filter((part) => part.text !== ''));
  }
  return pieces.filter((piece) => piece.text !== '');
}
