import { joinClasses } from '#classes.ts';
import { hueStyle } from './platform-hues.ts';

const MARGIN = 16;

export interface TooltipLine {
  name: string;
  text: string;
  /** The colour of its mark; undefined for no mark. */
  markClass: string | undefined;
  /** For a mark in a platform's colour. */
  hue?: string | undefined;
}

export interface ChartTooltipProps {
  /** The point's position, px from the left. */
  x: number;
  /** The chart's width, px. */
  chartWidth: number;
  /** The tooltip's width, px. */
  width: number;
  gap: number;
  title: string;
  lines: readonly TooltipLine[];
}

/** Next to the current point, on the side with room. Hidden from screen readers, which read the chart's text. */
export function ChartTooltip({ x, chartWidth, width, gap, title, lines }: ChartTooltipProps) {
  const fromStart = chartWidth - x;
  const hasRoomAfter = fromStart + width + MARGIN <= chartWidth;
  const start = hasRoomAfter ? fromStart + gap : Math.max(0, fromStart - width - gap);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-2 z-1 rounded-md bg-text px-3 py-2 text-sm text-surface shadow-pop"
      style={{ insetInlineStart: start, width }}
    >
      <p className="font-medium">{title}</p>
      {lines.map(({ name, text, markClass, hue }) => (
        <p key={name} className="flex items-center gap-2">
          <span className={joinClasses('size-2 shrink-0 rounded-full', markClass)} style={hueStyle(hue)} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <b className="font-semibold">{text}</b>
        </p>
      ))}
    </div>
  );
}
