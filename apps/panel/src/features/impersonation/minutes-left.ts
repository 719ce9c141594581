import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { useEffect, useState } from 'react';

/** The minutes left, rounded up; 0 at the end. Instants in ms. */
export function countMinutesLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS));
}

/** The figure is at most this late. */
const TICK_MS = 1_000;

/** The minutes left now; updated as the clock runs. */
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
