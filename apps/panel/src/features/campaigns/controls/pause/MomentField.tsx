import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { formatHour, PUBLISH_HOURS } from '@jarchi/domain/calendar/publish-start.ts';
import { DayField } from '@jarchi/ui/dates/DayField.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { startHour, type Moment } from './moment.ts';
import { pauseFa as fa } from './pause.fa.ts';

const HOURS = PUBLISH_HOURS.map((hour) => ({ value: String(hour), label: formatHour(hour) }));

interface MomentFieldProps {
  label: string;
  /** What no moment means. */
  none: string;
  value: Moment;
  onChange: (moment: Moment) => void;
  now: number;
  last: string;
  hint?: string;
  error?: string | undefined;
}

/** A day and an hour, or none. */
export function MomentField({ value, onChange, now, last, label, ...field }: MomentFieldProps) {
  const today = tehranDay(now);
  return (
    <div className="flex items-start gap-2">
      <DayField
        {...field}
        label={label}
        value={value?.day ?? null}
        onChange={(day) => onChange(day === null ? null : { day, hour: value?.hour ?? startHour(day, now) })}
        min={today}
        max={last < today ? today : last}
        className="flex-1"
      />
      {value && (
        <SelectField
          label={fa.hour}
          value={String(value.hour)}
          onChange={(hour) => onChange({ ...value, hour: Number(hour) })}
          options={HOURS}
          className="w-28"
        />
      )}
    </div>
  );
}
