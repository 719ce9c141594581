import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type SharedReport = CallAnswer<'sharing', 'openSharedReport'>;
export type SharedContent = CallAnswer<'sharing', 'openSharedContent'>;

/** A link as its address has it. */
export interface SharedLink {
  readonly id: number;
  readonly token: string;
}

const sharedKeys = {
  report: ({ id, token }: SharedLink) => ['shared', 'report', id, token] as const,
  stats: ({ id, token }: SharedLink, range: Partial<DayRange>) => ['shared', 'stats', id, token, range] as const,
  content: ({ id, token }: SharedLink) => ['shared', 'content', id, token] as const,
} as const;

/** Each of these requests counts as an opening, so a page sends it once. */
const ONCE = { staleTime: Infinity, gcTime: Infinity, refetchOnReconnect: false, refetchOnWindowFocus: false } as const;

export function sharedReportQuery(link: SharedLink) {
  return queryOptions({
    queryKey: sharedKeys.report(link),
    queryFn: ({ signal }) => api.sharing.openSharedReport({ params: { id: link.id }, query: { token: link.token }, body: {} }, { signal }),
    ...ONCE,
  });
}

export function sharedContentQuery(link: SharedLink) {
  return queryOptions({
    queryKey: sharedKeys.content(link),
    queryFn: ({ signal }) => api.sharing.openSharedContent({ params: { id: link.id }, query: { token: link.token }, body: {} }, { signal }),
    ...ONCE,
  });
}

/** The figures of a link; without a range the campaign's own days. */
export function sharedStatsQuery({ id, token }: SharedLink, range: DayRange | undefined) {
  return queryOptions({
    queryKey: sharedKeys.stats({ id, token }, range ?? {}),
    queryFn: ({ signal }) => api.reports.getStats({ params: { id }, query: { token, ...range } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

type ReportQuery = Omit<NonNullable<CallInput<'reports', 'exportReport'>['query']>, 'token'>;

export function downloadSharedReport({ id, token }: SharedLink, query: ReportQuery) {
  return api.reports.exportReport({ params: { id }, query: { token, ...query } });
}

export function downloadSharedPdf({ id, token }: SharedLink, query: ReportQuery) {
  return api.reports.exportReportPdf({ params: { id }, query: { token, ...query } });
}
