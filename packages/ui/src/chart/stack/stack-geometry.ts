import { addKnown } from '@jarchi/domain/reports/overview/overview-series.ts';
import { curveMonotoneX, line } from 'd3-shape';
import { createValueScale } from '#chart/linear-scale.ts';
import { tickIndexes, type Frame } from '#chart/geometry.ts';

/** One colour, with its value in each column. */
export interface StackPart {
  readonly name: string;
  /** A platform's hue; undefined is the neutral grey. */
  readonly hue?: string | undefined;
  /** null: no data. */
  readonly values: readonly (number | null)[];
}

export interface Segment {
  /** The index of its part. */
  readonly part: number;
  readonly y: number;
  readonly height: number;
}

const VALUE_TICKS = 3;
const COLUMN_SHARE = 0.62;
const COLUMN_MOST = 18;
const GAP = 1.5;
/** px: even the smallest part stays visible. */
const LEAST_HEIGHT = 1;

/** The total of each column; null if no part has data. */
export function columnTotals(parts: readonly StackPart[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => addKnown(parts.map(({ values }) => values[index] ?? null)));
}

/** The indexes with a label. A requested last label is always there, and its neighbour is dropped for it. */
export function stackTicks(count: number, plotWidth: number, isLastWanted: boolean): number[] {
  const ticks = tickIndexes(count, plotWidth);
  const last = count - 1;
  const step = ticks[1] ?? 1;
  return isLastWanted ? [...ticks.filter((index) => last - index >= step * 0.75), last] : ticks;
}

/** Columns from right to left, their parts from the base up; undefined without width or data. */
export function drawStack(parts: readonly StackPart[], compare: readonly (number | null)[], count: number, frame: Frame) {
  if (frame.width === 0 || count === 0) return undefined;
  const totals = columnTotals(parts, count);
  const earlier = compare.slice(0, count);
  const highest = Math.max(1, ...totals.map((value) => value ?? 0), ...earlier.map((value) => value ?? 0));
  const right = frame.width - frame.axis;
  const base = frame.height - frame.bottom;
  const step = (right - frame.end) / count;
  const y = createValueScale(highest, [base, frame.top], VALUE_TICKS);
  const centre = (index: number) => right - (index + 0.5) * step;
  const columns = totals.map((_, index) => {
    let sum = 0;
    const segments: Segment[] = [];
    for (const [part, { values }] of parts.entries()) {
      const value = values[index] ?? 0;
      if (value <= 0) continue;
      const bottom = y(sum) - (sum > 0 ? GAP : 0);
      sum += value;
      const height = Math.max(LEAST_HEIGHT, bottom - y(sum));
      segments.push({ part, y: bottom - height, height });
    }
    return segments;
  });
  return {
    y,
    right,
    base,
    end: frame.end,
    step,
    centre,
    columns,
    columnWidth: Math.min(COLUMN_MOST, step * COLUMN_SHARE),
    valueTicks: y.ticks(VALUE_TICKS),
    compareLine:
      line<number | null>(
        (_, index) => centre(index),
        (value) => y(value ?? 0),
      )
        .defined((value) => value !== null)
        .curve(curveMonotoneX)([...earlier]) ?? '',
  };
}

/** The column at an x position, limited to the plot. */
export function columnAt(x: number, count: number, drawn: Pick<NonNullable<ReturnType<typeof drawStack>>, 'right' | 'step'>): number {
  return Math.min(count - 1, Math.max(0, Math.floor((drawn.right - x) / drawn.step)));
}
