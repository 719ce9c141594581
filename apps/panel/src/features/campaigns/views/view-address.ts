import type { View, ViewBody } from '#data/campaigns/list/views.ts';
import { encodeFilters, CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { readListSearch, writeListSearch, type ListSearch } from '#features/campaigns/list/list-search.ts';

/** The list as a view shows it. */
export function searchOfView(view: View): ListSearch {
  const { stage, ordering, filter, columns } = view;
  return readListSearch({ stage, ordering, filter: [...filter], columns: columns.join(',') });
}

/** What of the list on screen a view keeps. */
export function viewOfSearch(search: ListSearch, name: string, is_default: boolean): ViewBody {
  const { stage, ordering, filters, columns } = search;
  const filter = encodeFilters(filters, CAMPAIGN_FILTER_FIELDS);
  return { name, stage: stage === 'drafts' ? 'all' : stage, ordering, filter, columns: [...columns], is_default };
}

/** Whether the list on screen is the view's. */
export function isShown(view: View, search: ListSearch): boolean {
  const write = (one: ListSearch) => JSON.stringify(writeListSearch({ ...one, page: 1, pageSize: search.pageSize }));
  return write(searchOfView(view)) === write(search);
}
