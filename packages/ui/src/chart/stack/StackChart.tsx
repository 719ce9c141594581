import { formatDayMonth, formatTime, formatWeekdayDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { ChartFigure } from '#chart/ChartFigure.tsx';
import { ChartTooltip, type TooltipLine } from '#chart/ChartTooltip.tsx';
import { findCompareName } from '#chart/geometry.ts';
import { useWidth } from '#chart/use-width.ts';
import { formatNumber, formatScaledText } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';
import { hueBackground } from '#chart/platform-hues.ts';
import { columnAt, columnTotals, drawStack, stackTicks, type StackPart } from './stack-geometry.ts';
import { StackPlot } from './StackPlot.tsx';
import { StackTable } from './StackTable.tsx';

export interface StackChartProps {
  /** The measured quantity: «دسترسی روزانه به تفکیک پلتفرم». */
  label: string;
  /** The starts of the columns (days or hours), in ms. */
  at: readonly number[];
  /** In order from the base up. */
  parts: readonly StackPart[];
  /** «همه»; not used with one part. */
  totalName: string;
  compare?: readonly (number | null)[] | undefined;
  /** Names the earlier range; the chart leaves it out without data. */
  compareName?: string | undefined;
  isHourly?: boolean | undefined;
  /** The start of the day or hour that is not over: its column is pale, and named as the value so far. */
  unfinishedAt?: number | undefined;
  /** The label of the last column, if it is not its date: «امروز». */
  lastLabel?: string | undefined;
  height?: number | undefined;
  formatValue?: ((value: number) => string) | undefined;
  formatAxis?: ((value: number) => string) | undefined;
}

const AXIS = 64;
const GREY = 'bg-chart-compare';

function summarize(label: string, at: readonly number[], totals: readonly (number | null)[], texts: Texts): string {
  const [first, last] = [at[0], at.at(-1)];
  const top = totals.reduce<number>((best, value, index) => ((value ?? -1) > (totals[best] ?? -1) ? index : best), 0);
  const highest = totals[top] ?? null;
  if (first === undefined || last === undefined || highest === null) return uiFa.chart.empty(label);
  return uiFa.chart.summary(
    label,
    { from: texts.at(first), to: texts.at(last) },
    { highest: texts.value(highest), at: texts.at(at[top] ?? first) },
  );
}

interface Texts {
  at: (at: number) => string;
  value: (value: number) => string;
}

/** Stacked columns over time, from right to left. Hover, arrow keys (on a hidden slider), a summary and a table give the same values. */
export function StackChart(props: StackChartProps) {
  const { label, at, parts, compare = [], isHourly = false, unfinishedAt, lastLabel, height = 220 } = props;
  const { formatValue = formatNumber, formatAxis = formatScaledText } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const [current, setCurrent] = useState<number | null>(null);
  const totalName = parts.length > 1 ? props.totalName : undefined;
  const compareName = findCompareName(props.compareName, compare);
  const formatStart = isHourly ? formatTime : formatWeekdayDayMonth;
  const formatAt = (start: number) => (start === unfinishedAt ? uiFa.chart.soFar(formatStart(start)) : formatStart(start));
  const texts: Texts = { at: formatAt, value: formatValue };
  const totals = columnTotals(parts, at.length);
  const frame = { width, height, top: 8, bottom: 32, axis: AXIS, end: 0 };
  const drawn = drawStack(parts, compare, at.length, frame);
  const last = at.length - 1;
  const ticks = stackTicks(at.length, width - AXIS, lastLabel !== undefined).map((index) => {
    const isLast = index === last && lastLabel !== undefined;
    return { index, text: isLast ? lastLabel : (isHourly ? formatTime : formatDayMonth)(at[index] ?? 0), isCurrent: isLast };
  });

  const linesAt = (index: number): TooltipLine[] => {
    const line = (name: string, value: number | null | undefined, markClass: string | undefined, hue?: string): TooltipLine => ({
      name,
      markClass,
      hue,
      text: typeof value === 'number' ? formatValue(value) : uiFa.chart.noValue,
    });
    return [
      ...parts.toReversed().map(({ name, hue, values }) => line(name, values[index], hue === undefined ? GREY : hueBackground, hue)),
      ...(totalName === undefined ? [] : [line(totalName, totals[index], undefined)]),
      ...(compareName === undefined ? [] : [line(compareName, compare[index], undefined)]),
    ];
  };
  const lines = current === null ? [] : linesAt(current);
  const title = current === null ? '' : texts.at(at[current] ?? 0);
  const said = uiFa.chart.point(title, lines.map(({ name, text }) => `${name} ${text}`).join(uiFa.chart.separator));
  return (
    <ChartFigure
      label={label}
      summary={summarize(label, at, totals, texts)}
      height={height}
      box={box}
      count={at.length}
      current={current}
      onCurrent={setCurrent}
      said={current === null ? undefined : said}
      indexAt={(x) => drawn && columnAt(x, at.length, drawn)}
      icon={ChartColumn}
      table={
        <StackTable
          caption={label}
          at={at}
          parts={parts}
          totals={totals}
          totalName={totalName}
          compare={compare}
          compareName={compareName}
          formatAt={texts.at}
          formatValue={formatValue}
        />
      }
      tooltip={
        drawn &&
        current !== null && <ChartTooltip x={drawn.centre(current)} chartWidth={width} width={200} gap={14} title={title} lines={lines} />
      }
    >
      {drawn && (
        <StackPlot
          drawn={drawn}
          parts={parts}
          ticks={ticks}
          current={current}
          unfinished={at.findIndex((start) => start === unfinishedAt)}
          height={height}
          axis={AXIS}
          formatAxis={formatAxis}
        />
      )}
    </ChartFigure>
  );
}
