import { getWindow } from '@jarchi/shell/list/define-list.ts';
import { downloadOverview as download, overviewQuery as query } from '#data/reports/reports.ts';
import { getDashboardQuery, type DashboardState } from './dashboard-list.ts';

/** The figures that an address asks for. */
export function overviewQuery(state: DashboardState) {
  return query({ ...getDashboardQuery(state), ...getWindow(state) });
}

export function downloadOverview(state: DashboardState) {
  return download(getDashboardQuery(state));
}
