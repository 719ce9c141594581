import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { campaign, placement } from '#features/campaigns/rows/campaigns.tables.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { Tx } from '#infra/store/tenancy.ts';

/** A rehearsal takes at most this many campaigns, the newest first. */
const CAMPAIGNS_MAX = 60;

export interface StoredCampaign {
  readonly row: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
}

/** Campaigns that hold money, and those that may be bought. */
export async function listForRehearsal(tx: Tx, accountId: number): Promise<StoredCampaign[]> {
  const holds = sql`${campaign.held} - ${campaign.captured} - ${campaign.released} > 0`;
  const rows = await tx
    .select()
    .from(campaign)
    .where(
      and(
        eq(campaign.account_id, accountId),
        eq(campaign.is_deleted, false),
        sql`(${holds} or ${campaign.state} = 'CREATED' or (${campaign.state} = 'TO_PAY' and ${campaign.reason} = 'before_review'))`,
      ),
    )
    .orderBy(desc(holds), desc(campaign.created), desc(campaign.id))
    .limit(CAMPAIGNS_MAX);
  if (rows.length === 0) return [];
  const placements = await tx
    .select()
    .from(placement)
    .where(
      and(
        eq(placement.account_id, accountId),
        inArray(
          placement.campaign_id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(placement.id));
  return rows.map((row) => ({ row, placements: placements.filter(({ campaign_id }) => campaign_id === row.id) }));
}
