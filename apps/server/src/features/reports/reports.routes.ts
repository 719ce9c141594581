import type { HandlersOf } from '#infra/http/handler.ts';
import type { ReportsService } from './reports.service.ts';

export function reportsHandlers(service: ReportsService): HandlersOf<'reports'> {
  return {
    getStats: ({ caller, params, query }) => service.readStats(caller.account_id, params.id, query),
    exportReport: ({ caller, params, query }) => service.exportReport(caller.account_id, params.id, query),
    getOverview: ({ caller, query }) => service.readOverview(caller.account_id, query),
    exportOverview: ({ caller, query }) => service.exportOverview(caller.account_id, query),
  };
}
