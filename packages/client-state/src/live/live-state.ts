let isOn = false;

/** Whether a stream tells this window what has changed. */
export const isLive = (): boolean => isOn;

export function setLive(on: boolean): void {
  isOn = on;
}

/** How often a query asks: only while no stream tells what has changed. */
export const pollUnlessLive = (ms: number): number | false => (isOn ? false : ms);
