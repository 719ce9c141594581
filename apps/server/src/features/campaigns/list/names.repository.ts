import { and, eq, inArray } from 'drizzle-orm';
import type { CampaignType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { campaign, placement } from '#features/campaigns/rows/campaigns.tables.ts';
import { holdsQuery } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';

/** A search of the statement looks for moves of at most this many campaigns. */
const FOUND_MAX = 1_000;

interface CampaignName {
  readonly title: string;
  readonly campaign_type: CampaignType;
  readonly media_type: MediaType;
}

/** Names of campaigns and their publishers, for slices that tell what they did. */
export const campaignNames = {
  async nameCampaigns(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CampaignName>> {
    if (ids.length === 0) return new Map();
    const { id, title, campaign_type, media_type, account_id } = campaign;
    const rows = await tx
      .select({ id, title, campaign_type, media_type })
      .from(campaign)
      .where(and(eq(account_id, accountId), inArray(id, [...ids])));
    return new Map(rows.map(({ id: key, ...name }) => [key, name]));
  },

  async namePlacements(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const { id, title, account_id } = placement;
    const rows = await tx
      .select({ id, title })
      .from(placement)
      .where(and(eq(account_id, accountId), inArray(id, [...ids])));
    return new Map(rows.map(({ id: key, title: name }) => [key, name]));
  },

  async findByTitle(tx: Tx, accountId: number, text: string): Promise<readonly number[]> {
    const rows = await tx
      .select({ id: campaign.id })
      .from(campaign)
      .where(and(eq(campaign.account_id, accountId), holdsQuery(campaign.search_text, text)))
      .limit(FOUND_MAX);
    return rows.map(({ id }) => id);
  },
};
