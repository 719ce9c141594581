import type { ReportSchedule } from '@jarchi/domain/alerts/report-schedule.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import type { ScheduledReport } from '#data/alerts/alerts.ts';
import { scheduledFa as fa } from './scheduled.fa.ts';

/** «۰۹:۰۰» */
export function hourText(hour: number): string {
  return fa.hour(toPersianDigits(String(hour).padStart(2, '0')));
}

/** «شنبه‌ها، ۰۹:۰۰» */
export function timesText({ period, day, hour }: ReportSchedule): string {
  if (period === 'weekly') return fa.weekly(fa.weekdays[day] ?? '', hourText(hour));
  return fa.monthly(formatNumber(day), hourText(hour));
}

/** «همهٔ کمپین‌ها، هفتگی» */
export function reportName({ campaigns, period }: Pick<ScheduledReport, 'campaigns' | 'period'>): string {
  const [first, ...others] = campaigns;
  const one = first && (others.length === 0 ? fa.named(first.title) : fa.several(first.title, formatNumber(others.length)));
  return fa.rowTitle(one ?? fa.all, fa.periods[period]);
}
