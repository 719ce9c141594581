import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The first part of the keys of previews: what a person decides by changes under no refresh, only when it is asked for again. */
export const PREVIEW_KEY = 'preview';

/** The parts of the cache that a change makes old, by their keys; `everything` is the whole cache but previews. */
export type Refreshes = readonly QueryKey[] | 'everything';

/** Marks parts of the cache as old, and reads again those on screen. */
export async function refresh(queryClient: QueryClient, refreshes: Refreshes): Promise<void> {
  if (refreshes === 'everything') return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PREVIEW_KEY });
  await Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
