import { and, eq } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { campaign, placement } from '../campaigns/rows/campaigns.tables.ts';
import { createdContent } from '../contents/contents.tables.ts';
import { firstCategoryOf, publisher } from '../publishers/publishers.tables.ts';

/** The facts of a campaign on the page of its shared report. */
export async function findReportPage(tx: Tx, accountId: number, id: number) {
  const [row] = await tx
    .select({
      account_title: account.title,
      title: campaign.title,
      media_type: campaign.media_type,
      campaign_type: campaign.campaign_type,
      content_type: campaign.content_type,
      state: campaign.state,
      publish_period_start: campaign.publish_period_start,
      publish_period_end: campaign.publish_period_end,
    })
    .from(campaign)
    .innerJoin(account, eq(account.account_id, campaign.account_id))
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return row;
}

/** The facts of a shared content: without verdicts and comments, which are between the advertiser and the publisher. */
export async function findContentPage(tx: Tx, accountId: number, id: number) {
  const [row] = await tx
    .select({
      account_title: account.title,
      campaign: {
        title: campaign.title,
        media_type: campaign.media_type,
        content_type: campaign.content_type,
        brief: campaign.brief,
      },
      publisher: {
        id: placement.publisher_id,
        category_id: firstCategoryOf(placement.publisher_id),
        title: placement.title,
        username: placement.username,
        followers: publisher.followers,
      },
      state: createdContent.state,
      files: createdContent.files,
      caption: createdContent.caption,
    })
    .from(createdContent)
    .innerJoin(account, eq(account.account_id, createdContent.account_id))
    .innerJoin(campaign, and(eq(campaign.account_id, createdContent.account_id), eq(campaign.id, createdContent.campaign_id)))
    .innerJoin(placement, and(eq(placement.account_id, createdContent.account_id), eq(placement.id, createdContent.placement_id)))
    .leftJoin(publisher, eq(publisher.id, placement.publisher_id))
    .where(and(eq(createdContent.account_id, accountId), eq(createdContent.id, id)));
  return row;
}
