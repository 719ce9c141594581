import { useEffect, useSyncExternalStore } from 'react';

let targetHours: number | undefined;
const listeners = new Set<() => void>();

function setTarget(hours: number | undefined): void {
  targetHours = hours;
  for (const listener of listeners) listener();
}

/** Lets a campaign's page offer its end to the clock control. */
export function useOfferClockTarget(untilHours: number | undefined): void {
  useEffect(() => {
    setTarget(untilHours);
    return () => setTarget(undefined);
  }, [untilHours]);
}

export function useClockTarget(): number | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => targetHours,
  );
}
