import { formatDayMonth, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { useState } from 'react';
import { useDeviceTime } from '#api/device/from-device.ts';
import { campaignsFa } from './campaigns.fa.ts';

const fa = campaignsFa.figures;

/** Over the page while it shows the figures of an earlier visit: when they were read. */
export function FiguresTime() {
  const at = useDeviceTime();
  const [today] = useState(() => tehranDay(Date.now()));
  if (at === undefined) return null;
  const time = formatTime(at);
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-1 z-(--z-dock) mx-auto w-fit rounded-full border border-warning-line bg-warning-soft px-2.5 text-xs leading-5 whitespace-nowrap text-warning-text"
    >
      {tehranDay(at) === today ? fa.at(time) : fa.of(formatDayMonth(at), time)}
    </p>
  );
}
