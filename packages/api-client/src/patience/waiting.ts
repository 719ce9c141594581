import { createSignal, type Signal } from '../signal.ts';

/** The calls that wait for a server that is out of reach or busy, for a page that shows it. */
export interface Waiting extends Pick<Signal, 'subscribe'> {
  /** Counts a call until the returned function is called. */
  begin(): () => void;
  isWaiting(): boolean;
}

export function createWaiting(): Waiting {
  const { subscribe, announce } = createSignal();
  let count = 0;
  const change = (by: number) => {
    const was = count > 0;
    count += by;
    if (was !== count > 0) announce();
  };
  return {
    begin() {
      change(1);
      let isOver = false;
      return () => {
        if (!isOver) change(-1);
        isOver = true;
      };
    },
    isWaiting: () => count > 0,
    subscribe,
  };
}
