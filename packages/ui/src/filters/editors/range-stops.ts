export interface RangeLimits {
  readonly from: number;
  readonly to: number;
}

/** In a range of up to this many whole numbers, each is a stop. */
const SHORT = 100;
/** In tenths: the round figures of a decade, each 20 to 50 % above the previous one. */
const FIGURES = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80];

export function isShort({ from, to }: RangeLimits): boolean {
  return to - from <= SHORT;
}

/** The stops of a thumb, with the limits: each whole number of a short range, or round figures of a long range, equally many per decade. */
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
