import { applyFinding, type Finding } from '@jarchi/domain/text/doctor/findings.ts';

/** The words that a finding touches, as they are and as they would be, and a little of what stands around them. */
export interface FindingExcerpt {
  lead: string;
  written: string;
  suggested: string;
  tail: string;
}

const CONTEXT_WORDS = 2;

export function excerptFinding(text: string, finding: Finding): FindingExcerpt {
  const from = text.slice(0, finding.from).search(/\S*$/);
  const to = finding.to + text.slice(finding.to).search(/\s|$/);
  const show = (part: string) => showSpaces(part, finding);
  return {
    lead: readWords(text.slice(0, from), -CONTEXT_WORDS),
    written: show(text.slice(from, to)),
    suggested: show(applyFinding(text.slice(from, to), { ...finding, from: finding.from - from, to: finding.to - from })),
    tail: readWords(text.slice(to), CONTEXT_WORDS),
  };
}

/** The first words of a text, or its last ones. */
function readWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return (count < 0 ? words.slice(count) : words.slice(0, count)).join(' ');
}

/** Where only spaces or hidden signs change, they are drawn; otherwise both sides would look the same. */
function showSpaces(part: string, { rule }: Finding): string {
  if (rule === 'invisible') return part.replace(/[\u200b\u200c\u00ad\u00ac\ufeff]/g, '\u2022');
  if (rule === 'spaces' || rule === 'blank_lines') return part.replace(/\r?\n/g, '\u21b5').replace(/[^\S\r\n]/g, '\u2423');
  return part;
}
