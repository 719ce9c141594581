import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** Whole seconds to an instant of this machine's clock, counting down to 0. */
export function useSecondsUntil(atMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= atMs) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [atMs]);
  return Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}
