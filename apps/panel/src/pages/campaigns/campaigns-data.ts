import type { Opening } from '@jarchi/shell/router/first-data.ts';
import { accountInfoQuery } from '#data/account/account.ts';
import { anyCampaignQuery } from '#data/campaigns/campaigns.ts';
import { fetchFirst } from '#data/first-data.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { campaignsQuery } from '#features/campaigns/list/list-of-address.ts';
import { campaignsList } from '#features/campaigns/list/campaigns-list.ts';

/** The page of the list that the address names. */
export async function beginCampaigns({ search }: Opening): Promise<void> {
  const state = campaignsList.read(search);
  const rows = state.stage === 'drafts' ? undefined : fetchFirst(campaignsQuery(state));
  await Promise.all([rows, fetchFirst(anyCampaignQuery()), fetchFirst(worldClockQuery), fetchFirst(accountInfoQuery)]);
}
