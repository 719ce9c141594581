import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { presetRange, RANGE_PRESETS } from '@jarchi/domain/reports/reports.ts';
import { tehranInstant, formatDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { choiceOf } from './report-search.ts';
import type { Stats } from './reports.queries.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.range;
const DateRangePicker = lazy(() => import('@jarchi/ui/DateRangePicker.tsx').then((module) => ({ default: module.DateRangePicker })));

const segment = 'relative inline-flex h-[calc(var(--h-md)-6px)] shrink-0 items-center gap-2 rounded-sm px-3.5 text-md whitespace-nowrap';
const tone = (isSelected: boolean) =>
  isSelected ? 'bg-surface font-semibold text-text shadow-xs' : 'text-text-2 hover:text-text cursor-pointer';

function rangeText({ from, to }: DayRange): string {
  const first = formatDayMonth(tehranInstant(from));
  return from === to ? first : reportsFa.days(first, formatDayMonth(tehranInstant(to)));
}

export interface RangeBarProps {
  stats: Pick<Stats, 'today' | 'campaign_range' | 'range' | 'compared_range'>;
  range: DayRange | undefined;
  onRange: (range: DayRange | undefined) => void;
}

/** Presets, the campaign's own days, and any range of days. */
export function RangeBar({ stats, range, onRange }: RangeBarProps) {
  const name = useId();
  const choice = choiceOf(range, stats.today, stats.campaign_range);
  const isCustom = choice === 'custom';
  const shown = range ?? stats.campaign_range;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-(--gutter) py-3">
      <div className="flex max-w-full items-center overflow-x-auto rounded-md bg-surface-press p-[3px] [scrollbar-width:none]">
        <div role="radiogroup" aria-label={fa.label} className="flex">
          {([...RANGE_PRESETS, 'campaign'] as const).map((preset) => (
            <label
              key={preset}
              className={joinClasses(
                segment,
                tone(choice === preset),
                'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={choice === preset}
                onChange={() => onRange(preset === 'campaign' ? undefined : presetRange(preset, stats.today))}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              {fa.presets[preset]}
            </label>
          ))}
        </div>
        <Suspense
          fallback={
            <span className={joinClasses(segment, tone(isCustom))}>
              <CalendarDays aria-hidden size={18} />
              {rangeText(shown)}
            </span>
          }
        >
          <DateRangePicker
            label={fa.custom}
            value={{ start: shown.from, end: shown.to }}
            onChange={({ start, end }) => onRange({ from: start, to: end })}
            max={stats.today > stats.campaign_range.to ? stats.today : stats.campaign_range.to}
            triggerClass={joinClasses(segment, tone(isCustom))}
          />
        </Suspense>
      </div>
      <p className="flex items-center gap-4 text-sm text-text-2">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-1.5 w-4 rounded-full bg-chart-1" />
          {reportsFa.legend.now}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="w-4 border-t-2 border-dashed border-chart-compare" />
          {rangeText(stats.compared_range)}
        </span>
      </p>
    </div>
  );
}
