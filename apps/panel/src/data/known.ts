import { queryClient } from '#api/query-client.ts';

/** When the newest of what is kept came from the server (ms); 0 when nothing did. */
export function findNewestData(): number {
  return Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .findAll()
      .map((query) => query.state.dataUpdatedAt),
  );
}

/** Reads all that is on screen again. */
export function readScreenAgain(): Promise<void> {
  return queryClient.refetchQueries({ type: 'active' });
}
