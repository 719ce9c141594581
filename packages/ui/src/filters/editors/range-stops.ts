export interface RangeLimits {
  readonly from: number;
  readonly to: number;
}

/** Up to so many whole numbers, each is a stop. */
const SHORT = 100;
/** Tenths: the round figures of a decade, each a fifth to a half more than the one before. */
const FIGURES = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80];

export function isShort({ from, to }: RangeLimits): boolean {
  return to - from <= SHORT;
}

/** Where a thumb can stop, limits included: every whole number of a short range; of a long one round figures, as many in each decade. */
export function listStops(limits: RangeLimits): readonly number[] {
  const { from, to } = limits;
  if (isShort(limits)) return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const stops = [from];
  for (let power = 1; power < to; power *= 10) {
    stops.push(...FIGURES.map((tenths) => (tenths * power) / 10).filter((stop) => stop > from && stop < to && Number.isInteger(stop)));
  }
  return [...stops, to];
}

/** The stop that is nearest to a number. */
export function nearestStop(value: number, stops: readonly number[]): number {
  const gapOf = (at: number) => Math.abs((stops[at] ?? 0) - value);
  return stops.reduce((best, _, at) => (gapOf(at) < gapOf(best) ? at : best), 0);
}
