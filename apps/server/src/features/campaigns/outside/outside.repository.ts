import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import type { CampaignRecord } from '../rows/campaigns.repository.ts';
import { campaign } from '../rows/campaigns.tables.ts';

/** Campaigns that wait for their approval, of all accounts, after this one; a page in the order of their keys. */
export async function listAwaitingApproval(
  tx: Tx,
  after: { readonly account_id: number; readonly id: number },
  limit: number,
): Promise<Pick<CampaignRecord, 'account_id' | 'id' | 'brief'>[]> {
  return tx
    .select({ account_id: campaign.account_id, id: campaign.id, brief: campaign.brief })
    .from(campaign)
    .where(and(eq(campaign.state, 'AWAITING_APPROVAL'), sql`(${campaign.account_id}, ${campaign.id}) > (${after.account_id}, ${after.id})`))
    .orderBy(asc(campaign.account_id), asc(campaign.id))
    .limit(limit);
}

/** Account and id of each campaign with posts on the air, paused or stopped ones too; they are brought up to date after a move of the clock. */
export async function listOnAir(tx: Tx): Promise<{ account_id: number; id: number }[]> {
  const isUp = sql`exists (select 1 from placement p
    where p.account_id = ${campaign.account_id} and p.campaign_id = ${campaign.id} and p.state = 'live')`;
  return tx
    .select({ account_id: campaign.account_id, id: campaign.id })
    .from(campaign)
    .where(
      or(eq(campaign.state, 'PUBLISHING'), and(eq(campaign.state, 'INACTIVE'), inArray(campaign.reason, ['paused', 'stopped']), isUp)),
    );
}
