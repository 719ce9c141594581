import type { CallAnswer } from '@jarchi/contract/types.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { REFRESH_MS } from '#data/campaigns/campaigns.ts';
import type { Ranges } from './reports.ts';
import { reportKeys } from '#data/keys/report-keys.ts';

export type Parts = CallAnswer<'reports', 'getStatsParts'>;
export type PlacementStats = CallAnswer<'reports', 'getStatsOfPlacement'>;
export type ExplainedChange = CallAnswer<'reports', 'explainChange'>;
export type ExplainedFigure = ExplainedChange['figure'];

/** Without a stream, a report whose campaign can still change is read again, all its parts at the same interval. */
export const whileLive = (isLive: boolean) => ({ refetchInterval: () => isLive && pollUnlessLive(REFRESH_MS) });

/** The figures of a report by content or by platform. */
export function partsQuery(id: number, by: 'content' | 'platform', ranges: Ranges) {
  return queryOptions({
    queryKey: reportKeys.tab(id, by, ranges),
    queryFn: ({ signal }) => api.reports.getStatsParts({ params: { id }, query: { ...ranges, by } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The figures of a report by day of the week and hour. */
export function hoursQuery(id: number, ranges: Ranges) {
  return queryOptions({
    queryKey: reportKeys.tab(id, 'hour', ranges),
    queryFn: ({ signal }) => api.reports.getStatsHours({ params: { id }, query: ranges }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One publisher of a report. */
export function placementStatsQuery(campaign: number, placement: number, ranges: Ranges) {
  return queryOptions({
    queryKey: reportKeys.tab(campaign, `placement ${placement}`, ranges),
    queryFn: ({ signal }) => api.reports.getStatsOfPlacement({ params: { campaign, placement }, query: ranges }, { signal }),
  });
}

/** Why a figure changed from the compared range. */
export function changeQuery(id: number, figure: ExplainedFigure, ranges: Ranges) {
  return queryOptions({
    queryKey: reportKeys.tab(id, `change of ${figure}`, ranges),
    queryFn: ({ signal }) => api.reports.explainChange({ params: { id }, query: { ...ranges, figure } }, { signal }),
  });
}
