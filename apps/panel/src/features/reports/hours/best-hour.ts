import { findBestCell, findBestSpan, type WeekHour } from '@jarchi/domain/reports/hours/week-hours.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import { hoursFa as fa } from './hours.fa.ts';

/** «۲۱:۰۰». */
export function timeText(hour: number): string {
  const digits = formatNumber(hour);
  return `${hour < 10 ? formatNumber(0) : ''}${digits}:${formatNumber(0)}${formatNumber(0)}`;
}

/** The best hour, and the hours with most of the figure, as two sentences; undefined where there is no figure. */
export function tellBestHour(week: readonly WeekHour[], metric: Metric): { readonly best: string; readonly span: string } | undefined {
  const cell = findBestCell(week, metric);
  const span = findBestSpan(week, metric);
  if (!cell || !span) return undefined;
  const { most, all } = fa.of[metric];
  return {
    best: fa.best(fa.weekdays[cell.weekday] ?? '', timeText(cell.hour), most),
    span: fa.span(formatPercent(span.share), all, timeText(span.from), timeText(span.to)),
  };
}
