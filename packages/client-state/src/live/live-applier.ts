import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes that come together are read together. */
const TOGETHER_MS = 200;
/** A row of changes, such as a campaign's hours, makes a window read no more often than this. */
const APART_MS = 1500;
/** A change of this window reads again by itself what it made old; longer than this it is not waited for. */
const OWN_MOST_MS = 5000;
const OWN_READ_MS = 100;

/** What a kind of change makes old, by its subject's id; undefined for a kind that a newer server knows. */
export type FindRefreshes = (kind: string, id: number | undefined) => readonly QueryKey[] | undefined;

export interface Applier {
  /** Reads again what a sign made old, at once or as soon as the window is seen. */
  take(kind: string, data: string): void;
  takeEverything(): void;
  /** Queries that ask at intervals decide anew whether they do. */
  decideIntervals(): void;
  stop(): void;
}

/**
 * Brings the changes of the stream to the cache. A query whose last request began after the change came has it already, so a change of this
 * window, which its own mutation refreshes, is not asked for twice.
 */
export function createApplier(
  queryClient: QueryClient,
  findRefreshes: FindRefreshes,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>,
): Applier {
  const cache = queryClient.getQueryCache();
  const begunAt = new WeakMap<Query, number>();
  const pending = new Map<string, { readonly queryKey: QueryKey; readonly cameAt: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let appliedAt = Number.NEGATIVE_INFINITY;
  let firstAt = 0;

  const unsubscribe = cache.subscribe((change) => {
    if (change.type === 'updated' && change.action.type === 'fetch') begunAt.set(change.query, performance.now());
  });

  function add(queryKey: QueryKey): void {
    const cameAt = performance.now();
    if (pending.size === 0) firstAt = cameAt;
    pending.set(JSON.stringify(queryKey), { queryKey, cameAt });
  }

  function schedule(): void {
    if (timer !== undefined || page.hidden || pending.size === 0) return;
    timer = setTimeout(apply, Math.max(TOGETHER_MS, appliedAt + APART_MS - performance.now()));
  }

  function apply(): void {
    timer = undefined;
    if (page.hidden) return;
    if (queryClient.isMutating() > 0 && performance.now() - firstAt < OWN_MOST_MS) {
      timer = setTimeout(apply, OWN_READ_MS);
      return;
    }
    const changes = [...pending.values()];
    pending.clear();
    appliedAt = performance.now();
    const isOlder = (query: Query, cameAt: number) => (begunAt.get(query) ?? Number.NEGATIVE_INFINITY) < cameAt;
    for (const { queryKey, cameAt } of changes)
      void queryClient.invalidateQueries({ queryKey, predicate: (query) => isOlder(query, cameAt) });
  }

  page.addEventListener('visibilitychange', schedule);
  return {
    take(kind, data) {
      const id = /^\d+$/.test(data) ? Number(data) : undefined;
      for (const queryKey of findRefreshes(kind, id) ?? []) add(queryKey);
      schedule();
    },
    takeEverything() {
      add([]);
      schedule();
    },
    decideIntervals() {
      for (const query of cache.findAll({ type: 'active' })) for (const observer of query.observers) observer.setOptions(observer.options);
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', schedule);
    },
  };
}
