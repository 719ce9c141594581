import { formatFullDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { toIsoDay } from '@jarchi/domain/calendar/persian-date.ts';
import { toCalendarDate, type DateValue } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { uiFa } from '#ui.fa.ts';

type Cell = Parameters<typeof CalendarCell>[0];

function dayLabel(date: DateValue, isToday: boolean, isSelected: boolean): string {
  const parts = [
    isToday ? uiFa.dates.today : '',
    formatFullDate(tehranInstant(toIsoDay(toCalendarDate(date)), 12)),
    isSelected ? uiFa.dates.selected : '',
  ];
  return parts.filter((part) => part !== '').join(uiFa.chart.separator);
}

/** A day of a calendar. Intl writes a Persian date as «۱۴۰۵ آذر ۲۹, یکشنبه»; its label is written in the order of speech. */
export function DayCell({ date, className }: Pick<Cell, 'date' | 'className'>) {
  return (
    <CalendarCell
      date={date}
      className={className}
      render={(props, { isToday, isSelected }) => <div {...props} aria-label={dayLabel(date, isToday, isSelected)} />}
    />
  );
}
