import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Page } from '#infra/jobs/stuck-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { appUser } from '../session/session.tables.ts';
import { jobDecision } from './stuck.tables.ts';

/** The ids by which a job or a campaign names its account and campaign. */
export interface CampaignKey {
  readonly account_id: number | null;
  readonly campaign_id: number | null;
}

const campaignColumns = {
  account_id: campaign.account_id,
  id: campaign.id,
  title: campaign.title,
  state: campaign.state,
  reason: campaign.reason,
  campaign_type: campaign.campaign_type,
  held: campaign.held,
  captured: campaign.captured,
  released: campaign.released,
  overdue_since: campaign.overdue_since,
};
export type StuckCampaign = Pick<typeof campaign.$inferSelect, keyof typeof campaignColumns>;
export type StuckAccount = Pick<typeof account.$inferSelect, 'account_id' | 'slug' | 'title'>;

/** Reads the accounts and campaigns of these keys. */
export async function readNames(tx: Tx, keys: readonly CampaignKey[]) {
  const accountIds = [...new Set(keys.flatMap(({ account_id }) => account_id ?? []))];
  const campaignIds = [...new Set(keys.flatMap(({ campaign_id }) => campaign_id ?? []))];
  const accounts: StuckAccount[] =
    accountIds.length === 0
      ? []
      : await tx
          .select({ account_id: account.account_id, slug: account.slug, title: account.title })
          .from(account)
          .where(inArray(account.account_id, accountIds));
  const campaigns: StuckCampaign[] =
    campaignIds.length === 0 || accountIds.length === 0
      ? []
      : await tx
          .select(campaignColumns)
          .from(campaign)
          .where(and(inArray(campaign.account_id, accountIds), inArray(campaign.id, campaignIds)));
  return {
    findAccount: ({ account_id }: Pick<CampaignKey, 'account_id'>) => accounts.find((row) => row.account_id === account_id),
    findCampaign: ({ account_id, campaign_id }: CampaignKey) =>
      campaigns.find((row) => row.account_id === account_id && row.id === campaign_id),
  };
}

/** Campaigns that are marked as overdue, the longest wait first. */
export async function listOverdueCampaigns(tx: Tx, { limit, offset }: Page): Promise<{ count: number; rows: StuckCampaign[] }> {
  const isOverdue = isNotNull(campaign.overdue_since);
  const rows = await tx
    .select(campaignColumns)
    .from(campaign)
    .where(isOverdue)
    .orderBy(asc(campaign.overdue_since), asc(campaign.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ count: count() }).from(campaign).where(isOverdue);
  return { count: counted?.count ?? 0, rows };
}

export async function insertDecision(tx: Tx, values: typeof jobDecision.$inferInsert): Promise<void> {
  await tx.insert(jobDecision).values(values);
}

export async function listDecisions(tx: Tx, { limit, offset }: Page) {
  const rows = await tx
    .select({ decision: jobDecision, username: appUser.username, first_name: appUser.first_name, last_name: appUser.last_name })
    .from(jobDecision)
    .innerJoin(appUser, eq(appUser.id, jobDecision.staff_id))
    .orderBy(desc(jobDecision.at), desc(jobDecision.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ count: count() }).from(jobDecision);
  return { count: counted?.count ?? 0, rows };
}
