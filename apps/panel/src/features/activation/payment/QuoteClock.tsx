import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { worldClockQuery } from '#data/world/world.ts';
import { paymentFa as fa } from './payment.fa.ts';
import { nextTickMs, timeLeftText } from './time-left.ts';

/** Milliseconds until an instant of the world clock, which may be moved; undefined until the clock is loaded. */
function useTimeLeft(until: number): number | undefined {
  const clock = useQuery(worldClockQuery);
  const [now, setNow] = useState(() => Date.now());
  // Subtracts the time since the clock was read, which must not be negative.
  const left = clock.data && until - Date.parse(clock.data.now) - Math.max(0, now - clock.dataUpdatedAt);
  useEffect(() => {
    if (left === undefined || left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), nextTickMs(left));
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** Shows how long the price is valid; requests a new one once when it lapses. */
export function QuoteClock({ validUntil, onLapse }: { validUntil: string; onLapse: () => void }) {
  const until = Date.parse(validUntil);
  const left = useTimeLeft(until);
  const hasLapsed = left !== undefined && left <= 0;
  const asked = useRef<string>(null);
  const renew = useEffectEvent(onLapse);
  useEffect(() => {
    if (!hasLapsed || asked.current === validUntil) return;
    asked.current = validUntil;
    renew();
  }, [hasLapsed, validUntil]);
  return (
    <p className="flex items-start gap-2 text-sm text-text-3">
      <LockKeyhole aria-hidden size={16} className="mt-[3px] shrink-0" />
      <span>
        {hasLapsed ? (
          fa.renewing
        ) : (
          <>
            <span>{fa.validUntil(formatDayMonth(until), formatTime(until))}</span>{' '}
            {left !== undefined && <span className="whitespace-nowrap">{fa.left(timeLeftText(left))}</span>}
          </>
        )}
      </span>
    </p>
  );
}
