import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type Stats = CallAnswer<'reports', 'getStats'>;
export type PublisherStats = Stats['publishers'][number];

export type Overview = CallAnswer<'reports', 'getOverview'>;
export type ComparedCampaign = Overview['campaigns']['results'][number];
type OverviewQuery = NonNullable<CallInput<'reports', 'getOverview'>['query']>;

export const reportKeys = {
  all: ['reports'],
  stats: (id: number, range: Partial<DayRange>) => ['reports', id, range] as const,
  overview: (query: OverviewQuery) => ['reports', 'overview', query] as const,
} as const;

/** Without a range the server uses the campaign's own days. */
export function statsQuery(id: number, range: DayRange | undefined) {
  return queryOptions({
    queryKey: reportKeys.stats(id, range ?? {}),
    queryFn: ({ signal }) => api.reports.getStats({ params: { id }, query: { ...range } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The table of publishers as an Excel file, with the range and order on screen. */
export function downloadReport(id: number, query: NonNullable<CallInput<'reports', 'exportReport'>['query']>) {
  return api.reports.exportReport({ params: { id }, query });
}

/** Figures over all campaigns; the previous page stays until the next one arrives. */
export function overviewQuery(query: OverviewQuery) {
  return queryOptions({
    queryKey: reportKeys.overview(query),
    queryFn: ({ signal }) => api.reports.getOverview({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadOverview(query: NonNullable<CallInput<'reports', 'exportOverview'>['query']>) {
  return api.reports.exportOverview({ query });
}
