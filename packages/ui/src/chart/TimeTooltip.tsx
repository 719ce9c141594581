import { joinClasses } from '#classes.ts';

const WIDTH = 172;

export interface TooltipLine {
  name: string;
  text: string;
  isCompare: boolean;
}

/** Beside the current point, on the side that has room. For the eye only: the chart says it to others. */
export function TimeTooltip({ x, width, title, lines }: { x: number; width: number; title: string; lines: readonly TooltipLine[] }) {
  const fromStart = width - x;
  const hasRoomAfter = fromStart + WIDTH + 16 <= width;
  const start = hasRoomAfter ? fromStart + 12 : Math.max(0, fromStart - WIDTH - 12);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-2 rounded-md bg-text px-3 py-2 text-sm text-surface shadow-pop"
      style={{ insetInlineStart: start, width: WIDTH }}
    >
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line.name} className="flex items-center gap-2">
          <span
            className={joinClasses('size-2 shrink-0 rounded-full', line.isCompare ? 'bg-chart-compare' : 'bg-brand-400 dark:bg-brand-600')}
          />
          <span className="min-w-0 flex-1 truncate">{line.name}</span>
          <b className="font-semibold">{line.text}</b>
        </p>
      ))}
    </div>
  );
}
