import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { presetRange, RANGE_PRESETS } from '@jarchi/domain/reports/reports.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { RangeSegments } from '@jarchi/ui/dates/RangeSegments.tsx';
import { getChoice } from './report-search.ts';
import type { Stats } from '#data/reports.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.range;
const PRESETS = [...RANGE_PRESETS, 'campaign'] as const;

export interface RangeBarProps {
  stats: Pick<Stats, 'today' | 'campaign_range' | 'range' | 'compared_range'>;
  range: DayRange | undefined;
  onRange: (range: DayRange | undefined) => void;
  /** Whether the chart draws the previous range. */
  isCompared: boolean;
  /** Whether the chart draws a day or hour that is not over. */
  hasUnfinished: boolean;
}

/** Presets, the campaign's own days, and any range of days. */
export function RangeBar({ stats, range, onRange, isCompared, hasUnfinished }: RangeBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-(--gutter) py-3">
      <RangeSegments
        label={fa.label}
        presets={PRESETS}
        titles={fa.presets}
        chosen={getChoice(range, stats.today, stats.campaign_range)}
        onPreset={(preset) => onRange(preset === 'campaign' ? undefined : presetRange(preset, stats.today))}
        customLabel={fa.custom}
        range={range ?? stats.campaign_range}
        onRange={onRange}
        max={stats.today > stats.campaign_range.to ? stats.today : stats.campaign_range.to}
      />
      <p className="flex items-center gap-4 text-sm text-text-2">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-1.5 w-4 rounded-full bg-chart-1" />
          {reportsFa.legend.now}
        </span>
        {hasUnfinished && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="w-4 border-t-2 border-dotted border-chart-1" />
            {reportsFa.legend.soFar}
          </span>
        )}
        {isCompared && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="w-4 border-t-2 border-dashed border-chart-compare" />
            {dayRangeText(stats.compared_range)}
          </span>
        )}
      </p>
    </div>
  );
}
