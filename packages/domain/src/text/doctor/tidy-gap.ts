import type { DoctorRule } from './findings.ts';
import { attachedEndings } from './words/endings.fa.ts';

/** The context of a gap. An edge is the start or the end of a line. */
export type Side = 'edge' | 'word' | 'number' | 'latin' | 'fixed';

export interface GapContext {
  left: Side;
  leftWord: string;
  right: Side;
  rightWord: string;
  isTextStart: boolean;
}

export interface TidyGap {
  text: string;
  rule: DoctorRule | null;
}

const leader = /^ ?[.\u2026]{8,} ?$/;
const isPersian = (side: Side) => side === 'word' || side === 'number';
const isText = (side: Side) => isPersian(side) || side === 'latin';

type Step = readonly [DoctorRule, (gap: string, context: GapContext) => string];

const steps: readonly Step[] = [
  ['spaces', tidySpaces],
  ['marks', localiseMarks],
  ['dots', (gap) => gap.replace(/\.{3,}\u2026*|\u2026[.\u2026]+/g, '\u2026')],
  ['two_dots', (gap) => gap.replace(/\.\./g, '\u2026')],
  ['repeats', (gap) => gap.replace(/[!\u061f]{2,}/g, (run) => (run.includes('\u061f') ? '\u061f' : '') + (run.includes('!') ? '!' : ''))],
  ['dashes', joinHyphens],
  ['brackets', spaceBrackets],
  ['spacing', spaceMarks],
];

// What a person should read first about a gap with several faults.
const order: readonly DoctorRule[] = ['two_dots', 'marks', 'dots', 'repeats', 'dashes', 'brackets', 'spacing', 'spaces'];

/** The signs and spaces between two words as Persian sets them. */
export function tidyGap(found: string, context: GapContext): TidyGap {
  if (leader.test(found)) return { text: found, rule: null };
  const changed = new Set<DoctorRule>();
  let text = found;
  for (const [rule, change] of steps) {
    const next = change(text, context);
    if (next !== text) changed.add(rule);
    text = next;
  }
  return { text, rule: order.find((rule) => changed.has(rule)) ?? null };
}

/** Runs and wide spaces become one; none stays at the end of a line or the start of the text. The indent of a line is left alone. */
function tidySpaces(gap: string, { left, right, isTextStart }: GapContext): string {
  const indent = left === 'edge' && !isTextStart ? gap.slice(0, gap.length - gap.trimStart().length) : '';
  const rest = gap
    .slice(indent.length)
    .replace(/[\u200b\u200c\u00ad\ufeff]+/g, '')
    .replace(/[ \t\u00a0\u2000-\u200a\u202f\u3000]+/g, ' ');
  const kept = isTextStart ? rest.trimStart() : rest;
  return right === 'edge' ? (indent + kept).trimEnd() : indent + kept;
}

function localiseMarks(gap: string, { left, right }: GapContext): string {
  let text = gap;
  if (isPersian(left) || isPersian(right)) text = text.replaceAll(',', '\u060c');
  if (isPersian(left)) text = text.replaceAll(';', '\u061b').replaceAll('?', '\u061f');
  return text;
}

function joinHyphens(gap: string, { left, right }: GapContext): string {
  if (left === 'edge' || right === 'edge') return gap;
  return gap.replace(
    /^( ?)--(-?)( ?)$/,
    (_, before: string, third: string, after: string) => before + (third ? '\u2014' : '\u2013') + after,
  );
}

function spaceBrackets(gap: string, { left, right, rightWord }: GapContext): string {
  let text = gap.replace(/([([{\u00ab]) (?![)\]}\u00bb])/g, '$1').replace(/(^|[^([{\u00ab]) (?=[)\]}\u00bb])/g, '$1');
  const isEnding = attachedEndings.has(rightWord);
  if (isPersian(left) && /^[(\u00ab]/.test(text) && !(isEnding && text === '(')) text = ` ${text}`;
  if (isPersian(right) && /[)\u00bb]$/.test(text) && !isEnding) text = `${text} `;
  return text;
}

function spaceMarks(gap: string, context: GapContext): string {
  const { left, right, leftWord, rightWord } = context;
  let text = gap;
  if (isText(left) || /^[)\u00bb]/.test(text)) {
    text = text.replace(/(^|[)\u00bb]) (?=[\u060c\u061b!\u061f])/, '$1');
    if (right !== 'latin' && right !== 'fixed') text = text.replace(/(^|[)\u00bb]) (?=\.(?!\.))/, '$1');
    // Before an address the space moves behind the colon.
    if (left !== 'latin') text = text.replace(/(^|[)\u00bb]) :(?= )/, '$1:').replace(/(^|[)\u00bb]) :$/, right === 'edge' ? '$1:' : '$1: ');
  }
  if (isText(right)) text = text.replace(/[\u060c\u061b!\u061f]$/, '$& ');
  const isSentence = left === 'word' && right === 'word' && lettersOf(leftWord) > 1 && lettersOf(rightWord) > 1;
  if (isSentence) text = text.replace(/(^|[)\u00bb])\.$/, '$1. ');
  if (left === 'word' && right !== 'edge' && right !== 'fixed') text = text.replace(/(^|[)\u00bb]):$/, '$1: ');
  return text.replace(/[\u060c\u061b!\u061f:](?=[(\u00ab])/g, '$& ');
}

function lettersOf(word: string): number {
  return word.replace(/[^\p{L}]/gu, '').length;
}
