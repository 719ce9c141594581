import { Table2, type LucideIcon } from 'lucide-react';
import { useState, type Dispatch, type PointerEvent, type ReactNode, type RefCallback, type SetStateAction } from 'react';
import { Button } from '#actions/Button.tsx';
import { joinClasses } from '#classes.ts';
import { uiFa } from '#ui.fa.ts';

export interface ChartFigureProps {
  /** The measured quantity. */
  label: string;
  /** The chart as text. */
  summary: string;
  height: number;
  /** Measures the drawing. */
  box: RefCallback<HTMLDivElement>;
  /** The count of points. */
  count: number;
  /** The index of the current point. */
  current: number | null;
  onCurrent: Dispatch<SetStateAction<number | null>>;
  /** The current point as text. */
  said: string | undefined;
  /** The current point is chosen. */
  onPick?: (() => void) | undefined;
  /** The index of the point at px from the left; null if there is none, undefined before the drawing. */
  indexAt: (x: number) => number | null | undefined;
  icon: LucideIcon;
  /** The same numbers as a table. */
  table: ReactNode;
  /** No switch to the table, because the page has its own. */
  isTableElsewhere?: boolean | undefined;
  tooltip: ReactNode;
  /** The content of the drawing. */
  children: ReactNode;
}

/** A chart that a person reads by hover, by arrow keys (on a hidden slider), as a sentence, or as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, summary, height, box, count, current, onCurrent, said, onPick, indexAt, icon, table, tooltip, children } = props;
  const [isTable, setIsTable] = useState(false);
  const hover = (event: PointerEvent<HTMLDivElement>) => {
    const index = indexAt(event.clientX - event.currentTarget.getBoundingClientRect().x);
    if (index !== undefined) onCurrent(index);
  };
  // A finger that reads the chart opens nothing: on touch the table has the links.
  const pick = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' && event.button === 0) onPick?.();
  };
  return (
    <figure className="m-0 min-w-0">
      {isTable ? (
        table
      ) : (
        <div
          ref={box}
          className={joinClasses(onPick && 'cursor-pointer', 'relative touch-pan-y rounded-sm ring-within [--ring-offset:2px]')}
          onPointerMove={hover}
          onPointerDown={hover}
          onPointerUp={pick}
          onPointerLeave={() => onCurrent(null)}
        >
          <input
            type="range"
            min={0}
            max={Math.max(0, count - 1)}
            value={current ?? 0}
            aria-label={label}
            aria-valuetext={said}
            onChange={(event) => onCurrent(Number(event.target.value))}
            onKeyDown={(event) => event.key === 'Enter' && onPick?.()}
            onFocus={() => onCurrent((index) => index ?? 0)}
            onBlur={() => onCurrent(null)}
            className="sr-only"
          />
          <svg role="img" aria-label={summary} width="100%" height={height} direction="rtl" className="block overflow-visible">
            {children}
          </svg>
          {tooltip}
        </div>
      )}
      {props.isTableElsewhere !== true && (
        <div className="mt-1 flex justify-end">
          <Button variant="ghost" size="sm" icon={isTable ? icon : Table2} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? uiFa.chart.asChart : uiFa.chart.asTable}
          </Button>
        </div>
      )}
    </figure>
  );
}
