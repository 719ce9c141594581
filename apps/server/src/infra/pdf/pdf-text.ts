import { pdfFa } from './pdf.fa.ts';
import { scaleNumber } from '@jarchi/domain/numbers/scale.ts';

/** What the fonts have no sign for, such as emoji, and the isolates, which the renderer would print as letters. */
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\u017f\u0600-\u06ff\u{200c}-\u{200f}\u2010-\u2026\u2030-\u203a\u2212\u20ac]/gu;
/** Letters of Arabic keyboards, presentation forms and widths as their plain letters. */
const plain = (text: string): string => text.normalize('NFKC');

/** A text that people wrote, as a document can print it. */
export function printable(text: string): string {
  return plain(text).replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim();
}

const whole = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });

/** «۱٬۲۴۸» */
export function printNumber(value: number): string {
  return whole.format(value);
}

/** «۱٫۱۷» */
export function printFraction(value: number): string {
  return hundredths.format(value);
}

/** «۱٫۵۵٪»: the sign after the digits, which the renderer then sets at their left. */
export function printPercent(percent: number): string {
  return pdfFa.percent(hundredths.format(percent));
}

/** «۴۵ هزار» */
export function printScaled(value: number): string {
  const { scaled, unit } = scaleNumber(value);
  return unit === '' ? tenths.format(scaled) : `${tenths.format(scaled)} ${unit}`;
}
