import { numberInWords } from '@jarchi/domain/numbers/numbers.ts';
import { useMemo, useRef, type PointerEvent } from 'react';
import { filtersFa as fa } from '#filters/filters.fa.ts';
import { isShort, listStops, nearestStop, type RangeLimits } from './range-stops.ts';

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];
/** Null is an open end. */
type Range = Readonly<Record<End, number | null>>;

export interface RangeSliderProps extends Range {
  /** The measured quantity: «قیمت». */
  label: string;
  unit?: string | undefined;
  limits: RangeLimits;
  /** Called while a thumb is dragged. */
  onMove: (range: Range) => void;
  /** Called when the thumb is released. */
  onSettle: (range: Range) => void;
  /** Called for a step by a key or a screen reader; more steps may follow. */
  onStep: (range: Range) => void;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Two thumbs on one rail. A thumb at the rail's end leaves that end open. The keys are those of the browser's slider. */
export function RangeSlider({ label, unit = '', limits, from, to, onMove, onSettle, onStep }: RangeSliderProps) {
  const stops = useMemo(() => listStops({ from: limits.from, to: limits.to }), [limits.from, limits.to]);
  const rail = useRef<HTMLDivElement>(null);
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({});
  const drag = useRef<{ readonly end: End; readonly before: Range; range: Range }>(null);
  const last = stops.length - 1;
  // Between two neighbouring round figures of a long range there is almost no result.
  const gap = isShort(limits) ? 0 : 1;
  const steps = {
    from: from === null ? 0 : nearestStop(from, stops),
    to: to === null ? last : nearestStop(to, stops),
  };
  const bounds = {
    from: { least: 0, most: Math.max(0, steps.to - gap) },
    to: { least: Math.min(last, steps.from + gap), most: last },
  };

  const rangeAt = (end: End, step: number): Range => {
    const at = clamp(step, bounds[end].least, bounds[end].most);
    return { from, to, [end]: at === (end === 'from' ? 0 : last) ? null : (stops[at] ?? null) };
  };
  const move = (end: End, step: number): Range => {
    const range = rangeAt(end, step);
    if (range.from !== from || range.to !== to) onMove(range);
    return range;
  };
  const stepAt = ({ clientX }: PointerEvent) => {
    if (rail.current === null) return 0;
    const { left, right, width } = rail.current.getBoundingClientRect();
    const along = getComputedStyle(rail.current).direction === 'rtl' ? right - clientX : clientX - left;
    return Math.round(clamp(width > 0 ? along / width : 0, 0, 1) * last);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const step = stepAt(event);
    const [toFrom, toTo] = [Math.abs(step - steps.from), Math.abs(step - steps.to)];
    const isFrom = toFrom === toTo ? step < steps.from || steps.from === last : toFrom < toTo;
    const end: End = isFrom ? 'from' : 'to';
    inputs.current[end]?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { end, before: { from, to }, range: move(end, step) };
  };
  const settle = (range: Range | undefined) => {
    drag.current = null;
    if (range) onSettle(range);
  };

  const shareOf = (end: End) => (last === 0 ? 0 : (steps[end] / last) * 100);
  const textOf = (end: End) => {
    const measure = fa.measure(numberInWords({ from, to }[end] ?? limits[end]), unit);
    return { from, to }[end] === null ? fa.unlimited(measure) : measure;
  };
  return (
    <div
      className="relative h-(--h-md) cursor-pointer touch-pan-y px-2.5 select-none"
      onPointerDown={press}
      onPointerMove={(event) => {
        if (drag.current) drag.current.range = move(drag.current.end, stepAt(event));
      }}
      onPointerUp={() => settle(drag.current?.range)}
      onPointerCancel={() => {
        // The finger scrolled the page instead.
        if (drag.current) onMove(drag.current.before);
        settle(undefined);
      }}
    >
      <div ref={rail} className="relative top-1/2">
        <span className="absolute inset-x-0 -mt-0.75 h-1.5 rounded-full bg-chart-track forced-colors:border" />
        <span
          className="absolute -mt-0.75 h-1.5 rounded-full bg-chart-1 forced-colors:bg-[Highlight]"
          style={{ insetInlineStart: `${shareOf('from')}%`, insetInlineEnd: `${100 - shareOf('to')}%` }}
        />
        {ENDS.map((end) => (
          <span
            key={end}
            style={{ insetInlineStart: `${shareOf(end)}%` }}
            className="absolute -ms-2.5 -mt-2.5 size-5 rounded-full border-2 border-chart-1 bg-surface focus-within:z-1 ring-within [--ring-offset:2px]"
          >
            <input
              ref={(input) => {
                inputs.current[end] = input;
              }}
              type="range"
              aria-label={end === 'from' ? fa.least(label) : fa.most(label)}
              aria-valuetext={textOf(end)}
              min={bounds[end].least}
              max={bounds[end].most}
              step={1}
              value={steps[end]}
              onChange={(event) => onStep(rangeAt(end, Number(event.target.value)))}
              className="pointer-events-none absolute -inset-3.5 m-0 opacity-0"
            />
          </span>
        ))}
      </div>
    </div>
  );
}
