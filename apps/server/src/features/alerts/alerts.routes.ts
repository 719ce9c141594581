import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { AlertsService } from './alerts.service.ts';

export function alertsHandlers(service: AlertsService): HandlersOf<'alerts'> {
  return {
    listAlerts: async ({ caller }) => succeed(await service.listAlerts(caller)),
    saveAlert: ({ caller, body }) => service.saveAlert(caller, body),
    listScheduledReports: async ({ caller }) => succeed(await service.listScheduledReports(caller)),
    createScheduledReport: ({ caller, body }) => service.createScheduledReport(caller, body),
    updateScheduledReport: ({ caller, params, body }) => service.updateScheduledReport(caller, params.id, body),
    deleteScheduledReport: ({ caller, params }) => service.deleteScheduledReport(caller, params.id),
    resendScheduledReport: ({ caller, params }) => service.resendScheduledReport(caller, params.id),
  };
}
