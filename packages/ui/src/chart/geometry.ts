import { area, curveMonotoneX, line } from 'd3-shape';
import { createLinearScale, createValueScale } from './linear-scale.ts';

export interface TimePoint {
  /** ms since 1970. */
  at: number;
  /** null: no data, a gap in the line. */
  value: number | null;
  /** The other series' value at the same point. */
  compare?: number | null | undefined;
}

export interface Frame {
  width: number;
  height: number;
  top: number;
  bottom: number;
  /** Room for the value axis, at the right. */
  axis: number;
  /** Room at the left, so that the last tick label is not cut. */
  end: number;
}

const VALUE_TICKS = 3;
const LABEL_WIDTH = 56;

/** Every n-th index, so that labels have room. */
export function tickIndexes(count: number, plotWidth: number): number[] {
  const room = Math.max(2, Math.floor(plotWidth / LABEL_WIDTH));
  const step = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0);
}

/** The point nearest to an x position; undefined without points. */
export function nearestIndex(points: readonly TimePoint[], at: number): number | undefined {
  let best: number | undefined;
  points.forEach((point, index) => {
    const rival = best === undefined ? undefined : points[best];
    if (rival === undefined || Math.abs(point.at - at) < Math.abs(rival.at - at)) best = index;
  });
  return best;
}

/** The name of a second series, if one of its values is known: a series without data has no legend. */
export function findCompareName(name: string | undefined, values: readonly (number | null | undefined)[]): string | undefined {
  return values.some((value) => typeof value === 'number') ? name : undefined;
}

/** Time runs from right to left, values upward. The point at `unfinishedAt` ends a line of its own, without an area. */
export function drawTime(points: readonly TimePoint[], frame: Frame, unfinishedAt?: number) {
  const first = points[0];
  const last = points.at(-1);
  if (frame.width === 0 || first === undefined || last === undefined) return undefined;
  const highest = Math.max(1, ...points.flatMap((point) => [point.value ?? 0, point.compare ?? 0]));
  const right = frame.width - frame.axis;
  const base = frame.height - frame.bottom;
  const x = createLinearScale([first.at, last.at], first.at === last.at ? [right, right] : [right, frame.end]);
  const y = createValueScale(highest, [base, frame.top], VALUE_TICKS);
  const xOf = (point: TimePoint) => x(point.at);
  const hasValue = (point: TimePoint) => point.value !== null;
  const hasCompare = (point: TimePoint) => typeof point.compare === 'number';
  const open = points.findIndex(({ at }) => at === unfinishedAt);
  const whole = open === -1 ? points : points.slice(0, open);
  const all = [...points];
  const over = [...whole];
  return {
    x,
    y,
    right,
    left: frame.end,
    base,
    valueTicks: y.ticks(VALUE_TICKS),
    timeTicks: tickIndexes(points.length, right - frame.end),
    area:
      area<TimePoint>(xOf, base, (point) => y(point.value ?? 0))
        .defined(hasValue)
        .curve(curveMonotoneX)(over) ?? '',
    line:
      line<TimePoint>(xOf, (point) => y(point.value ?? 0))
        .defined(hasValue)
        .curve(curveMonotoneX)(over) ?? '',
    unfinishedLine:
      open === -1
        ? ''
        : (line<TimePoint>(xOf, (point) => y(point.value ?? 0)).defined(hasValue)(points.slice(Math.max(0, open - 1), open + 1)) ?? ''),
    compareLine:
      line<TimePoint>(xOf, (point) => y(point.compare ?? 0))
        .defined(hasCompare)
        .curve(curveMonotoneX)(all) ?? '',
  };
}

/** The least distance between the middles of two marks, in px. */
const MARK_ROOM = 22;

/** The positions of marks, from right to left: each at its own instant, or next to the previous one; null if there is no room. */
export function spreadMarks(wanted: readonly number[], left: number): (number | null)[] {
  let before = Infinity;
  return wanted.map((x) => {
    const moved = Math.min(x, before - MARK_ROOM);
    if (moved < left - MARK_ROOM / 2) return null;
    before = moved;
    return moved;
  });
}
