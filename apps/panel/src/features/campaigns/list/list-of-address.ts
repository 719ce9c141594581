import { downloadCampaigns as download, listQuery } from '#data/campaigns/campaigns.ts';
import { getQuery, type ListSearch } from './list-search.ts';

/** The page of the list that an address asks for. */
export function campaignsQuery(search: ListSearch) {
  return listQuery(getQuery(search));
}

/** The list as it is filtered and sorted, all pages, as an Excel file. */
export function downloadCampaigns(search: ListSearch) {
  const { ordering, filter } = getQuery(search);
  return download({ ordering, filter });
}
