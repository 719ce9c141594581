/**
 * The body of an article: blocks whose texts know two marks, `**strong**` and `[words](/path)`, a link inside the panel. Everything else
 * is shown as it is written, so a body can hold no HTML, no script and no link to another site.
 */
export type HelpBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  /** In this order; `list` in any. */
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly text: string }
  /** A file of the panel, /help/{name}.webp, and its size in pixels. */
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string; readonly width: number; readonly height: number };

export interface HelpRun {
  readonly text: string;
  readonly isStrong?: true;
  /** A path of the panel. */
  readonly to?: string;
}

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/(?!\/)[\w\-/?=&.]*)\)/g;

/** Reads the marks of a text; a mark that is not closed, or a link that leaves the panel, stays as it is written. */
export function readHelpText(text: string): HelpRun[] {
  const runs: HelpRun[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const [whole, strong, words, to] = match;
    runs.push(strong === undefined ? { text: words!, to: to! } : { text: strong, isStrong: true });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

/** A text without its marks. */
export function plainHelpText(text: string): string {
  return readHelpText(text)
    .map((run) => run.text)
    .join('');
}

/** The texts of a block, without marks; a picture is told by its description. */
export function listHelpTexts(block: HelpBlock): string[] {
  if ('items' in block) return block.items.map(plainHelpText);
  return ['text' in block ? plainHelpText(block.text) : block.alt];
}

/** Words that an adult reads in a minute, in Persian. */
const WORDS_A_MINUTE = 180;

/** How long reading takes; one minute at least. */
export function readingMinutes(body: readonly HelpBlock[]): number {
  const words = body.flatMap(listHelpTexts).flatMap((text) => text.split(/\s+/));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
