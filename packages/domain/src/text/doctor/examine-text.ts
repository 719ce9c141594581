import { composeFindings } from './compose-findings.ts';
import { applyFindings, certaintyOfRule, type DoctorRule, type Finding } from './findings.ts';
import { examineLine } from './examine-line.ts';
import { tokenise, type Token } from './tokens.ts';

// A correction can reveal another fault; no text of the tests needs more rounds.
const ROUNDS_MAX = 5;

/**
 * The findings of a Persian text, in its order; they never overlap. A text without Persian words, and a line of Latin ones, have none. Addresses,
 * mentions, hashtags, emoji, code, versions and the numbers of phones, cards and accounts are not changed. The time grows linearly with the text. A
 * text to which all findings were applied has none.
 */
export function examineText(text: string): Finding[] {
  let findings = examineOnce(text);
  for (let round = 1; round < ROUNDS_MAX && findings.length > 0; round += 1) {
    const later = examineOnce(applyFindings(text, findings));
    if (later.length === 0) break;
    findings = composeFindings(text, findings, later);
  }
  return findings;
}

function examineOnce(text: string): Finding[] {
  const tokens = tokenise(text);
  if (!tokens.some(({ kind }) => kind === 'word')) return [];
  const findings: Finding[] = [];
  const note = (rule: DoctorRule, [from, to]: readonly [number, number], suggested: string) => {
    findings.push({ rule, from, to, found: text.slice(from, to), suggested, certainty: certaintyOfRule[rule] });
  };
  for (const part of splitLines(tokens)) {
    if (part.kind === 'line') examineLine(part.tokens, { note, isTextStart: part.tokens[0]?.from === 0 });
    else if (part.breaks > 2 && part.from > 0 && part.to < text.length) note('blank_lines', [part.from, part.to], '\n\n');
  }
  return findings;
}

type Part = { kind: 'line'; tokens: Token[] } | { kind: 'breaks'; breaks: number; from: number; to: number };

/** Lines with what ends them; more than one empty line is one part, with the spaces in it. */
function splitLines(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let line: Token[] = [];
  let index = 0;
  const endLine = () => {
    if (line.length > 0) parts.push({ kind: 'line', tokens: line });
    line = [];
  };
  while (index < tokens.length) {
    const token = tokens[index] as Token;
    if (token.kind !== 'break') {
      line.push(token);
      index += 1;
      continue;
    }
    endLine();
    const { breaks, last } = readBreaks(tokens, index);
    // Two line ends with spaces between them are lines like others.
    const to = breaks > 2 ? last : index;
    parts.push({ kind: 'breaks', breaks, from: token.from, to: (tokens[to] as Token).to });
    index = to + 1;
  }
  endLine();
  return parts;
}

/** The line ends from `start` that only spaces separate, and the place of the last one. */
function readBreaks(tokens: readonly Token[], start: number): { breaks: number; last: number } {
  let breaks = 0;
  let last = start;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break') {
      breaks += 1;
      last = at;
    } else if (token.kind !== 'gap' || token.text.trim() !== '') break;
  }
  return { breaks, last };
}
