import { numberWordsFa as fa } from './number-words.fa.ts';

function groupInWords(group: number): string {
  const parts: string[] = [];
  const hundreds = Math.floor(group / 100);
  const rest = group % 100;
  if (hundreds > 0) parts.push(fa.hundreds[hundreds] ?? '');
  if (rest >= 10 && rest < 20) parts.push(fa.teens[rest - 10] ?? '');
  else {
    if (rest >= 20) parts.push(fa.tens[Math.floor(rest / 10)] ?? '');
    if (rest % 10 > 0) parts.push(fa.ones[rest % 10] ?? '');
  }
  return parts.join(fa.and);
}

/** A whole number below 10^18 in Persian words: 45,000,000 gives «چهل و پنج میلیون». */
export function numberInWords(value: number): string {
  const whole = Math.trunc(value);
  if (whole === 0) return fa.zero;
  const parts: string[] = [];
  let rest = Math.abs(whole);
  for (let unit = 0; rest > 0 && unit < fa.units.length; unit++) {
    const group = rest % 1000;
    rest = Math.floor(rest / 1000);
    if (group > 0) parts.unshift([groupInWords(group), fa.units[unit]].filter(Boolean).join(' '));
  }
  const words = parts.join(fa.and);
  return whole < 0 ? `${fa.minus} ${words}` : words;
}

export interface ScaledNumber {
  /** The number in its unit, at most one decimal. */
  readonly scaled: number;
  /** «هزار», «میلیون» …; empty below a thousand. */
  readonly unit: string;
}

const roundAt = (size: number, step: number): number => (step === 0 ? Math.round(size) : Math.round(size * 10) / 10);

/** 23,600,000 gives {23.6, «میلیون»}: a figure that is read at a glance. */
export function scaleNumber(value: number): ScaledNumber {
  const sign = value < 0 ? -1 : 1;
  let size = Math.abs(value);
  let step = 0;
  while (roundAt(size, step) >= 1000 && step < fa.units.length - 1) {
    size /= 1000;
    step++;
  }
  const rounded = roundAt(size, step);
  return { scaled: rounded === 0 ? 0 : sign * rounded, unit: fa.units[step] ?? '' };
}
