import { AHEAD_MAX_DAYS, PERIOD_MAX_DAYS } from '@jarchi/domain/drafts/drafts.ts';
import { addDays, daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { formatHour, PUBLISH_HOURS, PUBLISH_START_DAYS } from '@jarchi/domain/calendar/publish-start.ts';
import { formatNumber } from '@jarchi/ui/format.ts';
import { SelectField } from '@jarchi/ui/SelectField.tsx';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import { lazy, Suspense } from 'react';
import { fieldError } from '../draft-texts.ts';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { FormPartProps } from './form-props.ts';
import { FormSection } from './FormSection.tsx';
import { HoursRibbon } from './HoursRibbon.tsx';

const DateField = lazy(async () => ({ default: (await import('@jarchi/ui/DateField.tsx')).DateField }));

const waiting = <Skeleton className="mt-7.5 h-(--h-lg)! rounded-md!" />;
const DEFAULT_DAYS = 7;
const startDays: readonly number[] = PUBLISH_START_DAYS;
const hours = PUBLISH_HOURS.map((hour) => ({ value: String(hour), label: formatHour(hour) }));

const awayLabel = (days: number) => (days === 0 ? fa.startNow : fa.inDays(formatNumber(days)));

/** Start, end and the hours of a day; the start options keep the length of the period. */
export function PeriodSection({ data, issues, onChange, today }: FormPartProps & { today: string | undefined }) {
  const { publish_period_start: start, publish_period_end: end } = data;
  const { preferred_publish_start_hour: from, preferred_publish_end_hour: to } = data;
  const days = start !== null && end !== null ? daysBetween(start, end) + 1 : 0;
  const away = today !== undefined && start !== null ? daysBetween(today, start) : undefined;
  const startOn = (day: string) =>
    onChange({ publish_period_start: day, publish_period_end: addDays(day, (days > 0 ? days : DEFAULT_DAYS) - 1) });
  const isStartOption = away !== undefined && startDays.includes(away);
  return (
    <FormSection
      title={fa.when}
      note={days > 0 && to > from ? fa.periodSummary(formatNumber(days), formatNumber(to - from)) : undefined}
      aside={
        today !== undefined && (
          <SelectField
            label={fa.startFrom}
            isLabelHidden
            className="w-40"
            placeholder={fa.startFrom}
            value={isStartOption ? String(away) : ''}
            onChange={(value) => startOn(addDays(today, Number(value)))}
            options={startDays.map((option) => ({ value: String(option), label: awayLabel(option) }))}
          />
        )
      }
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-[2fr_2fr_1.2fr_1.2fr]">
        <Suspense fallback={waiting}>
          <DateField
            className="max-md:col-span-2"
            label={fa.start}
            hasWeekday
            value={start}
            min={today}
            max={today && addDays(today, AHEAD_MAX_DAYS)}
            onChange={startOn}
            end={away !== undefined && away > 0 ? awayLabel(away) : undefined}
            error={fieldError(issues, 'publish_period_start')}
          />
        </Suspense>
        <Suspense fallback={waiting}>
          <DateField
            className="max-md:col-span-2"
            label={fa.end}
            hasWeekday
            value={end}
            min={start ?? today}
            max={start === null ? undefined : addDays(start, PERIOD_MAX_DAYS - 1)}
            onChange={(publish_period_end) => onChange({ publish_period_end })}
            error={fieldError(issues, 'publish_period_end')}
          />
        </Suspense>
        <SelectField
          size="lg"
          label={fa.fromHour}
          value={String(from)}
          options={hours}
          onChange={(hour) => onChange({ preferred_publish_start_hour: Number(hour) })}
        />
        <SelectField
          size="lg"
          label={fa.toHour}
          value={String(to)}
          options={hours}
          onChange={(hour) => onChange({ preferred_publish_end_hour: Number(hour) })}
          error={fieldError(issues, 'preferred_publish_end_hour')}
        />
      </div>
      <HoursRibbon from={from} to={to} />
    </FormSection>
  );
}
