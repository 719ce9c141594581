import { queryClient } from '#api/query-client.ts';

/** The time (ms) of the newest server data in the cache; 0 if there is none. */
export function findNewestData(): number {
  return Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .findAll()
      .map((query) => query.state.dataUpdatedAt),
  );
}

/** Reads again everything that is on screen. */
export function readScreenAgain(): Promise<void> {
  return queryClient.refetchQueries({ type: 'active' });
}
