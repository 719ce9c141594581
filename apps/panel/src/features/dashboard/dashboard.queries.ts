import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { getChoice, type DashboardSearch } from './dashboard-search.ts';

export type Overview = CallAnswer<'reports', 'getOverview'>;
export type ComparedCampaign = Overview['campaigns']['results'][number];

export function overviewQuery(search: DashboardSearch) {
  const query = { ...getChoice(search), limit: search.pageSize, offset: (search.page - 1) * search.pageSize };
  return queryOptions({
    queryKey: ['reports', 'overview', query],
    queryFn: ({ signal }) => api.reports.getOverview({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadOverview(search: DashboardSearch) {
  return api.reports.exportOverview({ query: getChoice(search) });
}
