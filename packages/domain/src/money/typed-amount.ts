import { getDigits, groupThousands, toLatinDigits } from '#text/digits.ts';

/** A point or Arabic decimal mark is a decimal mark only before one or two last digits: nobody writes thousands so. */
const DECIMALS = /[.\u066b]\d{1,2}(?=\D*$)/;
/** Twelve digits are below a thousand billion toman: more than any gateway or bank takes. */
export const AMOUNT_DIGITS_MAX = 12;

export interface MaskedAmount {
  /** Latin digits without leading zeros: what the field holds. */
  readonly digits: string;
  /** The digits in groups of three, commas between. */
  readonly text: string;
  /** Where the caret stands in the text. */
  readonly caret: number;
}

/**
 * The comma mask: what stands in the field after an edit that left `typed` with the caret at `caret`. Everything but digits
 * falls away, digits past the most too; the caret keeps as many digits at its right as it had.
 */
export function maskAmount(typed: string, caret: number, maxDigits: number = AMOUNT_DIGITS_MAX): MaskedAmount {
  const whole = toLatinDigits(typed).replace(DECIMALS, '');
  const all = getDigits(whole).replace(/^0+(?=\d)/, '');
  const digits = all.slice(0, maxDigits);
  const typedAfter = getDigits(whole.slice(caret)).length - (all.length - digits.length);
  const after = Math.max(0, Math.min(typedAfter, digits.length));
  const text = groupThousands(digits);
  return { digits, text, caret: text.length - after - Math.floor(Math.max(0, after - 1) / 3) };
}
