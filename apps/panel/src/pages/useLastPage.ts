import { useEffect } from 'react';
import { findLastPage, type Paging } from './paging.ts';

interface ListQuery {
  readonly data: { readonly count: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/** Leads an address that lies beyond the list to its last page; true until it is there. */
export function useLastPage(paging: Paging, list: ListQuery, onPage: (page: number) => void): boolean {
  const last = list.data === undefined || list.isPlaceholderData ? undefined : findLastPage(paging, list.data.count);
  useEffect(() => {
    if (last !== undefined) onPage(last);
  });
  return last !== undefined;
}
