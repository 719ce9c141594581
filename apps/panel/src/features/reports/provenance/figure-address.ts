import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';

/** A figure of a report that is open: all of the range, one publisher, one day or one hour. */
export interface OpenFigure {
  readonly metric: Metric | 'cost';
  readonly placement_id?: number;
  /** The start of a point of the chart, ms. */
  readonly at?: number;
}

const FIGURES = [...METRICS, 'cost'] as const;

/** «reach», «reach.p12» or «reach.t1794000000000»: the parameter `figure` of the address. */
export function writeFigure({ metric, placement_id, at }: OpenFigure): string {
  if (placement_id !== undefined) return `${metric}.p${placement_id}`;
  return at === undefined ? metric : `${metric}.t${at}`;
}

export function readFigure(raw: unknown): OpenFigure | undefined {
  if (typeof raw !== 'string') return undefined;
  const [, name, kind, number] = /^([a-z]+)(?:\.([pt])(\d{1,15}))?$/.exec(raw) ?? [];
  const metric = FIGURES.find((known) => known === name);
  if (metric === undefined) return undefined;
  if (kind === undefined) return { metric };
  return kind === 'p' ? { metric, placement_id: Number(number) } : { metric, at: Number(number) };
}
