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

/** Another person or account takes over this window: whatever is kept of the last one goes. */
export const onPersonChange = change.subscribe;
export const announcePersonChange = change.announce;

/** The chosen account is not this person's. */
export const onForbiddenAccount = forbidden.subscribe;
export const announceForbiddenAccount = forbidden.announce;
