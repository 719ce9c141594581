import { api } from '#api/api.ts';
import { listQuery } from '#features/campaigns/campaigns.queries.ts';
import { queryOf, type ListSearch } from './list-search.ts';

/** The page of the list that an address asks for. */
export function campaignsQuery(search: ListSearch) {
  return listQuery(queryOf(search));
}

/** The list as it is filtered and sorted, all pages, as an Excel file. */
export function downloadCampaigns(search: ListSearch) {
  const { ordering, filter } = queryOf(search);
  return api.campaigns.exportCampaigns({ query: { ordering, filter } });
}
