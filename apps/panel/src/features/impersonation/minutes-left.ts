import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { useEffect, useState } from 'react';

/** Minutes that were begun and are not over; 0 when the end has come. Instants in ms. */
export function countMinutesLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS));
}

/** The figure is never later than this. */
const TICK_MS = 1_000;

/** The same for now; follows the clock. */
export function useMinutesLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => countMinutesLeft(endsAt, Date.now()));
  useEffect(() => {
    const read = () => setLeft(countMinutesLeft(endsAt, Date.now()));
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
