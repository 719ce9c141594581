import type { RegionState } from '@jarchi/ui/DataRegion.tsx';

/** What a region shows. Old data stays while new data is on its way or fails to come. */
export function regionStateOf<T>(
  query: { readonly data: T | undefined; readonly isError: boolean },
  isEmpty: (data: T) => boolean = () => false,
): RegionState {
  if (query.data === undefined) return query.isError ? 'failed' : 'loading';
  return isEmpty(query.data) ? 'empty' : 'ready';
}
