/** Tells its listeners that something happened. */
export interface Signal {
  /** Returns what ends the listening. */
  subscribe(listener: () => void): () => void;
  announce(): void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce() {
      for (const listener of listeners) listener();
    },
  };
}
