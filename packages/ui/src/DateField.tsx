import './rac-fa.ts';
import { formatDate, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { toIsoDay, toPersianDate } from '@jarchi/domain/calendar/persian-date.ts';
import { toCalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { joinClasses } from './classes.ts';
import { CalendarMonths } from './dates/calendar-parts.tsx';
import { JalaliTextInput } from './dates/JalaliTextInput.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import { Popover } from './Popover.tsx';
import { uiFa } from './ui.fa.ts';

export interface DateFieldProps extends FieldTexts {
  label: string;
  /** Gregorian YYYY-MM-DD. */
  value: string | null;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** «سه‌شنبه ۱۲ آبان» in the place of «۱۲ آبان ۱۴۰۵». */
  hasWeekday?: boolean | undefined;
  /** At the end of the box: «۲ روز دیگر». */
  end?: ReactNode;
  id?: string | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** One Jalali day, from a calendar or typed. */
export function DateField({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  min,
  max,
  hasWeekday = false,
  end,
  id: givenId,
  placeholder = uiFa.dates.choose,
  className,
}: DateFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const shown = value === null ? placeholder : (hasWeekday ? formatWeekdayDayMonth : formatDate)(tehranInstant(value, 12));
  const trigger = (
    <>
      <CalendarDays aria-hidden size={18} className="shrink-0 text-text-3" />
      <span className={joinClasses('min-w-0 flex-1 truncate text-start text-control', value === null && 'text-text-3')}>{shown}</span>
      {end && <span className="shrink-0 text-sm text-text-3">{end}</span>}
    </>
  );
  return (
    <Field isGroup label={label} hint={hint} error={error} optional={optional} htmlFor={id} className={className}>
      <div data-invalid={Boolean(error) || undefined} className="control-frame h-(--h-lg)">
        <Popover
          label={label}
          triggerLabel={`${label}: ${shown}`}
          trigger={trigger}
          triggerClass="flex size-full items-center gap-2.5 rounded-md px-3 outline-none"
          className="p-4"
        >
          {(close) => (
            <div className="p-4 wide:p-0">
              <I18nProvider locale="fa-IR">
                <Calendar
                  aria-label={label}
                  autoFocus
                  value={value === null ? null : toPersianDate(value)}
                  minValue={min === undefined ? null : toPersianDate(min)}
                  maxValue={max === undefined ? null : toPersianDate(max)}
                  onChange={(date) => {
                    onChange(toIsoDay(toCalendarDate(date)));
                    close();
                  }}
                >
                  <CalendarMonths months={1} isRange={false} />
                </Calendar>
              </I18nProvider>
              <div className="mt-3 border-t pt-3">
                <JalaliTextInput label={label} value={value} onChange={onChange} min={min} max={max} />
              </div>
            </div>
          )}
        </Popover>
      </div>
    </Field>
  );
}
