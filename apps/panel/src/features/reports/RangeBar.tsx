import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { presetRange, RANGE_PRESETS } from '@jarchi/domain/calendar/day-range.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { RangeSegments } from '@jarchi/ui/dates/RangeSegments.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { getChoice } from './report-list.ts';
import { reportsFa } from './reports.fa.ts';
import type { ShownStats } from './shown-stats.ts';

const fa = reportsFa.range;
const PRESETS = [...RANGE_PRESETS, 'campaign'] as const;

export interface RangeBarProps {
  stats: Pick<ShownStats, 'today' | 'campaign_range' | 'range' | 'compared_range'>;
  range: DayRange | undefined;
  onRange: (range: DayRange | undefined) => void;
  /** The days to compare with that were asked for. */
  compare?: DayRange | undefined;
  /** Undefined where the reader cannot choose them. */
  onCompare?: ((range: DayRange | undefined) => void) | undefined;
  /** Whether the chart draws the compared range. */
  isCompared: boolean;
  /** Whether the chart draws a day or hour that is not over. */
  hasUnfinished: boolean;
}

/** Presets, the campaign's own days, any range of days, and the days to compare with. */
export function RangeBar({ stats, range, onRange, compare, onCompare, isCompared, hasUnfinished }: RangeBarProps) {
  const { today, campaign_range, compared_range } = stats;
  const max = today > campaign_range.to ? today : campaign_range.to;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-(--gutter) py-3">
      <RangeSegments
        label={fa.label}
        presets={PRESETS}
        titles={fa.presets}
        chosen={getChoice(range, today, campaign_range)}
        onPreset={(preset) => onRange(preset === 'campaign' ? undefined : presetRange(preset, today))}
        customLabel={fa.custom}
        range={range ?? campaign_range}
        onRange={onRange}
        max={max}
      />
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-text-2">
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
        {compared_range &&
          (onCompare ? (
            <CompareChoice compared={compared_range} chosen={compare} onCompare={onCompare} max={max} />
          ) : (
            isCompared && (
              <span className="flex items-center gap-1.5">
                <span aria-hidden className="w-4 border-t-2 border-dashed border-chart-compare" />
                {dayRangeText(compared_range)}
              </span>
            )
          ))}
      </div>
    </div>
  );
}
