import { toLatinDigits } from '#text/digits.ts';
import { foldLetters } from '#text/persian-letters.ts';
import { amountScalesFa, amountWordsFa as fa } from './amount-words.fa.ts';
import { AMOUNT_MAX } from './typed-amount.ts';

/**
 * What a text says as an amount. `amount` is one number, one scale and one currency, in a form that has one meaning. `asked` has a
 * likely reading (`offer`), which a person confirms, or none. Nothing is ever added up, converted or cut without a question.
 */
export type AmountReading =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'asked'; readonly code: 'unclear' | 'rial'; readonly offer: number }
  | { readonly kind: 'asked'; readonly code: 'unclear'; readonly offer?: undefined }
  | { readonly kind: 'refused'; readonly code: 'negative' | 'too_large' | 'part_of_toman' };

/** A number that is read, before its currency. */
interface Figure {
  readonly value: number;
  /** Another meaning is possible. */
  readonly isDoubtful: boolean;
}

const RIAL_PER_TOMAN = 10;
/** Below it an amount in the words of talk may be short for thousands or millions. */
const LOOSE_MIN = 10_000;
/** No amount is written longer, with its words. */
const TEXT_MAX = 80;
const UNCLEAR: AmountReading = { kind: 'asked', code: 'unclear' };

/** Letters as some programs draw them, the sign of the rial among them. */
const DRAWN = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;
/** Marks of direction and joining. The marks that turn digits around are none of them: they stay, and the text is unclear. */
const UNSEEN = '[\\u00ad\\u061c\\u0640\\u200b-\\u200f\\u202a-\\u202c\\u2066-\\u2069\\ufeff]+';
const BETWEEN_DIGITS = new RegExp(`(\\d)${UNSEEN}(?=\\d)`, 'g');
const ALL_UNSEEN = new RegExp(UNSEEN, 'g');

const MINUS = /[-\u2010-\u2015\u2212\ufe63\uff0d]|\(.*\)/;
const GROUPS = /^[1-9]\d{0,2}(?:([.,/\u066b\u066c\u060c' ])\d{3})(?:\1\d{3})*$/;
const DECIMAL = /^(0|[1-9]\d*)([.,/\u066b\u066c\u060c])(\d+)$/;
/** A program wrote the fraction that every whole number has. */
const EMPTY_FRACTION = /[.\u066b]0{1,2}$/;

const anyOf = (words: readonly string[]) => words.join('|');
const SCALES: Readonly<Record<string, number>> = { ...amountScalesFa, k: 1_000, m: 1_000_000 };
const NUMBER = String.raw`(\d(?:[.,/\u066b\u066c\u060c' ]?\d)*)`;
const SCALED = `${NUMBER} ?(${anyOf(Object.keys(SCALES))})`;
const LEAD = new RegExp(`^(?:${anyOf(fa.leads)}) ?:? ?`);
const COMPOUND = new RegExp(`^${SCALED} ${fa.and} (?:(${fa.half})|${SCALED})$`);
const SIMPLE = new RegExp(`^${NUMBER}(?: ?(${anyOf(Object.keys(SCALES))}))?$`);

/** The text as the rule reads it: Latin digits, small letters of one spelling, single spaces, nothing unseen. */
function cleanAmount(text: string): string {
  return foldLetters(toLatinDigits(text.replace(DRAWN, (drawn) => drawn.normalize('NFKC'))))
    .toLowerCase()
    .replace(BETWEEN_DIGITS, '$1 ')
    .replace(ALL_UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([^\d\s.!])[.!]$/, '$1');
}

/** Groups of three are thousands. Before a scale one mark may begin a fraction, and a number of several groups is whole already. */
function readGroups(number: string, isScaled: boolean): Figure | undefined {
  const mark = GROUPS.exec(number)?.[1];
  if (mark === undefined) return undefined;
  const isPoint = mark === '.' || mark === '\u066b';
  const isSingle = number.split(mark).length === 2;
  if (isSingle && (mark === '/' || (isPoint && isScaled))) return undefined;
  const isSure = mark === '\u066c' || (isPoint ? !isSingle : (mark === ',' || mark === '\u060c') && !(isSingle && isScaled));
  return { value: Number(number.replace(/\D/g, '')), isDoubtful: !isSure || (isScaled && !isSingle) };
}

/** The figure times its scale; undefined for what has no single likely meaning. */
function readFigure(number: string, scale: number): Figure | undefined {
  const isScaled = scale > 1;
  if (/^(?:0|[1-9]\d*)$/.test(number)) return { value: Number(number) * scale, isDoubtful: false };
  const groups = readGroups(number, isScaled);
  if (groups) return { ...groups, value: groups.value * scale };
  const [, whole, mark, fraction] = DECIMAL.exec(number) ?? [];
  if (isScaled && whole !== undefined && fraction !== undefined && (fraction.length !== 3 || whole === '0')) {
    const product = Number(whole + fraction) * scale;
    const parts = 10 ** fraction.length;
    if (!Number.isSafeInteger(product) || product % parts !== 0) return undefined;
    return { value: product / parts, isDoubtful: mark !== '.' && mark !== '\u066b' };
  }
  const bare = number.replace(EMPTY_FRACTION, '');
  const emptied = bare === number || isScaled ? undefined : readFigure(bare, 1);
  return emptied && { ...emptied, isDoubtful: true };
}

/** «۲ میلیون و ۵۰۰ هزار» and «۲ میلیون و نیم»: two figures, or a figure and a word. */
function readCompound(text: string): Figure | undefined {
  const [, number, word, half, lesser, lesserWord] = COMPOUND.exec(text) ?? [];
  if (number === undefined || word === undefined) return undefined;
  const scale = SCALES[word]!;
  const most = readFigure(number, scale)?.value;
  const rest = half === undefined ? readFigure(lesser!, SCALES[lesserWord!]!)?.value : scale / 2;
  return most === undefined || rest === undefined || rest >= scale || most % scale !== 0
    ? undefined
    : { value: most + rest, isDoubtful: true };
}

interface Worded {
  readonly rest: string;
  readonly currency: 'own' | 'loose' | 'rial' | 'none';
}

/** The currency before or after the figure. A field of another unit knows that unit only. */
function takeCurrency(text: string, unit: string | undefined): Worded {
  const kinds: readonly (readonly [Worded['currency'], readonly string[]])[] =
    unit === undefined
      ? [
          ['own', fa.toman],
          ['loose', fa.looseToman],
          ['rial', fa.rial],
        ]
      : [['own', unit === '' ? [] : [foldLetters(unit)]]];
  for (const [currency, words] of kinds) {
    for (const word of words) {
      if (text.endsWith(word)) return { currency, rest: text.slice(0, -word.length).trim() };
      if (text.startsWith(word)) return { currency, rest: text.slice(word.length).trim() };
    }
  }
  return { currency: 'none', rest: text };
}

function readWorded({ rest, currency }: Worded): AmountReading {
  const [, number, word] = SIMPLE.exec(rest) ?? [];
  const scale = word === undefined ? 1 : SCALES[word]!;
  const figure = number === undefined ? readCompound(rest) : readFigure(number, scale);
  if (!figure) return UNCLEAR;
  const { value } = figure;
  const isRial = currency === 'rial';
  if (value > AMOUNT_MAX * (isRial ? RIAL_PER_TOMAN : 1)) return { kind: 'refused', code: 'too_large' };
  if (isRial) {
    return value % RIAL_PER_TOMAN === 0
      ? { kind: 'asked', code: 'rial', offer: value / RIAL_PER_TOMAN }
      : { kind: 'refused', code: 'part_of_toman' };
  }
  if (currency === 'loose' && value < LOOSE_MIN) return UNCLEAR;
  const isDoubtful = figure.isDoubtful || word === 'k' || word === 'm';
  return isDoubtful ? { kind: 'asked', code: 'unclear', offer: value } : { kind: 'amount', amount: value };
}

function read(text: string, unit: string | undefined): AmountReading {
  const sign = MINUS.exec(text);
  if (sign) {
    const [before, after] = [text.slice(0, sign.index).trim(), text.slice(sign.index + sign[0].length).trim()];
    const inner = sign[0].slice(1, -1).trim();
    const isBetween = /\d/.test(before) && /\d/.test(inner + after);
    const unsigned = [before, inner, after].filter((part) => part !== '').join(' ');
    const isOneAmount = !isBetween && !MINUS.test(unsigned) && read(unsigned, unit) !== UNCLEAR;
    return isOneAmount ? { kind: 'refused', code: 'negative' } : UNCLEAR;
  }
  const bare = text.replace(LEAD, '');
  const reading = readWorded(takeCurrency(bare, unit));
  return bare !== text && reading.kind === 'amount' ? { kind: 'asked', code: 'unclear', offer: reading.amount } : reading;
}

/** Reads a typed or pasted amount. `unit`: the word for what is counted, if that is not toman; empty for a bare number. */
export function readAmount(text: string, unit?: string): AmountReading {
  return text.length > TEXT_MAX ? UNCLEAR : read(cleanAmount(text), unit);
}

/** Whether more keys can still make an amount of it: «12,5» on the way to «12,500», «۲ می» on the way to «۲ میلیون». */
export function isAmountBegun(text: string, unit?: string): boolean {
  if (text.length > TEXT_MAX) return false;
  const cleaned = cleanAmount(text);
  const tail = /[^\d\s.,/\u066b\u066c\u060c]+$/.exec(cleaned)?.[0];
  const words = [...Object.keys(SCALES), ...(unit === undefined ? [...fa.toman, ...fa.looseToman, ...fa.rial] : [unit])];
  const ends =
    tail === undefined ? ['0', '00', '000'] : words.filter((word) => word.startsWith(tail)).map((word) => word.slice(tail.length));
  return ends.some((end) => read(cleaned + end, unit) !== UNCLEAR);
}
