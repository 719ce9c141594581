import { costPerThousand } from '#publishers/estimates.ts';
import { METRICS, type Metric } from '#reports/reports.ts';

type Figures = Readonly<Record<Metric | 'cost', number | null>>;

/** One point of a series; null where nothing was measured or paid. */
export interface SeriesPoint extends Figures {
  /** ISO 8601. */
  readonly at: string;
  readonly cost_per_thousand: number | null;
}

/** The sum of the known values; null (a gap) when all are unknown. */
export function addKnown(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}

/** Adds series with the same instants: a point is a gap only where all of them have a gap. */
export function addSeries(series: readonly (readonly SeriesPoint[])[]): SeriesPoint[] {
  const [first = []] = series;
  return first.map(({ at }, index) => {
    const sumOf = (key: keyof Figures) => addKnown(series.map((points) => points[index]?.[key] ?? null));
    const [reach, views, clicks] = METRICS.map(sumOf) as [number | null, number | null, number | null];
    const cost = sumOf('cost');
    return { at, reach, views, clicks, cost, cost_per_thousand: reach === null ? null : costPerThousand(cost ?? 0, reach) };
  });
}

/** The parts of a stacked chart with their own colour; the rest share one. */
const COLOURED_PARTS = 3;

/** The first three parts, and the rest, which may be empty. */
export function splitParts<Part>(parts: readonly Part[]): { readonly own: readonly Part[]; readonly rest: readonly Part[] } {
  return { own: parts.slice(0, COLOURED_PARTS), rest: parts.slice(COLOURED_PARTS) };
}
