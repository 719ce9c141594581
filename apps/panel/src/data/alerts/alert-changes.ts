import type { CallInput } from '@jarchi/contract/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';
import { alertKeys, alertsQuery, scheduledReportsQuery, type Alert, type ScheduledReport } from './alerts.ts';

export type ReportOrder = CallInput<'alerts', 'createScheduledReport'>['body'];

interface Telling<T> {
  readonly onSuccess: (saved: T) => void;
  readonly onError: (error: Error) => void;
}

/** Saves one alert; the response takes its place in the list. */
export function useSaveAlert(tell: Telling<Alert>) {
  return useChange({
    send: (alert: Alert) => api.alerts.saveAlert({ body: alert }),
    refreshes: [alertKeys.settings()],
    keep: (queryClient, saved) =>
      void queryClient.setQueryData(
        alertsQuery.queryKey,
        (known) => known && { results: known.results.map((one) => (one.kind === saved.kind ? saved : one)) },
      ),
    ...tell,
  });
}

const keepReport = (queryClient: QueryClient, saved: ScheduledReport) =>
  void queryClient.setQueryData(
    scheduledReportsQuery.queryKey,
    (known) => known && { results: known.results.map((one) => (one.id === saved.id ? saved : one)) },
  );

/** Makes a scheduled report, or changes the one that has the id. */
export function useSaveReport(tell: Telling<ScheduledReport>) {
  return useChange({
    send: ({ id, order }: { readonly id: number | undefined; readonly order: ReportOrder }) =>
      id === undefined
        ? api.alerts.createScheduledReport({ body: order })
        : api.alerts.updateScheduledReport({ params: { id }, body: order }),
    refreshes: [alertKeys.reports()],
    keep: keepReport,
    isBusyUntilRead: true,
    ...tell,
  });
}

export function useDeleteReport(tell: Telling<unknown>) {
  return useChange({
    send: (id: number) => api.alerts.deleteScheduledReport({ params: { id } }),
    refreshes: [alertKeys.reports()],
    isBusyUntilRead: true,
    ...tell,
  });
}

/** Makes a run that failed again. */
export function useResendReport(tell: Telling<ScheduledReport>) {
  return useChange({
    send: (id: number) => api.alerts.resendScheduledReport({ params: { id }, body: {} }),
    refreshes: [alertKeys.reports(), notificationKeys.all],
    keep: keepReport,
    ...tell,
  });
}
