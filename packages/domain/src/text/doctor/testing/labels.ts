export interface LabelledFinding {
  rule: string;
  from: number;
  to: number;
  found: string;
  suggested: string;
}

export interface LabelledText {
  text: string;
  findings: LabelledFinding[];
}

const mark = /⟦([^→]*)→([^|]*)\|([a-z_]+)⟧/g;

/**
 * Reads a labelled text: each expected finding stands in its place as ⟦found→suggested|rule⟧, and ~ is a half-space. A word with several
 * faults is one finding, as is a run of signs and spaces between two words, and a number with its separators and percent sign.
 */
export function readLabels(marked: string): LabelledText {
  const source = marked.replaceAll('~', '\u200c');
  const findings: LabelledFinding[] = [];
  let text = '';
  let end = 0;
  for (const match of source.matchAll(mark)) {
    const [whole, found = '', suggested = '', rule = ''] = match;
    text += source.slice(end, match.index);
    findings.push(trimFinding({ rule, from: text.length, to: text.length + found.length, found, suggested }));
    text += found;
    end = match.index + whole.length;
  }
  return { text: text + source.slice(end), findings };
}

/** The smallest edit with the same effect: findings of different width but equal effect then compare as equal. */
export function trimFinding<F extends Omit<LabelledFinding, 'rule'>>(finding: F): F {
  const { found, suggested } = finding;
  const limit = Math.min(found.length, suggested.length);
  let tail = 0;
  while (tail < limit && found.at(-1 - tail) === suggested.at(-1 - tail)) tail += 1;
  let head = 0;
  while (head < limit - tail && found[head] === suggested[head]) head += 1;
  return {
    ...finding,
    from: finding.from + head,
    to: finding.to - tail,
    found: found.slice(head, found.length - tail),
    suggested: suggested.slice(head, suggested.length - tail),
  };
}
