import { formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { forecastGoal, type GoalPace } from '@jarchi/domain/reports/forecast.ts';
import { numberInWords } from '@jarchi/domain/numbers/numbers.ts';
import { formatPercent } from '@jarchi/ui/format/format.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.forecast;
const dayText = (day: string) => formatDayMonth(tehranInstant(day));

/** The forecast of the goal in one sentence; empty without a goal. `lastDay` is the campaign's last day, YYYY-MM-DD. */
export function forecastText(pace: GoalPace, lastDay: string): string {
  const forecast = forecastGoal(pace, lastDay);
  switch (forecast.kind) {
    case 'no_goal':
      return '';
    case 'reached':
      return fa.reached;
    case 'finished':
      return fa.finished(formatPercent(forecast.share));
    case 'too_early':
      return fa.unknown;
    case 'missed':
      return fa.missed;
    case 'on_time':
      return fa.onTime(dayText(forecast.day));
    case 'early':
    case 'late':
      return fa[forecast.kind](dayText(forecast.day), numberInWords(forecast.days));
  }
}
