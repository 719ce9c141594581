import { scaleNumber } from '@jarchi/domain/numbers/scale.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { uiFa } from '#ui.fa.ts';

const LTR_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';
const PERCENT = '\u066a';
const MINUS = '\u2212';
/** Makes the digits after it Arabic numbers, so that the percent sign stays at their left in any text. */
const ARABIC_LETTER_MARK = '\u061c';

const whole = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
const fractions = [0, 1, 2, 3].map((digits) => new Intl.NumberFormat('fa-IR', { maximumFractionDigits: digits }));

function formatSize(value: number, digits: number): string {
  return (fractions[digits] ?? whole).format(Math.abs(value));
}

function isolateSign(value: number, digits: number): string {
  const figure = formatSize(value, digits);
  const isZero = figure === formatSize(0, digits);
  return value < 0 && !isZero ? `${LTR_ISOLATE}${MINUS}${figure}${POP_ISOLATE}` : figure;
}

/** «۱٬۲۴۸»; at most two decimals. */
export function formatNumber(value: number, digits = 2): string {
  return isolateSign(value, digits);
}

/** «۱۲٬۴۵۰٬۰۰۰» without the unit; a debt has a real minus sign in an LTR isolate. */
export function formatToman(amountToman: number): string {
  return isolateSign(amountToman, 0);
}

/** A short figure: 23,600,000 gives {«۲۳٫۶», «میلیون»}; the unit is '' below 1,000. */
export function formatScaled(value: number): { figure: string; unit: string } {
  const { scaled, unit } = scaleNumber(value);
  return { figure: isolateSign(scaled, 1), unit };
}

/** formatScaled as one text: «۲۳٫۶ میلیون». */
export function formatScaledText(value: number): string {
  const { figure, unit } = formatScaled(value);
  return unit ? `${figure} ${unit}` : figure;
}

/** A ratio as percent: 0.29 gives «٪۲۹», the sign always at the left. */
export function formatPercent(ratio: number, digits = 0): string {
  const percent = `${ARABIC_LETTER_MARK}${formatSize(ratio * 100, digits)}${PERCENT}`;
  return ratio < 0 ? `${percent.slice(0, 1)}${MINUS}${percent.slice(1)}` : percent;
}

/** «+۹٬۵۰۰٬۰۰۰» or «−۹٬۵۰۰٬۰۰۰» in an LTR isolate; zero has no sign. */
export function formatSigned(value: number): string {
  const figure = formatSize(value, 0);
  if (figure === formatSize(0, 0)) return figure;
  return `${LTR_ISOLATE}${value < 0 ? MINUS : '+'}${figure}${POP_ISOLATE}`;
}

/** Whole seconds as «۰۱:۲۴», from an hour on «۱:۰۲:۰۳»; never below zero. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  const clock = `${pad(Math.floor((left % 3600) / 60))}:${pad(left % 60)}`;
  return toPersianDigits(hours > 0 ? `${hours}:${clock}` : clock);
}

/** «۲٫۴ مگابایت», steps of 1024. */
export function formatBytes(sizeBytes: number): string {
  let size = sizeBytes;
  let step = 0;
  while (size >= 1024 && step < uiFa.bytes.length - 1) {
    size /= 1024;
    step++;
  }
  return `${formatSize(size, step === 0 ? 0 : 1)} ${uiFa.bytes[step]}`;
}

/** An id or a code in Persian digits, left to right: «۴۸۲۱۳-۲». */
export function formatId(id: string | number): string {
  return `${LTR_ISOLATE}${toPersianDigits(String(id))}${POP_ISOLATE}`;
}
