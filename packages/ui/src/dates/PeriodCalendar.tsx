import '#rac-fa.ts';
import { formatMonthYear } from '@jarchi/domain/calendar/jalali.ts';
import { toIsoDay, toPersianDate } from '@jarchi/domain/calendar/persian-date.ts';
import { toCalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { joinClasses } from '#classes.ts';
import { DayCell } from './DayCell.tsx';

/** Days as YYYY-MM-DD; null is an end that is not chosen yet. */
interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

const arrow =
  'grid size-9 place-items-center rounded-md text-text-2 outline-none hover:bg-surface-hover data-disabled:text-text-disabled data-focus-visible:outline-2 data-focus-visible:outline-focus-ring max-lg:size-11';
const cell =
  'relative grid h-9 w-10 cursor-pointer place-items-center text-md outline-none max-lg:h-11 [td:last-child_&]:text-danger-text data-outside-month:hidden data-disabled:cursor-default data-disabled:text-text-disabled! data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1 data-today:after:rounded-full data-today:after:bg-current data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus-ring';

function MonthTitle({ offset }: { offset: number }) {
  const start = useContext(CalendarStateContext)?.visibleRange.start;
  return (
    <h2 aria-hidden className="flex-1 text-center text-md font-semibold">
      {start && formatMonthYear(start.add({ months: offset }).toDate('Asia/Tehran'))}
    </h2>
  );
}

function getTint(day: string, { start, end }: Period): string {
  if (day === start || day === end) return 'rounded-md bg-action text-text-on-brand!';
  const isInside = start !== null && end !== null && day > start && day < end;
  return isInside ? 'bg-action-soft' : 'rounded-md data-hovered:bg-surface-hover';
}

interface PeriodCalendarProps {
  label: string;
  /** The end of the period that a press moves. */
  value: string | null;
  period: Period;
  min: string;
  max: string;
  months: number;
  onPick: (day: string) => void;
}

/** A Jalali calendar that shows the whole period and moves one end of it. */
export function PeriodCalendar({ label, value, period, min, max, months, onPick }: PeriodCalendarProps) {
  const offsets = Array.from({ length: months }, (_, offset) => offset);
  return (
    <I18nProvider locale="fa-IR">
      <Calendar
        aria-label={label}
        autoFocus
        visibleDuration={{ months }}
        pageBehavior="single"
        value={value === null ? null : toPersianDate(value)}
        minValue={toPersianDate(min)}
        maxValue={toPersianDate(max)}
        onChange={(date) => onPick(toIsoDay(toCalendarDate(date)))}
      >
        <div className="mb-2 flex items-center">
          <Button slot="previous" className={arrow}>
            <ChevronRight aria-hidden size={18} />
          </Button>
          {offsets.map((offset) => (
            <MonthTitle key={offset} offset={offset} />
          ))}
          <Button slot="next" className={arrow}>
            <ChevronLeft aria-hidden size={18} />
          </Button>
        </div>
        <div className="flex items-start justify-center gap-8">
          {offsets.map((offset) => (
            <CalendarGrid key={offset} offset={{ months: offset }} weekdayStyle="narrow" className="border-separate border-spacing-y-0.5">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="size-9 text-sm font-normal text-text-3 last:text-danger-text">{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <DayCell date={date} className={joinClasses(cell, getTint(toIsoDay(toCalendarDate(date)), period))} />}
              </CalendarGridBody>
            </CalendarGrid>
          ))}
        </div>
      </Calendar>
    </I18nProvider>
  );
}
