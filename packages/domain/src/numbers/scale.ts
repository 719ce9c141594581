import { numberUnitsFa as units } from './number-units.fa.ts';

export interface ScaledNumber {
  /** The number in its unit, at most one decimal. */
  readonly scaled: number;
  /** «هزار», «میلیون» …; empty below a thousand. */
  readonly unit: string;
}

const roundAt = (size: number, step: number): number => (step === 0 ? Math.round(size) : Math.round(size * 10) / 10);

/** 23,600,000 gives {23.6, «میلیون»}: a short form. Rounding may lead to the next unit; in the last unit the number may pass a thousand. */
export function scaleNumber(value: number): ScaledNumber {
  const sign = value < 0 ? -1 : 1;
  let size = Math.abs(value);
  let step = 0;
  while (roundAt(size, step) >= 1000 && step < units.length - 1) {
    size /= 1000;
    step++;
  }
  const rounded = roundAt(size, step);
  return { scaled: rounded === 0 ? 0 : sign * rounded, unit: units[step]! };
}
