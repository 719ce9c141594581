import { toLatinDigits, toPersianDigits } from '../digits.ts';
import type { DoctorRule } from './findings.ts';
import { clockWord, codeWords, moneyWords, versionWords } from './words/numbers.fa.ts';

/** The context of a number: the two words before it, the word after it, and the characters that touch it. */
export interface NumberContext {
  before: readonly [string, string];
  after: string;
  isBesideLatin: boolean;
  touchesSign: boolean;
}

export interface NumberForm {
  text: string;
  rule: DoctorRule;
}

/** Writes a number in Persian form. Null if it is right already, or is a code, a version or part of a name. */
export function writeNumber(found: string, context: NumberContext): NumberForm | null {
  const plain = toLatinDigits(found);
  const percent = /[%\u066a]/.test(plain);
  const bare = plain.replace(/[%\u066a\s]/g, '');
  if (!percent && isCode(bare, context)) return null;
  const [rule, text] = changeOf(plain, bare, context);
  const sign = percent ? '\u066a' : '';
  const written = toPersianDigits(/^[%\u066a]/.test(plain) ? sign + text : text + sign);
  if (written === found) return null;
  return { text: written, rule: rule ?? (percent ? 'percent' : 'digits') };
}

function changeOf(plain: string, bare: string, context: NumberContext): [DoctorRule | null, string] {
  const date = /^(\d{1,2})\/(\d{1,2})\/(1[34]\d\d)$/.exec(bare);
  if (date) return ['date', `${date[3]}/${date[2]?.padStart(2, '0')}/${date[1]?.padStart(2, '0')}`];
  const range = /^(\d{1,4})[-\u2013](\d{1,4})$/.exec(bare);
  if (range && (bare.includes('-') || plain.includes(' '))) return ['range', `${range[1]}\u2013${range[2]}`];
  if (/^\d+\.\d+$/.test(bare) && !/\.\d{3}$/.test(bare) && context.before[0] !== clockWord) return ['decimal', bare.replace('.', '\u066b')];
  if (/^[1-9]\d{0,2}(?:[,\u060c]\d{3})+$/.test(bare)) return ['thousands', bare.replace(/[,\u060c]/g, '\u066c')];
  return [null, bare];
}

function isCode(bare: string, { before, after, isBesideLatin, touchesSign }: NumberContext): boolean {
  if (touchesSign || /\..*\./.test(bare)) return true;
  const isInteger = /^\d+$/.test(bare);
  if (isBesideLatin && (isInteger ? bare.length <= 4 : bare.includes('.'))) return true;
  if (bare.includes('.') && before.some((word) => versionWords.has(word))) return true;
  const isNamedCode = before.some((word) => codeWords.has(word));
  if (bare.includes('-') && (isNamedCode || !isRange(bare)) && !/^\d{4}-\d{1,2}-\d{1,2}$/.test(bare)) return true;
  if (!isInteger || bare.length < 3) return false;
  return isNamedCode || (bare.length >= 8 && !moneyWords.has(after));
}

function isRange(bare: string): boolean {
  const [first = '', second = '', ...more] = bare.split('-');
  return more.length === 0 && /^\d{1,4}$/.test(first) && /^\d{1,4}$/.test(second) && Number(first) < Number(second);
}
