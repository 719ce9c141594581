/** The part of a browser's storage that code may use. */
export interface KeptTexts extends Pick<Storage, 'getItem' | 'removeItem'> {
  /** False if a reload would not find the text; the browser's own storage throws instead. */
  setItem(key: string, text: string): boolean | void;
}

/**
 * A storage of the browser that never throws. A browser may forbid it, even to name it, or have no room left: what it does not take is
 * kept until the page is left, so that the steps of one visit still find it.
 */
function openStorage(find: () => Storage) {
  const own = new Map<string, string>();
  function ask<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key: string): string | null => own.get(key) ?? ask((storage) => storage.getItem(key)) ?? null,
    /** True if a reload finds it. */
    setItem(key: string, text: string): boolean {
      own.set(key, text);
      const store = (storage: Storage) => {
        storage.setItem(key, text);
        return own.delete(key);
      };
      if (ask(store) === true) return true;
      // An older text must not come back after a reload.
      ask((storage) => storage.removeItem(key));
      return false;
    },
    removeItem(key: string): void {
      own.delete(key);
      ask((storage) => storage.removeItem(key));
    },
    listKeys: (): string[] => [...own.keys(), ...(ask(Object.keys) ?? [])],
  };
}

/** Of this tab; it outlives a reload. */
export const tabStorage = openStorage(() => sessionStorage);
/** Of all tabs of this browser. */
export const browserStorage = openStorage(() => localStorage);
