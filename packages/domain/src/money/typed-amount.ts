import { getDigits, groupThousands } from '#text/digits.ts';
import type { Toman } from './money.ts';

/** A field keeps fifteen digits, which a number still holds exactly: an amount that is too large is refused, not cut. */
const AMOUNT_DIGITS_KEPT = 15;
/** The most that a request can name: what a field keeps. The rule behind it has a narrower limit, and says it in its own words. */
export const AMOUNT_KEPT_MAX = 999_999_999_999_999;
/** Less than a thousand billion toman: more than any gateway or bank accepts. */
export const AMOUNT_MAX: Toman = 999_999_999_999;

export interface MaskedAmount {
  /** The field's value: Latin digits without leading zeros. */
  readonly digits: string;
  /** The digits in groups of three, separated by commas. */
  readonly text: string;
  /** The position of the caret in the text. */
  readonly caret: number;
}

/**
 * The comma mask: what the field shows after an edit of digits that left `typed` with the caret at `caret`. Commas are set anew, and
 * digits past the maximum are removed; the number of digits to the right of the caret stays the same.
 */
export function maskAmount(typed: string, caret: number, maxDigits: number = AMOUNT_DIGITS_KEPT): MaskedAmount {
  const all = getDigits(typed).replace(/^0+(?=\d)/, '');
  const digits = all.slice(0, maxDigits);
  const typedAfter = getDigits(typed.slice(caret)).length - (all.length - digits.length);
  const after = Math.max(0, Math.min(typedAfter, digits.length));
  const text = groupThousands(digits);
  return { digits, text, caret: text.length - after - Math.floor(Math.max(0, after - 1) / 3) };
}
