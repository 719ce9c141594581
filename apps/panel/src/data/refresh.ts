import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The parts of the cache that a change makes old, by their keys; `everything` is the whole cache. */
export type Refreshes = readonly QueryKey[] | 'everything';

/** Marks parts of the cache as old, and reads again those on screen. */
export async function refresh(queryClient: QueryClient, refreshes: Refreshes): Promise<void> {
  if (refreshes === 'everything') return queryClient.invalidateQueries();
  await Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
