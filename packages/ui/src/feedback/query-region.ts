import type { DataRegionProps } from './DataRegion.tsx';

/** The fields of a query that a region needs; any library's result with these fields fits. */
export interface QueryLike<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isPlaceholderData?: boolean | undefined;
  /** ms. */
  readonly dataUpdatedAt?: number | undefined;
  readonly refetch: () => unknown;
}

export interface QueryRegionOptions<T> {
  isEmpty?: ((data: T) => boolean) | undefined;
  /** Filters make the list empty. */
  isFiltered?: boolean | undefined;
}

export type QueryRegion = Pick<DataRegionProps, 'state' | 'isStale' | 'staleSince' | 'error'> & { onRetry: () => void };

/** The state of a region that shows one query. Old data stays while new data loads, and if that fails. */
export function getRegion<T>(query: QueryLike<T>, { isEmpty, isFiltered = false }: QueryRegionOptions<T> = {}): QueryRegion {
  const { data, isError, isPlaceholderData = false, dataUpdatedAt = 0 } = query;
  const onRetry = () => void query.refetch();
  if (data === undefined || (isPlaceholderData && isError)) return { state: isError ? 'failed' : 'loading', error: query.error, onRetry };
  if (isEmpty?.(data)) return { state: isFiltered ? 'filtered-empty' : 'empty', onRetry };
  return { state: 'ready', isStale: isPlaceholderData, staleSince: isError && dataUpdatedAt > 0 ? dataUpdatedAt : undefined, onRetry };
}
