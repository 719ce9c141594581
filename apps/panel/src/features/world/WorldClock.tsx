import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Popover } from '@jarchi/ui/overlays/Popover.tsx';
import { ChevronDown, Clock, RotateCcw } from 'lucide-react';
import { ClockPanel } from './ClockPanel.tsx';
import { useClockTarget } from './clock-target.ts';
import { worldFa as fa } from './world.fa.ts';
import { useWorldClock } from './useWorldClock.ts';

export interface WorldClockProps {
  /** rail: in the sidebar, below xl an icon with a layer; panel: open, in the flow of a page or a sheet. */
  variant?: 'rail' | 'panel' | undefined;
  /** Hours until the end of the open campaign; a page offers them to the sidebar with useOfferClockTarget. */
  untilHours?: number | undefined;
}

/** Outside production: shows the world clock and moves it forward. */
export function WorldClock({ variant = 'panel', untilHours }: WorldClockProps) {
  const world = useWorldClock();
  const offered = useClockTarget();
  const { clock } = world;
  if (world.isFailed) {
    return (
      <button
        type="button"
        onClick={world.retry}
        className="flex min-h-9 items-center gap-2 rounded-md px-2 text-xs text-text-2 hover:text-text"
      >
        <RotateCcw aria-hidden size={14} />
        <span className={variant === 'rail' ? 'max-xl:sr-only' : undefined}>{`${fa.failed} ${fa.retry}`}</span>
      </button>
    );
  }
  if (!clock?.can_move) return null;
  const at = Date.parse(clock.now);
  const now = fa.at(formatDayMonth(at), formatTime(at));
  const panel = <ClockPanel world={world} untilHours={untilHours ?? offered} />;
  const time = <span className="text-md font-semibold text-text">{now}</span>;
  if (variant === 'panel') {
    return (
      <section aria-label={fa.title} className="flex flex-col gap-3 rounded-lg border border-dashed border-line-strong p-3">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
          <Clock aria-hidden size={16} />
          {fa.title}
          {time}
        </p>
        {panel}
      </section>
    );
  }
  return (
    <section aria-label={fa.title}>
      <details open className="group rounded-md border border-dashed border-line-strong max-xl:hidden">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-md px-2.5 py-1.5 [&::-webkit-details-marker]:hidden">
          <Clock aria-hidden size={18} className="shrink-0 text-text-2" />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="text-xs text-text-3">{fa.title}</span>
            {time}
          </span>
          <ChevronDown aria-hidden size={16} className="shrink-0 text-text-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-2.5 pb-2.5">{panel}</div>
      </details>
      <Popover
        label={fa.title}
        trigger={<Clock aria-hidden size={20} strokeWidth={1.75} />}
        triggerLabel={fa.open(now)}
        triggerClass="grid h-11 w-full place-items-center rounded-md text-text-2 hover:bg-surface-press xl:hidden"
        isNeverSheet
        placement="end bottom"
        className="w-60 p-4"
      >
        <p className="pb-3">{time}</p>
        {panel}
      </Popover>
    </section>
  );
}
