import type { DoctorRule } from './findings.ts';
import { pluralEndings, readAsTe } from './words/endings.fa.ts';
import { isJoinedVerb } from './verbs.ts';

const halfSpace = '\u200c';

// Letters of other keyboards and the Persian letter in their place: yeh, kaf, heh.
const letterOf = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u06cd': '\u06cc',
  '\u06d2': '\u06cc',
  '\u0643': '\u06a9',
  '\u06aa': '\u06a9',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
  '\u06be': '\u0647',
} as const;
const foreignLetter = /[\u064a\u0649\u06cd\u06d2\u0643\u06aa\u06c1\u06d5\u06be]/g;
// Letters as they are drawn at their place in a word; whole phrases of one sign (U+FDF0 and later) stay.
const drawnLetter = /[\ufb50-\ufdef\ufe70-\ufefc]+/g;

export interface Spelling {
  text: string;
  /** The rule that changed most, if one did. */
  rule: DoctorRule | null;
}

type Step = readonly [DoctorRule, (word: string) => string];

const steps: readonly Step[] = [
  [
    'letters',
    (word) =>
      word
        .replace(drawnLetter, (drawn) => drawn.normalize('NFKC'))
        .replace(foreignLetter, (found) => letterOf[found as keyof typeof letterOf]),
  ],
  [
    'invisible',
    (word) =>
      word
        .replace(/[\u200b\ufeff]/g, '')
        .replace(/[\u00ad\u00ac]/g, halfSpace)
        .replace(/\u200c{2,}/g, halfSpace),
  ],
  ['kashida', (word) => word.replace(/((?!\u0640)[\p{L}\p{M}])\u0640+(?=(?!\u0640)\p{L})/gu, '$1')],
  ['diacritics', (word) => word.replace(/([\u064b-\u0653\u0670])\1+/g, '$1')],
  ['hamza', (word) => word.replace(/\u06c0/g, '\u0647\u0654').replace(/\u0647\u200c\u0626\u06cc$/, '\u0647\u200c\u0627\u06cc')],
  ['te', readTe],
  ['stretched', (word) => (/^(.)\1*$/u.test(word) ? word : word.replace(/([\u0621-\u06cc])\1{2,}/g, '$1'))],
  ['plural', splitPlural],
  ['mi_joined', (word) => (isJoinedVerb(word) ? word.replace(/^(\u0646?\u0645\u06cc)/, `$1${halfSpace}`) : word)],
];

// What a person should read first about a word with several faults.
const order: readonly DoctorRule[] = ['stretched', 'mi_joined', 'te', 'plural', 'hamza', 'letters', 'diacritics', 'kashida', 'invisible'];

/** A word as Persian writes it. A half-space at its end stays only before a digit or a letter that touches it. */
export function spellWord(found: string, touches: boolean): Spelling {
  const changed = new Set<DoctorRule>();
  let text = touches ? found : found.replace(/[\u200b\u200c\u00ad\ufeff]+$/, '');
  if (text !== found) changed.add('invisible');
  for (const [rule, change] of steps) {
    const next = change(text);
    if (next !== text) changed.add(rule);
    text = next;
  }
  return { text, rule: order.find((rule) => changed.has(rule)) ?? null };
}

function readTe(word: string): string {
  if (!word.endsWith('\u0629')) return word;
  return word.slice(0, -1) + (readAsTe.has(word) ? '\u062a' : '\u0647');
}

/** A plural that was joined to a final heh. */
function splitPlural(word: string): string {
  const at = word.lastIndexOf('\u0647\u0647\u0627');
  const isPlural = at > 1 && pluralEndings.has(word.slice(at + 1));
  return isPlural ? word.slice(0, at + 1) + halfSpace + word.slice(at + 1) : word;
}
