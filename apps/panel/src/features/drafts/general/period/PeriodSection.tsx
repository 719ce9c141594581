import { daysBetween, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { formatHour, PUBLISH_HOURS } from '@jarchi/domain/calendar/publish-start.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { CalendarDays } from 'lucide-react';
import { Suspense, useRef, useState, type Ref } from 'react';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import type { FormPartProps } from '#features/drafts/general/form-props.ts';
import { FormSection } from '#features/drafts/general/FormSection.tsx';
import { generalFa } from '#features/drafts/general/general.fa.ts';
import { HoursRibbon } from './HoursRibbon.tsx';
import { countDays, type Period } from './period-choice.ts';

const PeriodLayer = lazyPart(() => import('./PeriodLayer.tsx'), 'PeriodLayer', { whenLost: 'close' });

const fa = generalFa.period;
const hours = PUBLISH_HOURS.map((hour) => ({ value: String(hour), label: formatHour(hour) }));

interface DayButtonProps {
  label: string;
  day: string | null;
  /** «۲ روز دیگر» */
  away?: string | undefined;
  error: string | undefined;
  isOpen: boolean;
  isDisabled: boolean;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
}

function DayButton({ label, day, away, error, isOpen, isDisabled, onOpen, ref }: DayButtonProps) {
  const shown = day === null ? fa.choose : formatWeekdayDayMonth(tehranInstant(day, 12));
  return (
    <Field isGroup label={label} error={error} className="max-md:col-span-2">
      {(control) => (
        <div
          data-invalid={control['aria-invalid']}
          className={joinClasses('control-frame h-(--h-lg)', isOpen && 'border-chart-1! shadow-[inset_0_0_0_1px_var(--chart-1)]')}
        >
          <button
            ref={ref}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${label}: ${shown}`}
            aria-describedby={control['aria-describedby']}
            disabled={isDisabled}
            onClick={onOpen}
            className="flex size-full items-center gap-2.5 rounded-md px-3 outline-none"
          >
            <CalendarDays aria-hidden size={18} className="shrink-0 text-text-3" />
            <span className={joinClasses('min-w-0 flex-1 truncate text-start text-control', day === null && 'text-text-3')}>{shown}</span>
            {away !== undefined && <span className="shrink-0 text-sm text-text-3">{away}</span>}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Start, end and hours of a day: two fields, and a popover that loads when it opens. */
export function PeriodSection({ data, issues, onChange, today }: FormPartProps & { today: string | undefined }) {
  const [edge, setEdge] = useState<'start' | 'end'>();
  const buttons = { start: useRef<HTMLButtonElement>(null), end: useRef<HTMLButtonElement>(null) };
  const period: Period = { start: data.publish_period_start, end: data.publish_period_end };
  const { preferred_publish_start_hour: from, preferred_publish_end_hour: to } = data;
  const days = countDays(period);
  const away = today !== undefined && period.start !== null ? daysBetween(today, period.start) : -1;
  const button = (own: 'start' | 'end') => ({
    label: fa[own],
    day: period[own],
    isOpen: edge === own,
    isDisabled: today === undefined,
    onOpen: () => setEdge(own),
    ref: buttons[own],
  });
  return (
    <FormSection title={fa.title} note={days > 0 && to > from ? fa.summary(formatNumber(days), formatNumber(to - from)) : undefined}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-[2fr_2fr_1.2fr_1.2fr]">
        <DayButton
          {...button('start')}
          away={away < 0 ? undefined : away === 0 ? fa.now : fa.inDays(formatNumber(away))}
          error={fieldError(issues, 'publish_period_start')}
        />
        <DayButton {...button('end')} error={fieldError(issues, 'publish_period_end')} />
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
      {edge !== undefined && today !== undefined && (
        <Suspense>
          <PeriodLayer
            triggerRef={buttons[edge]}
            value={period}
            edge={edge}
            today={today}
            onChange={({ start, end }) => onChange({ publish_period_start: start, publish_period_end: end })}
            onClose={() => setEdge(undefined)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}
