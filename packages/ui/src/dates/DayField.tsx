import { formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#actions/Button.tsx';
import { joinClasses } from '#classes.ts';
import { Field, type FieldStyle } from '#fields/Field.tsx';
import { PopoverLayer } from '#overlays/Popover.tsx';
import { PeriodCalendar } from './PeriodCalendar.tsx';

export interface DayFieldProps extends FieldStyle {
  label: string;
  /** Gregorian YYYY-MM-DD; null: no day. */
  value: string | null;
  onChange: (day: string | null) => void;
  min: string;
  max: string;
  /** What no day means: shown while there is none, and the choice that takes the day back. */
  none: string;
}

/** A Jalali day, or none, from a calendar. */
export function DayField({ value, onChange, min, max, none, ...field }: DayFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = value === null ? none : formatWeekdayDayMonth(tehranInstant(value, 12));
  return (
    <Field {...field} isGroup>
      {(control) => (
        <div data-invalid={control['aria-invalid']} className="control-frame h-(--h-md)">
          <button
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${field.label}: ${shown}`}
            aria-describedby={control['aria-describedby']}
            onClick={() => setOpen(true)}
            className="flex size-full items-center gap-2.5 rounded-md px-3 outline-none"
          >
            <CalendarDays aria-hidden size={18} className="shrink-0 text-text-3" />
            <span className={joinClasses('min-w-0 flex-1 truncate text-start text-control', value === null && 'text-text-3')}>{shown}</span>
          </button>
          <PopoverLayer label={field.label} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
            {(close) => (
              <div className="flex flex-col gap-2 px-4 py-3">
                <PeriodCalendar
                  label={field.label}
                  value={value}
                  period={{ start: value, end: null }}
                  months={1}
                  onPick={(day) => {
                    onChange(day);
                    close();
                  }}
                  {...{ min, max }}
                />
                {value !== null && (
                  <Button
                    variant="ghost"
                    isFullWidth
                    onClick={() => {
                      onChange(null);
                      close();
                    }}
                  >
                    {none}
                  </Button>
                )}
              </div>
            )}
          </PopoverLayer>
        </div>
      )}
    </Field>
  );
}
