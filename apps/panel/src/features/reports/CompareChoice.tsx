import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { reportsFa } from './reports.fa.ts';

const DateRangeLayer = lazyPart(() => import('@jarchi/ui/dates/DateRangePicker.tsx'), 'DateRangeLayer', { whenLost: 'close' });

const fa = reportsFa.compare;

export interface CompareChoiceProps {
  /** The days that are compared with now. */
  compared: DayRange;
  /** The days that were asked for; undefined for those before. */
  chosen: DayRange | undefined;
  onCompare: (range: DayRange | undefined) => void;
  max: string;
}

/** The dashed line's days, which open a choice of other days to compare with. */
export function CompareChoice({ compared, chosen, onCompare, max }: CompareChoiceProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <span className="flex items-center">
      <button
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={fa.choose(dayRangeText(compared))}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} touch-area long-label! min-h-(--h-sm) font-normal!`}
      >
        <span aria-hidden className="w-4 border-t-2 border-dashed border-chart-compare" />
        {fa.against(dayRangeText(compared))}
      </button>
      {chosen && <IconButton icon={X} size="sm" label={fa.reset} onClick={() => onCompare(undefined)} />}
      {isWanted && (
        <Suspense fallback={null}>
          <DateRangeLayer
            label={fa.title}
            value={{ start: compared.from, end: compared.to }}
            onChange={({ start, end }) => onCompare({ from: start, to: end })}
            max={max}
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </span>
  );
}
