import { groupThousands, toLatinDigits, toPersianDigits } from '#text/digits.ts';

const MINUS = '\u2212';
const ARABIC_THOUSANDS = '\u066c';
const ARABIC_DECIMAL = '\u066b';

/**
 * A number's text with its whole part in groups of three: "-1234567.25" gives "-1,234,567.25". Digits and marks of either
 * script are read, groups that stand already too; undefined where the text is no decimal number.
 */
export function groupNumber(text: string): string | undefined {
  const plain = toLatinDigits(text)
    .replace(/[,\u066c]/g, '')
    .replace(ARABIC_DECIMAL, '.')
    .replace(MINUS, '-');
  const [, sign, whole, fraction] = /^(-?)(\d+)(\.\d+)?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : `${sign}${groupThousands(whole)}${fraction ?? ''}`;
}

/** The same in Persian digits and marks: «−۱٬۲۳۴٬۵۶۷٫۲۵», the sign first in reading order of its own left-to-right run. */
export function groupPersianNumber(text: string): string | undefined {
  return groupNumber(text)?.replaceAll(/[-,.\d]/g, (mark) =>
    mark === '-' ? MINUS : mark === ',' ? ARABIC_THOUSANDS : mark === '.' ? ARABIC_DECIMAL : toPersianDigits(mark),
  );
}
