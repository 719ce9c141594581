import type { Token } from './tokens.ts';

const open = '\u00ab';
const close = '\u00bb';

/**
 * The guillemet for each double quote of a line, by its offset in the text. Quotes without a pair, and the inch sign after a number, are not changed.
 */
export function pairQuotes(line: readonly Token[]): ReadonlyMap<number, string> {
  const pairs = new Map<number, string>();
  let isOpen = false;
  for (const [index, token] of line.entries()) {
    if (token.kind !== 'gap') continue;
    for (const match of token.text.matchAll(/["\u201c\u201d\u201e\u00ab\u00bb]/g)) {
      const isGuillemet = match[0] === open || match[0] === close;
      const isInch = match[0] === '"' && match.index === 0 && line[index - 1]?.kind === 'number';
      if (isInch && !isOpen) continue;
      if (isGuillemet && isOpen !== (match[0] === close)) return new Map();
      if (!isGuillemet) pairs.set(token.from + match.index, isOpen ? close : open);
      isOpen = !isOpen;
    }
  }
  return isOpen ? new Map() : pairs;
}
