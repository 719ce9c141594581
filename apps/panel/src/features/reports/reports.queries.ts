import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import type { ReportSearch } from './report-search.ts';

export type Stats = CallAnswer<'reports', 'getStats'>;
export type PublisherStats = Stats['publishers'][number];

/** Without a range the server answers with the campaign's own days. */
export function statsQuery(id: number, range: DayRange | undefined) {
  return queryOptions({
    queryKey: ['reports', id, range ?? {}],
    queryFn: ({ signal }) => api.reports.getStats({ params: { id }, query: { ...range } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The publishers' table as an Excel file, in the range and order on screen. */
export function downloadReport(id: number, { range, ordering }: Pick<ReportSearch, 'range' | 'ordering'>) {
  return api.reports.exportReport({ params: { id }, query: { ...range, ordering } });
}
