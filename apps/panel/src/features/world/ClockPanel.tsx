import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { FastForward } from 'lucide-react';
import type { useWorldClock } from './useWorldClock.ts';
import { worldFa as fa } from './world.fa.ts';

const HOURS_A_DAY = 24;

/** Three moves, or the progress of the one under way. */
export function ClockPanel({ world, untilHours }: { world: ReturnType<typeof useWorldClock>; untilHours: number | undefined }) {
  const { clock, isMoving, share, moveBy } = world;
  if (clock?.moving_to) {
    const target = Date.parse(clock.moving_to);
    return (
      <div role="status" className="flex flex-col gap-2">
        <p className="text-xs text-text-2">{fa.moving(formatDayMonth(target), formatTime(target))}</p>
        <ProgressBar value={share} label={fa.movingLabel} />
      </div>
    );
  }
  const spans = [
    { label: fa.hour, hours: 1 },
    { label: fa.day, hours: HOURS_A_DAY },
    ...(untilHours !== undefined && untilHours > 0 ? [{ label: fa.end, hours: untilHours }] : []),
  ];
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,34%),1fr))] gap-1.5">
      {spans.map(({ label, hours }) => (
        <Button
          key={label}
          variant="secondary"
          size="sm"
          icon={FastForward}
          aria-label={fa.forward(label)}
          isLoading={isMoving}
          onClick={() => moveBy(hours)}
          className="px-2! last:odd:col-span-full [&_svg]:-scale-x-100"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
