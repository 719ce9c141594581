import { formatMonthYear } from '@jarchi/domain/calendar/jalali.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { joinClasses } from '#classes.ts';
import { DayCell } from './DayCell.tsx';

const arrow =
  'grid size-9 place-items-center rounded-md text-text-2 outline-none hover:bg-surface-hover data-disabled:text-text-disabled data-focus-visible:outline-2 data-focus-visible:outline-focus-ring';

const single = 'data-selected:rounded-md data-selected:bg-action data-selected:text-text-on-brand!';
const range =
  'data-selected:rounded-none data-selected:bg-action-soft data-selection-start:rounded-md data-selection-end:rounded-md data-selection-start:bg-action data-selection-end:bg-action data-selection-start:text-text-on-brand! data-selection-end:text-text-on-brand!';

function MonthTitle({ offset }: { offset: number }) {
  const one = useContext(CalendarStateContext);
  const many = useContext(RangeCalendarStateContext);
  const start = (one ?? many)?.visibleRange.start;
  return (
    <h2 aria-hidden className="flex-1 text-center text-md font-semibold">
      {start && formatMonthYear(start.add({ months: offset }).toDate('Asia/Tehran'))}
    </h2>
  );
}

/** The months of a calendar, the earlier at the right; used inside a Calendar or a RangeCalendar. */
export function CalendarMonths({ months, isRange }: { months: number; isRange: boolean }) {
  return (
    <div>
      <div className="mb-2 flex items-center">
        <Button slot="previous" className={arrow}>
          <ChevronRight aria-hidden size={18} />
        </Button>
        {Array.from({ length: months }, (_, offset) => (
          <MonthTitle key={offset} offset={offset} />
        ))}
        <Button slot="next" className={arrow}>
          <ChevronLeft aria-hidden size={18} />
        </Button>
      </div>
      <div className="flex items-start justify-center gap-8">
        {Array.from({ length: months }, (_, offset) => (
          <CalendarGrid key={offset} offset={{ months: offset }} weekdayStyle="narrow" className="border-separate border-spacing-y-0.5">
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="size-9 text-sm font-normal text-text-3 last:text-danger-text">{day}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <DayCell
                  date={date}
                  className={joinClasses(
                    'relative grid h-9 w-10 cursor-pointer place-items-center rounded-md text-md outline-none [td:last-child_&]:text-danger-text',
                    'data-outside-month:hidden not-data-selected:data-hovered:bg-surface-hover data-disabled:cursor-default data-disabled:text-text-disabled!',
                    'data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1 data-today:after:rounded-full data-today:after:bg-current',
                    'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus-ring',
                    isRange ? range : single,
                  )}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </div>
  );
}
