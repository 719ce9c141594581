import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { CalendarDays } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { joinClasses } from '#classes.ts';
import { lazyPart } from '#feedback/lazy-part.tsx';
import { dayRangeText } from './day-range-text.ts';

const loadPicker = () => import('#dates/DateRangePicker.tsx');
const DateRangeLayer = lazyPart(loadPicker, 'DateRangeLayer', { whenLost: 'close' });
const warmUp = () => void loadPicker().catch(() => undefined);

const segment = 'relative inline-flex h-[calc(var(--h-md)-6px)] shrink-0 items-center gap-2 rounded-sm px-3.5 text-md whitespace-nowrap';
const tone = (isSelected: boolean) =>
  isSelected ? 'bg-surface-raised font-semibold text-text shadow-xs' : 'text-text-2 hover:text-text cursor-pointer';

export interface RangeSegmentsProps<Preset extends string> {
  label: string;
  presets: readonly Preset[];
  titles: Readonly<Record<Preset, string>>;
  /** A preset, or custom days. */
  chosen: Preset | 'custom';
  onPreset: (preset: Preset) => void;
  customLabel: string;
  /** The days in the last segment; null if it asks for them. */
  range: DayRange | null;
  onRange: (range: DayRange) => void;
  max: string;
}

/** Presets side by side; the last segment opens a picker for custom days. */
export function RangeSegments<Preset extends string>(props: RangeSegmentsProps<Preset>) {
  const { label, presets, titles, chosen, onPreset, customLabel, range, onRange, max } = props;
  const name = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const shown = range === null ? customLabel : dayRangeText(range);
  return (
    <div className="flex max-w-full items-center overflow-x-auto max-sm:w-full max-sm:flex-wrap rounded-md bg-surface-press p-[3px] [scrollbar-width:none]">
      <div
        role="radiogroup"
        aria-label={label}
        className="flex max-w-full overflow-x-auto [scrollbar-width:none] max-sm:w-full max-sm:shrink-0"
      >
        {presets.map((preset) => (
          <label
            key={preset}
            className={joinClasses(
              segment,
              'max-sm:flex-1 max-sm:justify-center',
              tone(chosen === preset),
              'ring-within [--ring-offset:-2px]',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === preset}
              onChange={() => onPreset(preset)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            {titles[preset]}
          </label>
        ))}
      </div>
      <button
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${customLabel}: ${shown}`}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={joinClasses(segment, 'max-sm:w-full max-sm:justify-center', tone(chosen === 'custom'))}
      >
        <CalendarDays aria-hidden size={18} className="shrink-0" />
        {shown}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <DateRangeLayer
            label={customLabel}
            value={range && { start: range.from, end: range.to }}
            onChange={({ start, end }) => onRange({ from: start, to: end })}
            max={max}
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </div>
  );
}
