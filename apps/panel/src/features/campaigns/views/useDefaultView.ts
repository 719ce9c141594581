import { useEffect, useRef } from 'react';
import { useViews } from '#data/campaigns/list/views.ts';
import type { ListSearch } from '#features/campaigns/list/list-search.ts';
import { searchOfView } from './view-address.ts';

/** Opens a list whose address chooses nothing with the default view, once; a later choice of nothing stays. */
export function useDefaultView(isPlain: boolean, onSearch: (search: ListSearch) => void): void {
  const views = useViews().data;
  const mayOpen = useRef(isPlain);
  const view = views?.find(({ is_default }) => is_default);
  useEffect(() => {
    if (!isPlain) mayOpen.current = false;
    if (views === undefined || !mayOpen.current) return;
    mayOpen.current = false;
    if (view) onSearch(searchOfView(view));
  });
}
