import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type Alert = CallAnswer<'alerts', 'listAlerts'>['results'][number];
export type ScheduledReport = CallAnswer<'alerts', 'listScheduledReports'>['results'][number];

export const alertKeys = {
  settings: () => ['alerts', 'settings'] as const,
  reports: () => ['alerts', 'reports'] as const,
} as const;

/** What this person is alerted to in the account. */
export const alertsQuery = queryOptions({
  queryKey: alertKeys.settings(),
  queryFn: ({ signal }) => api.alerts.listAlerts({}, { signal }),
});

/** The reports that this person has sent to them. */
export const scheduledReportsQuery = queryOptions({
  queryKey: alertKeys.reports(),
  queryFn: ({ signal }) => api.alerts.listScheduledReports({}, { signal }),
});
