import { formatDay, formatTime, formatWeekdayDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState, type PointerEvent } from 'react';
import { Button } from '#Button.tsx';
import { formatNumber, formatScaledText } from '#format.ts';
import { uiFa } from '#ui.fa.ts';
import { TimePlot } from './TimePlot.tsx';
import { TimeTable } from './TimeTable.tsx';
import { TimeTooltip } from './TimeTooltip.tsx';
import { drawTime, nearestIndex, type TimePoint } from './geometry.ts';
import { useWidth } from './use-width.ts';

export interface TimeChartProps {
  /** What is measured: «دسترسی روزانه». */
  label: string;
  points: readonly TimePoint[];
  /** «این بازه» */
  seriesName: string;
  /** Draws the dashed series of `compare`. */
  compareName?: string | undefined;
  isHourly?: boolean | undefined;
  /** Points after this instant are still to come. */
  futureFrom?: number | undefined;
  height?: number | undefined;
  formatValue?: ((value: number) => string) | undefined;
  formatAxis?: ((value: number) => string) | undefined;
  /** No switch to the table: the page offers its own. */
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
  return uiFa.chart.summary(label, formatAt(first.at), formatAt(last.at), formatValue(top.value ?? 0), formatAt(top.at));
}

/** A time series that runs from right to left; hover, arrow keys (on a hidden slider), a summary and a table say the same. */
export function TimeChart(props: TimeChartProps) {
  const {
    label,
    points,
    seriesName,
    compareName,
    isHourly = false,
    futureFrom,
    height = 240,
    formatValue = formatNumber,
    formatAxis = formatScaledText,
    isTableElsewhere = false,
  } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const [current, setCurrent] = useState<number | null>(null);
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const formatAt = isHourly ? formatTime : formatWeekdayDayMonth;
  const drawn = drawTime(points, { width, height, top: 12, bottom: 32, axis: 64, end: 12 });
  const at = current === null ? undefined : points[current];
  const lines = at
    ? [
        { name: seriesName, value: at.value, isCompare: false },
        ...(compareName ? [{ name: compareName, value: at.compare ?? null, isCompare: true }] : []),
      ]
    : [];
  const texts = lines.map(({ name, value, isCompare }) => ({
    name,
    isCompare,
    text: value === null ? uiFa.chart.noValue : formatValue(value),
  }));

  const said = at && uiFa.chart.point(formatAt(at.at), texts.map(({ name, text }) => `${name} ${text}`).join(uiFa.chart.separator));

  const hover = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawn) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().x;
    setCurrent(nearestIndex(points, drawn.x.invert(x)) ?? null);
  };
  return (
    <figure className="m-0 min-w-0">
      {isTable ? (
        <TimeTable
          caption={label}
          points={points}
          seriesName={seriesName}
          compareName={compareName}
          formatAt={formatAt}
          formatValue={formatValue}
        />
      ) : (
        <div
          ref={box}
          className="relative touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring"
          onPointerMove={hover}
          onPointerDown={hover}
          onPointerLeave={() => setCurrent(null)}
        >
          <input
            type="range"
            min={0}
            max={Math.max(0, points.length - 1)}
            value={current ?? 0}
            aria-label={label}
            aria-valuetext={said}
            onChange={(event) => setCurrent(Number(event.target.value))}
            onFocus={() => setCurrent((index) => index ?? 0)}
            onBlur={() => setCurrent(null)}
            className="sr-only"
          />
          <svg
            role="img"
            aria-label={summarize(props, formatAt, formatValue)}
            width="100%"
            height={height}
            direction="rtl"
            className="block overflow-visible"
          >
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
          </svg>
          {at && drawn && <TimeTooltip x={drawn.x(at.at)} width={width} title={formatAt(at.at)} lines={texts} />}
        </div>
      )}
      {!isTableElsewhere && (
        <div className="mt-1 flex justify-end">
          <Button variant="ghost" size="sm" icon={isTable ? ChartLine : Table2} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? uiFa.chart.asChart : uiFa.chart.asTable}
          </Button>
        </div>
      )}
    </figure>
  );
}
