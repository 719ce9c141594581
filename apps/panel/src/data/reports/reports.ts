import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { statsRequest } from '#data/first-requests.ts';
import { reportKeys } from '#data/keys/report-keys.ts';

export type Stats = CallAnswer<'reports', 'getStats'>;
export type PublisherStats = Stats['publishers'][number];

export type Overview = CallAnswer<'reports', 'getOverview'>;
export type ComparedCampaign = Overview['campaigns']['results'][number];
type OverviewQuery = NonNullable<CallInput<'reports', 'getOverview'>['query']>;

/** The days of a report, and those to compare with; a stranger brings the token of a link. */
export type Ranges = Partial<DayRange> & { readonly compare_from?: string; readonly compare_to?: string; readonly token?: string };

/** Without a range the server uses the campaign's own days, and to compare with it those before. */
export function statsQuery(id: number, ranges: Ranges) {
  return queryOptions({
    queryKey: reportKeys.stats(id, ranges),
    queryFn: ({ signal }) => api.reports.getStats(statsRequest(id, ranges), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The table of a tab as an Excel file, with the range and order on screen. */
export function downloadReport(id: number, query: NonNullable<CallInput<'reports', 'exportReport'>['query']>) {
  return api.reports.exportReport({ params: { id }, query });
}

/** The same report as a document to print. */
export function downloadReportPdf(id: number, query: NonNullable<CallInput<'reports', 'exportReportPdf'>['query']>) {
  return api.reports.exportReportPdf({ params: { id }, query });
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
