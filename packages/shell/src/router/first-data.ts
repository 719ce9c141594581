/** How long a page may wait for its first data before it is drawn without. Less than the router's own patience, so that nothing flickers. */
const WAIT_MS = 150;

/** What a page's address says. */
export interface Opening {
  readonly params: { readonly id?: string | undefined };
  readonly search: Readonly<Record<string, unknown>>;
}

interface Visit {
  readonly params: Opening['params'];
  readonly location: { readonly search: object };
  readonly cause: 'preload' | 'enter' | 'stay';
}

type Begin = (opening: Opening) => Promise<unknown>;

/**
 * A route's loader that asks for a page's first data while the page is prepared: data that is there in time is drawn at once, and no
 * skeleton before it. What comes later, and what fails, the page shows itself. `load` brings the module whose function asks; `check`
 * throws where the address names nothing.
 */
export function firstData<K extends string>(
  load: () => Promise<{ readonly [P in K]: Begin }>,
  name: K,
  check?: (visit: Pick<Visit, 'params'>) => void,
) {
  return async ({ params, location, cause }: Visit): Promise<void> => {
    check?.({ params });
    if (cause !== 'enter') return;
    const begun = load().then((module) => module[name]({ params, search: { ...location.search } }));
    await Promise.race([begun.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  };
}
