import { getReportedDays, nextRunAt } from '@jarchi/domain/alerts/report-schedule.ts';
import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { worldClockQuery } from '#data/world/world.ts';
import { toSchedule, type ReportDraft } from './report-draft.ts';
import { hourText } from './schedule-words.ts';
import { scheduledFa } from './scheduled.fa.ts';

const fa = scheduledFa.form;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: formatNumber(index + 1) }));
const WEEKDAYS = scheduledFa.weekdays.map((label, index) => ({ value: String(index), label }));
/** Not every month has it. */
const LAST_SURE_DAY = 29;

/** The next run, by the rule that the server follows, and its days. */
function NextRun({ draft }: { draft: ReportDraft }) {
  const { data: clock } = useQuery(worldClockQuery);
  if (!clock) return null;
  const schedule = toSchedule(draft);
  const at = nextRunAt(schedule, Date.parse(clock.now));
  const { from, to } = getReportedDays(schedule, at);
  return (
    <p role="status" className="rounded-md bg-surface-sunken px-3 py-2 text-sm text-text-2">
      {fa.next(formatWeekdayDayMonth(at), formatTime(at), formatDayMonth(tehranInstant(from)), formatDayMonth(tehranInstant(to)))}
    </p>
  );
}

export interface ScheduleFieldsProps {
  draft: ReportDraft;
  onChange: (part: Partial<ReportDraft>) => void;
}

export function ScheduleFields({ draft, onChange }: ScheduleFieldsProps) {
  const { period, days, hour } = draft;
  const setDay = (day: string) => onChange({ days: { ...days, [period]: Number(day) } });
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span className="text-md font-medium">{fa.period}</span>
        <Segmented
          isFullWidth
          label={fa.period}
          value={period}
          onChange={(next) => onChange({ period: next })}
          options={[
            { value: 'weekly', label: scheduledFa.periods.weekly },
            { value: 'monthly', label: scheduledFa.periods.monthly },
          ]}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {period === 'weekly' ? (
          <SelectField size="lg" label={fa.weekday} value={String(days.weekly)} onChange={setDay} options={WEEKDAYS} />
        ) : (
          <SelectField
            size="lg"
            label={fa.monthDay}
            hint={days.monthly > LAST_SURE_DAY ? fa.monthDayHint : undefined}
            value={String(days.monthly)}
            onChange={setDay}
            options={MONTH_DAYS}
          />
        )}
        <SelectField size="lg" label={fa.hour} value={String(hour)} onChange={(next) => onChange({ hour: Number(next) })} options={HOURS} />
      </div>
      <NextRun draft={draft} />
    </>
  );
}
