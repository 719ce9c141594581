import { formatDay, formatTime, formatWeekdayDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { ChartLine } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { formatNumber, formatScaledText } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartTooltip, type TooltipLine } from './ChartTooltip.tsx';
import { TimePlot } from './TimePlot.tsx';
import { TimeTable } from './TimeTable.tsx';
import { MARKS_HEIGHT, TimeMarks, type TimeMark } from './TimeMarks.tsx';
import { drawTime, findCompareName, nearestIndex, type TimePoint } from './geometry.ts';
import { useWidth } from './use-width.ts';

export interface TimeChartProps {
  /** The measured quantity: «دسترسی روزانه». */
  label: string;
  points: readonly TimePoint[];
  /** «این بازه» */
  seriesName: string;
  /** Names the dashed series of `compare`; the chart leaves out a series without data. */
  compareName?: string | undefined;
  isHourly?: boolean | undefined;
  /** The start of the day or hour that is not over: its value is dashed, and named as the value so far. */
  unfinishedAt?: number | undefined;
  /** Points after this instant are in the future. */
  futureFrom?: number | undefined;
  height?: number | undefined;
  formatValue?: ((value: number) => string) | undefined;
  formatAxis?: ((value: number) => string) | undefined;
  /** A point with a value was chosen: by a press of the mouse, or Enter. */
  onPoint?: ((at: number) => void) | undefined;
  /** The value of a point in the table, such as a link. */
  renderValue?: ((at: number, text: string) => ReactNode) | undefined;
  /** Numbered marks under the axis; the page tells in words what they are. */
  marks?: readonly TimeMark[] | undefined;
  /** No switch to the table, because the page has its own. */
  isTableElsewhere?: boolean | undefined;
}

function summarize(props: TimeChartProps, formatAt: (at: number) => string, formatValue: (value: number) => string): string {
  const { points, label } = props;
  const known = points.filter((point) => point.value !== null);
  const [first, last] = [points[0], points.at(-1)];
  const top = known.reduce<TimePoint | undefined>(
    (best, point) => (best === undefined || (point.value ?? 0) > (best.value ?? 0) ? point : best),
    undefined,
  );
  if (!first || !last || !top) return uiFa.chart.empty(label);
  return uiFa.chart.summary(
    label,
    { from: formatAt(first.at), to: formatAt(last.at) },
    { highest: formatValue(top.value ?? 0), at: formatAt(top.at) },
  );
}

/** A time series from right to left. Hover, arrow keys (on a hidden slider), a summary and a table give the same values. */
export function TimeChart(props: TimeChartProps) {
  const {
    label,
    points,
    seriesName,
    isHourly = false,
    unfinishedAt,
    futureFrom,
    height = 240,
    formatValue = formatNumber,
    formatAxis = formatScaledText,
    marks = [],
    isTableElsewhere = false,
  } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const [current, setCurrent] = useState<number | null>(null);
  const id = useId();
  const compareName = findCompareName(
    props.compareName,
    points.map(({ compare }) => compare),
  );
  const formatStart = isHourly ? formatTime : formatWeekdayDayMonth;
  const formatAt = (at: number) => (at === unfinishedAt ? uiFa.chart.soFar(formatStart(at)) : formatStart(at));
  const foot = marks.length > 0 ? MARKS_HEIGHT : 0;
  const drawn = drawTime(points, { width, height, top: 12, bottom: 32, axis: 64, end: 12 }, unfinishedAt);
  const at = current === null ? undefined : points[current];
  const line = (name: string, value: number | null, markClass: string): TooltipLine => ({
    name,
    markClass,
    text: value === null ? uiFa.chart.noValue : formatValue(value),
  });
  const lines = at
    ? [
        line(seriesName, at.value, 'bg-brand-400 dark:bg-brand-600'),
        ...(compareName ? [line(compareName, at.compare ?? null, 'bg-chart-compare')] : []),
      ]
    : [];
  const said = at && uiFa.chart.point(formatAt(at.at), lines.map(({ name, text }) => `${name} ${text}`).join(uiFa.chart.separator));
  return (
    <ChartFigure
      label={label}
      summary={summarize(props, formatAt, formatValue)}
      height={height + foot}
      box={box}
      count={points.length}
      current={current}
      onCurrent={setCurrent}
      said={said}
      onPick={props.onPoint && at && at.value !== null ? () => props.onPoint?.(at.at) : undefined}
      indexAt={(x) => drawn && (nearestIndex(points, drawn.x.invert(x)) ?? null)}
      icon={ChartLine}
      table={
        <TimeTable
          caption={label}
          points={points}
          seriesName={seriesName}
          compareName={compareName}
          formatAt={formatAt}
          formatValue={formatValue}
          renderValue={props.renderValue}
        />
      }
      isTableElsewhere={isTableElsewhere}
      tooltip={
        at && drawn && <ChartTooltip x={drawn.x(at.at)} chartWidth={width} width={172} gap={12} title={formatAt(at.at)} lines={lines} />
      }
    >
      {drawn && <TimeMarks drawn={drawn} marks={marks} top={12} height={height} />}
      {drawn && (
        <TimePlot
          drawn={drawn}
          points={points}
          current={current}
          futureFrom={futureFrom}
          height={height}
          formatTick={isHourly ? formatTime : formatDay}
          formatAxis={formatAxis}
          hasCompare={compareName !== undefined}
          gradientId={id}
        />
      )}
    </ChartFigure>
  );
}
