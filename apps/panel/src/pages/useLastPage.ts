import { useEffect } from 'react';
import { findLastPage, type Paging } from './paging.ts';

interface ListQuery {
  readonly data: { readonly count: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/** Redirects a URL beyond the list to its last page; true until then. */
export function useLastPage(paging: Paging, list: ListQuery, onPage: (page: number) => void): boolean {
  const last = list.data === undefined || list.isPlaceholderData ? undefined : findLastPage(paging, list.data.count);
  useEffect(() => {
    if (last !== undefined) onPage(last);
  });
  return last !== undefined;
}
