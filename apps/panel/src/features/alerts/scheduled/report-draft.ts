import { SCHEDULED_CAMPAIGNS_MAX, type ReportSchedule, type SchedulePeriod } from '@jarchi/domain/alerts/report-schedule.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import type { ScheduledReport } from '#data/alerts/alerts.ts';
import type { ReportOrder } from '#data/alerts/alert-changes.ts';
import { scheduledFa } from './scheduled.fa.ts';

const fa = scheduledFa.form;

/** What the form holds. Each period keeps its own day, so that a switch and back loses nothing. */
export interface ReportDraft {
  readonly whose: 'all' | 'chosen';
  readonly campaigns: readonly number[];
  readonly period: SchedulePeriod;
  readonly days: Readonly<Record<SchedulePeriod, number>>;
  readonly hour: number;
}

const FIRST: ReportDraft = { whose: 'all', campaigns: [], period: 'weekly', days: { weekly: 0, monthly: 1 }, hour: 9 };

/** The form of a report, or of a new one: every Saturday at 9. */
export function startDraft(report: ScheduledReport | undefined): ReportDraft {
  if (!report) return FIRST;
  const { period, day, hour } = report;
  const campaigns = report.campaigns.map(({ id }) => id);
  return { whose: campaigns.length > 0 ? 'chosen' : 'all', campaigns, period, days: { ...FIRST.days, [period]: day }, hour };
}

export function toSchedule({ period, days, hour }: ReportDraft): ReportSchedule {
  return { period, day: days[period], hour };
}

export function toOrder(draft: ReportDraft, is_on: boolean): ReportOrder {
  return { ...toSchedule(draft), campaigns: draft.whose === 'all' ? [] : [...draft.campaigns], is_on };
}

/** The error under the choice of campaigns. */
export function choiceError({ whose, campaigns }: ReportDraft): string | undefined {
  if (whose === 'all') return undefined;
  if (campaigns.length === 0) return fa.chooseOne;
  return campaigns.length > SCHEDULED_CAMPAIGNS_MAX ? fa.tooMany(formatNumber(SCHEDULED_CAMPAIGNS_MAX)) : undefined;
}
