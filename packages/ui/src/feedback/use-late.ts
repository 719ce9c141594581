import { useLayoutEffect, useRef, useState } from 'react';

export interface Lateness {
  /** A shorter work is not shown. */
  readonly afterMs: number;
  /** The sign stays at least this long, so that it does not flash. */
  readonly staysMs: number;
}

/** Data that arrives earlier needs no skeleton. */
const SKELETON: Lateness = { afterMs: 200, staysMs: 200 };

/** Whether to show that work is under way: after a delay, and then long enough to be seen. */
export function useLate(isUnderWay: boolean, { afterMs, staysMs }: Lateness = SKELETON): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  // A passive effect is cleaned up after the drawing: a wait that ended in between would take what has just come off the screen again.
  useLayoutEffect(() => {
    if (isUnderWay === isShown) return;
    const waitMs = isUnderWay ? afterMs : Math.max(0, shownAt.current + staysMs - Date.now());
    const update = () => {
      if (isUnderWay) shownAt.current = Date.now();
      setShown(isUnderWay);
    };
    const timer = setTimeout(update, waitMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, isShown, afterMs, staysMs]);
  return isShown;
}
