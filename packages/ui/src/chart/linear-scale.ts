import { nice, ticks } from 'd3-array';

type Range = readonly [number, number];

export interface LinearScale {
  /** The position of a value, px. */
  (value: number): number;
  readonly domain: Range;
  readonly range: Range;
  /** The value at a position. */
  invert(position: number): number;
  /** Round values of the scale, about this many. */
  ticks(count: number): number[];
}

/** From one line to another: a line of one point leads to the middle. */
function project([from, to]: Range, [start, end]: Range): (value: number) => number {
  return (value) => {
    const share = from === to ? 0.5 : (value - from) / (to - from);
    return start * (1 - share) + end * share;
  };
}

/** Values to positions along a straight line. */
export function createLinearScale(domain: Range, range: Range): LinearScale {
  const [from, to] = domain;
  return Object.assign(project(domain, range), {
    domain,
    range,
    invert: project(range, domain),
    ticks: (count: number) => ticks(from, to, count),
  });
}

/** A scale from 0 to the first round value at or above `highest`. */
export function createValueScale(highest: number, range: Range, tickCount: number): LinearScale {
  return createLinearScale(nice(0, highest, tickCount), range);
}
