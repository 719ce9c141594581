import { joinClasses } from '#classes.ts';
import { hueFill, hueStyle } from '#chart/platform-hues.ts';
import type { drawStack, StackPart } from './stack-geometry.ts';

export interface StackPlotProps {
  drawn: NonNullable<ReturnType<typeof drawStack>>;
  parts: readonly StackPart[];
  ticks: readonly { readonly index: number; readonly text: string; readonly isCurrent: boolean }[];
  current: number | null;
  /** The index of the column that is not over; -1 without one. */
  unfinished: number;
  height: number;
  axis: number;
  formatAxis: (value: number) => string;
}

const label = { fontSize: 12, style: { fontFamily: 'var(--font)' } };

/** Grid, axes, columns and the dashed earlier range, without a frame. */
export function StackPlot({ drawn, parts, ticks, current, unfinished, height, axis, formatAxis }: StackPlotProps) {
  const { y, right, base, end, step, centre, columnWidth } = drawn;
  return (
    <>
      {drawn.valueTicks.map((value) => (
        <g key={value}>
          <line x1={end} x2={right} y1={y(value)} y2={y(value)} className="stroke-chart-grid" />
          <text {...label} x={right + axis} y={y(value)} dy="0.35em" textAnchor="start" className="fill-chart-axis">
            {formatAxis(value)}
          </text>
        </g>
      ))}
      {current !== null && (
        <rect x={centre(current) - step / 2} y={y.range[1]} width={step} height={base - y.range[1]} className="fill-surface-hover" />
      )}
      {drawn.columns.map((segments, index) => (
        <g key={index} opacity={index === unfinished ? 0.5 : undefined}>
          {segments.map(({ part, y: top, height: tall }) => {
            const hue = parts[part]?.hue;
            return (
              <rect
                key={part}
                x={centre(index) - columnWidth / 2}
                y={top}
                width={columnWidth}
                height={tall}
                rx={Math.min(2, columnWidth / 4)}
                className={hue === undefined ? 'fill-chart-compare' : hueFill}
                style={hueStyle(hue)}
              />
            );
          })}
        </g>
      ))}
      <path d={drawn.compareLine} fill="none" strokeWidth="1.5" strokeDasharray="4 4" className="stroke-text-3" />
      {ticks.map(({ index, text, isCurrent }) => (
        <text
          key={index}
          {...label}
          x={centre(index)}
          y={height - 8}
          textAnchor="middle"
          className={joinClasses(isCurrent ? 'fill-text font-semibold' : 'fill-chart-axis')}
        >
          {text}
        </text>
      ))}
    </>
  );
}
