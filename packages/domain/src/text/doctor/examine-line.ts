import type { DoctorRule } from './findings.ts';
import { joinWords } from './join-words.ts';
import { writeNumber } from './number-forms.ts';
import { pairQuotes } from './pair-quotes.ts';
import { spellWord } from './spell-word.ts';
import { tidyGap, type Side } from './tidy-gap.ts';
import type { Token } from './tokens.ts';
import { attachedEndings } from './words/endings.fa.ts';
import { rial } from './words/numbers.fa.ts';

export interface LineNotes {
  note: (rule: DoctorRule, span: readonly [number, number], suggested: string) => void;
  isTextStart: boolean;
}

/** A line as its tokens, its words in their right spelling. */
interface Line {
  tokens: readonly Token[];
  words: readonly string[];
  quotes: ReadonlyMap<number, string>;
}

/** Reports the findings of one line, from its start to its end. */
export function examineLine(tokens: readonly Token[], { note, isTextStart }: LineNotes): void {
  const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind);
  if (has('latin') && !has('word')) return;
  const spellings = tokens.map((token, at) => (token.kind === 'word' ? spellWord(token.text, touchesText(tokens[at + 1])) : null));
  const line: Line = { tokens, words: spellings.map((spelling) => spelling?.text ?? ''), quotes: pairQuotes(tokens) };
  // The word before, with the endings that were joined to it.
  let composed = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const span = [token.from, token.to] as const;
    const spelling = spellings[at];
    if (spelling) {
      composed += spelling.text;
      if (spelling.rule) note(spelling.rule, span, spelling.text);
      continue;
    }
    const joint = token.kind === 'gap' && isSpace(token) ? findJoint(line, at, composed) : null;
    if (joint) {
      const next = tokens[at + 1] as Token;
      note(joint.rule, [token.from, joint.takesRight ? next.to : token.to], joint.between);
      composed += joint.between;
      if (joint.takesRight) at += 1;
      continue;
    }
    composed = '';
    if (token.kind === 'number') noteNumber(line, at, note);
    if (token.kind === 'rial') note('rial', span, writeRial(tokens, at));
    if (token.kind === 'gap') noteGap(line, at, { note, isTextStart });
  }
}

function findJoint({ tokens, words }: Line, at: number, composed: string) {
  const right = words[at + 1] ?? '';
  if (composed === '' || right === '') return null;
  const next = tokens[at + 2];
  return joinWords({
    before: words[at - 3] ?? '',
    isAfterNumber: tokens[at - 3]?.kind === 'number',
    left: composed,
    right,
    after: next && isSpace(next) ? (words[at + 3] ?? '') : '',
    nextSign: next ? next.text.trim().slice(0, 1) : '',
  });
}

function noteNumber({ tokens, words }: Line, at: number, note: LineNotes['note']): void {
  const token = tokens[at] as Token;
  const [previous, next] = [tokens[at - 1], tokens[at + 1]];
  const beside = (gap: Token | undefined, other: Token | undefined) => gap?.text === ' ' && other?.kind === 'latin';
  const earlier = tokens.slice(Math.max(0, at - 5), at).flatMap((_, index) => words[Math.max(0, at - 5) + index] || []);
  const form = writeNumber(token.text, {
    before: [earlier.at(-1) ?? '', earlier.at(-2) ?? ''],
    after: words[at + 2] ?? '',
    isBesideLatin: beside(previous, tokens[at - 2]) || beside(next, tokens[at + 2]),
    touchesSign:
      [previous, next].some((other) => other?.kind === 'fixed' || other?.kind === 'latin') || (next?.text.startsWith('"') ?? false),
  });
  if (form) note(form.rule, [token.from, token.to], form.text);
  if (next?.kind === 'word' && !attachedEndings.has(next.text)) note('stuck_number', [token.to, token.to], ' ');
}

function writeRial(tokens: readonly Token[], at: number): string {
  const isText = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'word';
  return (isText(tokens[at - 1]) ? ' ' : '') + rial + (isText(tokens[at + 1]) ? ' ' : '');
}

function noteGap({ tokens, words, quotes }: Line, at: number, { note, isTextStart }: LineNotes): void {
  const token = tokens[at] as Token;
  const [left, right] = [tokens[at - 1], tokens[at + 1]];
  // A half-space may bind a number to its word.
  if (left?.kind === 'number' && right?.kind === 'word' && token.text === '\u200c') return;
  const quoted = Array.from(token.text, (sign, index) => quotes.get(token.from + index) ?? sign).join('');
  const tidy = tidyGap(quoted, {
    left: sideOf(left),
    leftWord: words[at - 1] ?? '',
    right: sideOf(right),
    rightWord: words[at + 1] ?? '',
    isTextStart: isTextStart && at === 0,
  });
  const rule = quoted === token.text ? tidy.rule : 'quotes';
  if (!rule) return;
  const [from, to, suggested] = trim(token, tidy.text);
  note(rule, [from, to], suggested);
}

/** Only what changes of a gap, so that a sign that stays is not shown as changed; all of one that is only spaces. */
function trim({ text, from, to }: Token, tidy: string): [number, number, string] {
  if (text.trim() === '') return [from, to, tidy];
  const limit = Math.min(text.length, tidy.length);
  let tail = 0;
  while (tail < limit && text.at(-1 - tail) === tidy.at(-1 - tail)) tail += 1;
  let head = 0;
  while (head < limit - tail && text[head] === tidy[head]) head += 1;
  return [from + head, to - tail, tidy.slice(head, tidy.length - tail)];
}

function sideOf(token: Token | undefined): Side {
  if (!token) return 'edge';
  if (token.kind === 'rial') return 'word';
  // Signs are set around the number of a phone or a card as around a Latin word.
  if (token.kind === 'fixed' && /^[+0-9\u06f0-\u06f9]/.test(token.text)) return 'latin';
  return token.kind === 'word' || token.kind === 'number' || token.kind === 'latin' ? token.kind : 'fixed';
}

function isSpace(token: Token): boolean {
  return /^[ \u00a0\u200c]+$/.test(token.text);
}

function touchesText(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'gap';
}
