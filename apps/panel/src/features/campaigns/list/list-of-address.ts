import { downloadCampaigns as download, listQuery } from '#data/campaigns/campaigns.ts';
import { getQuery, type ListSearch } from './list-search.ts';

/** The page of the list that a URL names. */
export function campaignsQuery(search: ListSearch) {
  return listQuery(getQuery(search));
}

/** All pages of the filtered and sorted list, as an Excel file. */
export function downloadCampaigns(search: ListSearch) {
  const { ordering, filter } = getQuery(search);
  return download({ ordering, filter });
}
