import type { AccountCaller, LinkCaller } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { ReportReader } from './report-readers.ts';
import type { ReportsService } from './reports.service.ts';

function readerOf(caller: AccountCaller | LinkCaller): ReportReader {
  return { account_id: caller.account_id, link: 'link' in caller ? caller.link : undefined };
}

export function reportsHandlers(service: ReportsService): HandlersOf<'reports'> {
  return {
    getStats: ({ caller, params, query }) => service.readStats(readerOf(caller), params.id, query),
    exportReport: ({ caller, params, query }) => service.exportReport(readerOf(caller), params.id, query),
    exportReportPdf: ({ caller, params, query, request }) => service.exportReportPdf(readerOf(caller), params.id, query, request.signal),
    getStatsParts: ({ caller, params, query }) => service.readParts(readerOf(caller), params.id, query),
    getStatsHours: ({ caller, params, query }) => service.readHours(readerOf(caller), params.id, query),
    getStatsOfPlacement: ({ caller, params, query }) => service.readPlacement(caller.account_id, params, query),
    explainChange: ({ caller, params, query }) => service.explainChange(caller.account_id, params.id, query),
    listNotes: ({ caller, params }) => service.listNotes(caller.account_id, params.id),
    addNote: ({ caller, params, body }) => service.addNote(caller, params.id, body),
    updateNote: ({ caller, params, body }) => service.updateNote(caller.account_id, params, body),
    deleteNote: ({ caller, params }) => service.deleteNote(caller.account_id, params),
    getOverview: ({ caller, query }) => service.readOverview(caller.account_id, query),
    exportOverview: ({ caller, query }) => service.exportOverview(caller.account_id, query),
  };
}
