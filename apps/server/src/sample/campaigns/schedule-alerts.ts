import type { App } from '#app.ts';
import type { AlertSetting } from '@jarchi/domain/alerts/alert-kinds.ts';
import { addDays, getWeekday, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { AccountCaller } from '#infra/http/caller.ts';

/** Days before today on which the alerts are switched on: late enough that few of them ring. */
const DAYS_AGO = 2;
const AT_HOUR = 12;

const ALERTS: readonly AlertSetting[] = [
  { kind: 'pace_behind', is_on: true, threshold: 25 },
  { kind: 'publisher_out', is_on: true, threshold: null },
  { kind: 'balance_low', is_on: true, threshold: 1_000_000 },
];

/** Switches alerts on, and has a report on all campaigns sent each week, for the first time yesterday. */
export function listAlertSteps({ services: { alerts } }: Pick<App, 'services'>, caller: AccountCaller, today: string) {
  const run = async () => {
    for (const setting of ALERTS) {
      const saved = await alerts.saveAlert(caller, setting);
      if (!saved.ok) throw new Error(`sample alert: ${saved.error.code}`);
    }
    const order = { period: 'weekly', day: getWeekday(addDays(today, -1)), hour: 9, is_on: true } as const;
    const made = await alerts.createScheduledReport(caller, { ...order, campaigns: [] });
    if (!made.ok) throw new Error(`sample report: ${made.error.code}`);
  };
  return [{ at: tehranInstant(addDays(today, -DAYS_AGO), AT_HOUR), run }];
}
