import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';

const BATCH = 500;

const isUnfinished = or(
  inArray(campaign.state, ['TO_PAY', 'AWAITING_APPROVAL', 'NEGOTIATION', 'ACCEPTED', 'SCHEDULED', 'PUBLISHING']),
  inArray(campaign.reason, ['paused', 'stopped']),
  isNotNull(campaign.disputed_at),
  isNotNull(campaign.overdue_since),
);

/** Campaigns of all accounts that may wait for something, in batches by their key. Runs as the system. */
export async function listUnfinished(tx: Tx, after: CampaignRef | undefined): Promise<CampaignRef[]> {
  const isLater = after && gt(sql`(${campaign.account_id}, ${campaign.id})`, sql`(${after.account_id}::bigint, ${after.id}::bigint)`);
  return tx
    .select({ account_id: campaign.account_id, id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.is_deleted, false), isUnfinished, isLater))
    .orderBy(asc(campaign.account_id), asc(campaign.id))
    .limit(BATCH);
}

/** Campaigns whose own work used up its tries. Runs as the system. */
export async function listWithDeadJobs(tx: Tx, kinds: readonly string[]): Promise<CampaignRef[]> {
  const { rows } = await tx.execute<{ account_id: number; id: number }>(sql`
    select distinct account_id, (payload ->> 'campaign_id')::bigint as id from job
     where last_error is not null and dead_at is not null and account_id is not null and payload ->> 'campaign_id' is not null
       and kind in (${sql.join(
         kinds.map((kind) => sql`${kind}`),
         sql`, `,
       )})`);
  return rows;
}
