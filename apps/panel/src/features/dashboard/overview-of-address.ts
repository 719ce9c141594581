import { downloadOverview as download, overviewQuery as query } from '#data/reports/reports.ts';
import { getChoice, type DashboardSearch } from './dashboard-search.ts';

/** The figures that an address asks for. */
export function overviewQuery(search: DashboardSearch) {
  return query({ ...getChoice(search), limit: search.pageSize, offset: (search.page - 1) * search.pageSize });
}

export function downloadOverview(search: DashboardSearch) {
  return download(getChoice(search));
}
