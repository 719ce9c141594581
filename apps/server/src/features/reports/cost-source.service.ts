import type { Tx } from '#infra/store/tenancy.ts';
import { findReportCampaign, listReportPlacements } from './stats/stats.repository.ts';

/** What decides the cost of each placement of a campaign, for those who tell how a cost came about. */
export const costSource = {
  async listCosted(tx: Tx, accountId: number, campaignId: number) {
    const row = await findReportCampaign(tx, accountId, campaignId);
    if (!row) return [];
    const { campaign_type } = row;
    return (await listReportPlacements(tx, accountId, row)).map(({ id, costed, hours }) => ({ id, campaign_type, costed, hours }));
  },
};
