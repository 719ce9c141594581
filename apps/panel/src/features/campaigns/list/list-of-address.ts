import { downloadCampaigns as download, listQuery } from '#data/campaigns/campaigns.ts';
import { getCampaignsQuery, type CampaignsState } from './campaigns-list.ts';

/** The page of the list that a URL names. */
export function campaignsQuery(state: CampaignsState) {
  return listQuery(getCampaignsQuery(state));
}

/** All pages of the filtered and sorted list, as an Excel file. */
export function downloadCampaigns(state: CampaignsState) {
  const { ordering, filter } = getCampaignsQuery(state);
  return download({ ordering, filter });
}
