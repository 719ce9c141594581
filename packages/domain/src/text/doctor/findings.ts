/** The certainty of each rule. A text with an `asked` finding may be right as it is, so “apply all” leaves it out. */
export const certaintyOfRule = {
  letters: 'sure',
  hamza: 'sure',
  te: 'ask',
  diacritics: 'sure',
  kashida: 'sure',
  stretched: 'ask',
  invisible: 'sure',
  mi: 'sure',
  mi_joined: 'ask',
  plural: 'sure',
  comparative: 'sure',
  after_he: 'sure',
  ezafe: 'ask',
  pronoun: 'ask',
  phrase: 'ask',
  digits: 'sure',
  percent: 'sure',
  thousands: 'sure',
  decimal: 'ask',
  date: 'ask',
  range: 'ask',
  stuck_number: 'ask',
  rial: 'sure',
  quotes: 'sure',
  marks: 'sure',
  dots: 'sure',
  two_dots: 'ask',
  repeats: 'sure',
  dashes: 'sure',
  brackets: 'sure',
  spacing: 'sure',
  spaces: 'sure',
  blank_lines: 'sure',
} as const satisfies Record<string, 'sure' | 'ask'>;

export type DoctorRule = keyof typeof certaintyOfRule;

/** A suggestion: the text from `from` to `to` (UTF-16 offsets), and its replacement. */
export interface Finding {
  rule: DoctorRule;
  from: number;
  to: number;
  found: string;
  suggested: string;
  certainty: 'sure' | 'ask';
}

export function applyFinding(text: string, finding: Finding): string {
  return text.slice(0, finding.from) + finding.suggested + text.slice(finding.to);
}

/** Applies findings of one examination, which never overlap. */
export function applyFindings(text: string, findings: readonly Finding[]): string {
  let end = 0;
  let result = '';
  for (const finding of findings) {
    result += text.slice(end, finding.from) + finding.suggested;
    end = finding.to;
  }
  return result + text.slice(end);
}
