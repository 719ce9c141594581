import { numberUnitsFa } from './number-units.fa.ts';
import { numberWordsFa as fa } from './number-words.fa.ts';

function groupInWords(group: number): string {
  const parts: string[] = [];
  const rest = group % 100;
  if (group >= 100) parts.push(fa.hundreds[Math.floor(group / 100)]!);
  if (rest >= 10 && rest < 20) parts.push(fa.teens[rest - 10]!);
  else {
    if (rest >= 20) parts.push(fa.tens[Math.floor(rest / 10)]!);
    if (rest % 10 > 0) parts.push(fa.ones[rest % 10]!);
  }
  return parts.join(fa.and);
}

/** A number in Persian words, without its fraction: 45,000,000 gives «چهل و پنج میلیون». Throws past the safe integers. */
export function numberInWords(value: number): string {
  const whole = Math.trunc(value);
  if (!Number.isSafeInteger(whole)) throw new RangeError(`${value} has no words`);
  if (whole === 0) return fa.zero;
  const parts: string[] = [];
  let rest = Math.abs(whole);
  for (const unit of numberUnitsFa) {
    const group = rest % 1000;
    rest = Math.floor(rest / 1000);
    if (group > 0) parts.unshift(`${groupInWords(group)} ${unit}`.trim());
  }
  const words = parts.join(fa.and);
  return whole < 0 ? `${fa.minus} ${words}` : words;
}
