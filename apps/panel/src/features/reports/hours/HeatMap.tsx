import {
  BLOCK_HOURS,
  DAY_HOURS,
  findBestCell,
  getHeatStep,
  HEAT_STEPS,
  joinBlocks,
  type WeekHour,
} from '@jarchi/domain/reports/hours/week-hours.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { timeText } from './best-hour.ts';
import { hoursFa as fa } from './hours.fa.ts';

/** The shades, from nothing to the most. */
const SHADES = ['bg-chart-track', 'bg-heat-1', 'bg-heat-2', 'bg-heat-3', 'bg-heat-4', 'bg-chart-1'] as const;

const FRIDAY = 6;
const isFriday = (weekday: number) => weekday === FRIDAY;

/** From less to more. */
export function HeatLegend() {
  return (
    <p className="flex items-center gap-1 text-sm text-text-3">
      {fa.less}
      {Array.from({ length: HEAT_STEPS }, (_, step) => (
        <span key={step} aria-hidden className={joinClasses('h-2.5 w-4 rounded-xs', SHADES[step + 1])} />
      ))}
      {fa.more}
    </p>
  );
}

function Cell({ cell, metric, highest, isBest }: { cell: WeekHour; metric: Metric; highest: number; isBest: boolean }) {
  return (
    <span
      title={fa.cell(fa.weekdays[cell.weekday] ?? '', timeText(cell.hour), formatNumber(cell[metric]))}
      data-best={isBest || undefined}
      className={joinClasses(
        'block h-7 rounded-sm',
        SHADES[getHeatStep(cell[metric], highest)],
        isBest && 'outline-2 outline-offset-1 outline-text',
      )}
    />
  );
}

const highestOf = (cells: readonly WeekHour[], metric: Metric) => cells.reduce((most, cell) => Math.max(most, cell[metric]), 0);

export interface HeatMapProps {
  week: readonly WeekHour[];
  metric: Metric;
  /** The map in a sentence. */
  summary: string;
}

/** Hours from right to left, days of the week downward. */
export function WeekMap({ week, metric, summary }: HeatMapProps) {
  const highest = highestOf(week, metric);
  const best = findBestCell(week, metric);
  return (
    <div role="img" aria-label={summary} className="grid grid-cols-[max-content_repeat(24,minmax(0,1fr))] items-center gap-1">
      {fa.weekdays.map((name, weekday) => (
        <div key={name} aria-hidden className="contents">
          <span className={joinClasses('pe-4 text-sm', isFriday(weekday) ? 'text-danger-text' : 'text-text-2')}>{name}</span>
          {week.slice(weekday * DAY_HOURS, (weekday + 1) * DAY_HOURS).map((cell) => (
            <Cell key={cell.hour} cell={cell} metric={metric} highest={highest} isBest={cell === best} />
          ))}
        </div>
      ))}
      <div aria-hidden className="contents text-xs text-text-3">
        <span />
        {Array.from({ length: DAY_HOURS }, (_, hour) => (
          <span key={hour} className="text-center text-sm text-text-3">
            {hour % BLOCK_HOURS === 0 ? formatNumber(hour) : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

/** For phones: days of the week across, eight blocks of three hours downward. */
export function BlockMap({ week, metric, summary }: HeatMapProps) {
  const blocks = joinBlocks(week);
  const highest = highestOf(blocks, metric);
  const best = findBestCell(blocks, metric);
  const rows = DAY_HOURS / BLOCK_HOURS;
  return (
    <div role="img" aria-label={summary} className="grid grid-cols-[max-content_repeat(7,minmax(0,1fr))] items-center gap-1">
      <div aria-hidden className="contents">
        <span />
        {fa.letters.map((letter, weekday) => (
          <span key={letter} className={joinClasses('text-center text-sm', isFriday(weekday) ? 'text-danger-text' : 'text-text-2')}>
            {letter}
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className="contents">
          <span className="pe-3 text-sm text-text-3">
            {fa.block(formatNumber(row * BLOCK_HOURS), formatNumber((row + 1) * BLOCK_HOURS))}
          </span>
          {fa.letters.map((letter, weekday) => {
            const cell = blocks[weekday * rows + row];
            return cell && <Cell key={letter} cell={cell} metric={metric} highest={highest} isBest={cell === best} />;
          })}
        </div>
      ))}
    </div>
  );
}
