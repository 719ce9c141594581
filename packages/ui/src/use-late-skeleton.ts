import { useEffect, useRef, useState } from 'react';

/** Data that comes sooner needs no skeleton. */
const APPEARS_AFTER_MS = 200;
/** A skeleton that is drawn stays at least this long, so that it does not flash. */
const STAYS_MS = 200;

/** Whether to draw the skeleton: late, and then long enough to be seen. */
export function useLateSkeleton(isLoading: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const drawnAt = useRef(0);
  useEffect(() => {
    if (isLoading === isDrawn) return;
    const waitMs = isLoading ? APPEARS_AFTER_MS : Math.max(0, drawnAt.current + STAYS_MS - Date.now());
    const turn = () => {
      if (isLoading) drawnAt.current = Date.now();
      setDrawn(isLoading);
    };
    const timer = setTimeout(turn, waitMs);
    return () => clearTimeout(timer);
  }, [isLoading, isDrawn]);
  return isDrawn;
}
