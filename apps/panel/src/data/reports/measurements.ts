import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type Measurements = CallAnswer<'measurements', 'listMeasurements'>;
export type Measurement = Measurements['results'][number];
export type MeasuredPlacement = Measurements['placements'][number];
export type CostRule = CallAnswer<'measurements', 'getCostRule'>;
export type FigureQuery = NonNullable<CallInput<'measurements', 'exportMeasurements'>['query']>;
export type CellQuery = NonNullable<CallInput<'measurements', 'getCostRule'>['query']>;

const measurementKeys = {
  all: ['measurements'],
  sums: (id: number, query: FigureQuery) => ['measurements', id, 'sums', query] as const,
  list: (id: number, query: FigureQuery) => ['measurements', id, 'list', query] as const,
  cost: (id: number, query: CellQuery) => ['measurements', id, 'cost', query] as const,
} as const;

/** What a figure is the sum of, by publisher and source. */
export function figureSumsQuery(id: number, query: FigureQuery) {
  return queryOptions({
    queryKey: measurementKeys.sums(id, query),
    queryFn: ({ signal }) => api.measurements.listMeasurements({ params: { id }, query: { ...query, limit: 1 } }, { signal }),
  });
}

const PAGE_SIZE = 24;

/** The measurements of one placement, a day's hours at a time. */
export function measurementsQuery(id: number, query: FigureQuery) {
  return infiniteQueryOptions({
    queryKey: measurementKeys.list(id, query),
    queryFn: ({ signal, pageParam }) => {
      const after = pageParam === null ? {} : { after: pageParam };
      return api.measurements.listMeasurements({ params: { id }, query: { ...query, ...after, limit: PAGE_SIZE } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** How a cost came about. */
export function costRuleQuery(id: number, query: CellQuery) {
  return queryOptions({
    queryKey: measurementKeys.cost(id, query),
    queryFn: ({ signal }) => api.measurements.getCostRule({ params: { id }, query }, { signal }),
  });
}

/** All measurements of a figure as an Excel file. */
export function downloadMeasurements(id: number, query: FigureQuery) {
  return api.measurements.exportMeasurements({ params: { id }, query });
}
