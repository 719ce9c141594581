import { toLatinDigits } from '#text/digits.ts';
import type { Toman } from './money.ts';
import { amountScalesFa, rialFa } from './pasted-amount.fa.ts';

const RIAL_PER_TOMAN = 10;
/** Between digits: commas of three alphabets, dots, slashes and decimal marks. */
const MARKS = ',.\\/\u066c\u060c\u066b';
/** A number, then perhaps a scale: «۲٫۵ میلیون». */
const PART = new RegExp(String.raw`(\d+(?:[${MARKS}]\d+)*)[\s\u200c]*(${Object.keys(amountScalesFa).toReversed().join('|')})`, 'g');
/** The last digits, after a mark that may begin a fraction. */
const FRACTION = /[./\u066b](\d+)$/;
const MINUS = /^\D*[-\u2212\u2013]\s*\d/;

export type PastedAmount = { readonly kind: 'amount'; readonly toman: Toman } | { readonly kind: 'negative' };

/**
 * What a pasted text says that its digits alone do not: «۲ میلیون و ۵۰۰ هزار» is 2,500,000 toman, an amount in rial a tenth of its figure,
 * and an amount below zero is none. Undefined if the digits tell all.
 */
export function readPastedAmount(text: string): PastedAmount | undefined {
  const latin = toLatinDigits(text);
  if (MINUS.test(latin)) return { kind: 'negative' };
  const parts = [...latin.matchAll(PART)].map((part) => ({ number: part[1]!, scale: amountScalesFa[part[2]!]! }));
  const isRial = rialFa.some((word) => latin.includes(word));
  if (parts.length === 0 || (!isRial && parts.every(({ scale }) => scale === 1))) return undefined;
  const figure = parts.reduce((sum, { number, scale }) => sum + readNumber(number, scale) * scale, 0);
  return { kind: 'amount', toman: Math.round(isRial ? figure / RIAL_PER_TOMAN : figure) };
}

/** Without a scale, three digits after a mark are thousands: 1.250 is 1,250, and 1.250 million is 1,250,000. */
function readNumber(number: string, scale: number): number {
  const fraction = FRACTION.exec(number)?.[1] ?? '';
  if (fraction === '' || (scale === 1 && fraction.length === 3)) return Number(number.replace(/\D/g, ''));
  return Number(`${number.slice(0, -fraction.length).replace(/\D/g, '')}.${fraction}`);
}
