function createSignal() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: (): void => {
      for (const listener of listeners) listener();
    },
  };
}

const change = createSignal();
const forbidden = createSignal();

/** Called when another person or account takes over this window, to remove the data of the last one. */
export const onPersonChange = change.subscribe;
export const announcePersonChange = change.announce;

/** The chosen account is not this person's. */
export const onForbiddenAccount = forbidden.subscribe;
export const announceForbiddenAccount = forbidden.announce;
