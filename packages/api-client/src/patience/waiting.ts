/** The calls that wait for a server that is out of reach or busy, for a page that shows it. */
export interface Waiting {
  /** Counts a call until the returned function is called. */
  begin(): () => void;
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createWaiting(): Waiting {
  const listeners = new Set<() => void>();
  let count = 0;
  const change = (by: number) => {
    const was = count > 0;
    count += by;
    if (was !== count > 0) for (const listener of listeners) listener();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
