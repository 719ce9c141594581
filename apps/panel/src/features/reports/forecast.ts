import { daysBetween, formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { numberInWords } from '@jarchi/domain/text/numbers.ts';
import { formatPercent } from '@jarchi/ui/format.ts';
import type { Stats } from './reports.queries.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.forecast;

/** Where the reach is heading, in one sentence; empty without a goal. `lastDay` is the campaign's, YYYY-MM-DD. */
export function forecastText(pace: Stats['pace'], lastDay: string): string {
  const { reach, goal_total_reach: goal, goal_day: goalDay, elapsed } = pace;
  if (goal === null || goal === 0) return '';
  if (reach >= goal) return fa.reached;
  if (elapsed >= 1) return fa.finished(formatPercent(reach / goal));
  if (reach === 0) return fa.unknown;
  if (goalDay === null) return fa.missed;
  const day = formatDayMonth(tehranInstant(goalDay));
  const early = daysBetween(goalDay, lastDay);
  if (early === 0) return fa.onTime(day);
  const days = numberInWords(Math.abs(early));
  return early > 0 ? fa.early(day, days) : fa.late(day, days);
}
