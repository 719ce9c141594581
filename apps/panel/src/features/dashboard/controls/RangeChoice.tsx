import { countDays, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { isReadableRange } from '@jarchi/domain/reports/report-range.ts';
import { RANGE_PRESETS, type RangePreset } from '@jarchi/domain/calendar/day-range.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { RangeSegments } from '@jarchi/ui/dates/RangeSegments.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import { getPreset } from '#features/dashboard/dashboard-list.ts';

const fa = dashboardFa.range;

export interface RangeChoiceProps {
  range: DayRange;
  today: string;
  onPreset: (preset: RangePreset) => void;
  onRange: (range: DayRange) => void;
}

/** Presets, and any range of at most a year. */
export function RangeChoice({ range, today, onPreset, onRange }: RangeChoiceProps) {
  const chosen = getPreset(range, today);
  return (
    <RangeSegments
      label={fa.label}
      presets={RANGE_PRESETS}
      titles={fa.presets}
      chosen={chosen}
      onPreset={onPreset}
      customLabel={fa.custom}
      range={chosen === 'custom' ? range : null}
      onRange={(next) => {
        if (isReadableRange(next)) onRange(next);
        else toast.error(fa.tooLong);
      }}
      max={today}
    />
  );
}

/** The range with which the figures are compared. */
export function ComparedWith({ compared }: { compared: DayRange }) {
  const days = countDays(compared);
  return (
    <p className="text-sm text-text-3">
      {fa.compared} <span className="text-text-2">{days === 1 ? fa.before.day : fa.before.days(formatNumber(days))}</span>
      <span className="max-md:hidden"> ({dayRangeText(compared)})</span>
    </p>
  );
}
