import { z } from 'zod';
import { ALERT_KINDS } from '@jarchi/domain/alerts/alert-kinds.ts';
import { RUN_FAILURES, SCHEDULE_PERIODS, SCHEDULED_CAMPAIGNS_MAX } from '@jarchi/domain/alerts/report-schedule.ts';
import type { alertsCalls } from './alerts.calls.ts';
import { askedAmount, day, done, idParams, instant, type SchemasFor } from '../schema.ts';

const alert = z.strictObject({
  kind: z.enum(ALERT_KINDS),
  is_on: z.boolean(),
  /** Toman, percent points or hours, as the kind is; null where the alert is an event. */
  threshold: askedAmount.nullable(),
});

const schedule = {
  period: z.enum(SCHEDULE_PERIODS),
  /** Weekly: 0 for Saturday to 6 for Friday. Monthly: the day of the Jalali month; a shorter month has it on its last day. */
  day: z.number().int().min(0).max(31),
  /** In Tehran. */
  hour: z.number().int().min(0).max(23),
};

const order = z.object({
  ...schedule,
  /** Empty: all that have figures then. */
  campaigns: z.array(z.number().int().positive()).max(SCHEDULED_CAMPAIGNS_MAX),
  is_on: z.boolean(),
});

const scheduledReport = z.strictObject({
  id: z.number().int(),
  ...schedule,
  campaigns: z.array(z.strictObject({ id: z.number().int(), title: z.string() })),
  is_on: z.boolean(),
  /** Null while it is off. */
  next_run_at: instant.nullable(),
  last_run: z
    .strictObject({
      /** When it was due, and when it was made. */
      due_at: instant,
      made_at: instant,
      range: z.strictObject({ from: day, to: day }),
      /** Null: it was sent. */
      failure: z.enum(RUN_FAILURES).nullable(),
    })
    .nullable(),
});

export const alertsSchemas = {
  listAlerts: { response: z.strictObject({ results: z.array(alert) }) },
  saveAlert: { body: z.object(alert.shape), response: alert },
  listScheduledReports: { response: z.strictObject({ results: z.array(scheduledReport) }) },
  createScheduledReport: { body: order, response: scheduledReport },
  updateScheduledReport: { params: idParams, body: order, response: scheduledReport },
  deleteScheduledReport: { params: idParams, response: done },
  resendScheduledReport: { params: idParams, body: z.object({}), response: scheduledReport },
} as const satisfies SchemasFor<typeof alertsCalls>;
