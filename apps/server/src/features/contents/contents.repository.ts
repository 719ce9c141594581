import { and, asc, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { ContentType } from '@jarchi/domain/platforms/platforms.ts';
import { noteChange } from '#infra/live/note-change.ts';
import { holdsQuery } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '../campaigns/rows/campaigns.tables.ts';
import { firstCategoryOf, publisher } from '../publishers/publishers.tables.ts';
import { createdContent } from './contents.tables.ts';

export type ContentRecord = typeof createdContent.$inferSelect;

/** Which contents a list has; `due_until` is of those that wait. */
export interface ContentChoice {
  readonly state?: ContentState | undefined;
  readonly campaigns?: readonly number[] | undefined;
  readonly content_types?: readonly ContentType[] | undefined;
  readonly due_until?: Date | undefined;
  readonly search?: string | undefined;
}

const own = (accountId: number, id: number) => and(eq(createdContent.account_id, accountId), eq(createdContent.id, id));

const columns = {
  content: createdContent,
  campaign: {
    id: campaign.id,
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
  },
  out_reason: placement.out_reason,
  /** Since when its publisher owes a version after this one, the last; null where none is owed. */
  owed_since: sql<Date | null>`case when ${placement.state} = 'content_pending' and ${placement.delivered_at} is null
    and ${createdContent.attempt} = ${placement.rejections} then ${placement.owed_since} end`.mapWith(placement.owed_since),
  rejections: sql<number>`(select count(*)::int from ${createdContent} r where r.account_id = ${createdContent.account_id}
    and r.placement_id = ${createdContent.placement_id} and r.state = 'rejected')`,
};

function whole(tx: Tx) {
  return tx
    .select(columns)
    .from(createdContent)
    .innerJoin(campaign, and(eq(campaign.account_id, createdContent.account_id), eq(campaign.id, createdContent.campaign_id)))
    .innerJoin(placement, and(eq(placement.account_id, createdContent.account_id), eq(placement.id, createdContent.placement_id)))
    .$dynamic();
}

export type WholeContent = Awaited<ReturnType<typeof listWhole>>[number];

function chosen(accountId: number, { state, campaigns, content_types, due_until, search }: ContentChoice): SQL | undefined {
  const text = search?.trim() ?? '';
  return and(
    eq(createdContent.account_id, accountId),
    state && eq(createdContent.state, state),
    campaigns && inArray(createdContent.campaign_id, [...campaigns]),
    content_types && inArray(campaign.content_type, [...content_types]),
    due_until && and(eq(createdContent.state, 'pending'), lt(createdContent.due_at, due_until)),
    text === ''
      ? undefined
      : sql`${placement.publisher_id} in (select id from ${publisher} where ${holdsQuery(publisher.search_text, text)})`,
  );
}

/** Waiting contents come first, the nearest deadline on top; then decided ones, the latest on top. */
interface Page {
  readonly limit: number;
  readonly offset: number;
}

export async function listWhole(tx: Tx, accountId: number, choice: ContentChoice, { limit, offset }: Page) {
  return whole(tx)
    .where(chosen(accountId, choice))
    .orderBy(
      sql`${createdContent.state} <> 'pending'`,
      sql`case when ${createdContent.state} = 'pending' then ${createdContent.due_at} end`,
      desc(createdContent.decided_at),
      desc(createdContent.id),
    )
    .limit(limit)
    .offset(offset);
}

/** The number of contents in each state, whatever state is chosen. */
export async function countByState(tx: Tx, accountId: number, choice: ContentChoice): Promise<Map<ContentState, number>> {
  const rows = await tx
    .select({ state: createdContent.state, count: count() })
    .from(createdContent)
    .innerJoin(campaign, and(eq(campaign.account_id, createdContent.account_id), eq(campaign.id, createdContent.campaign_id)))
    .innerJoin(placement, and(eq(placement.account_id, createdContent.account_id), eq(placement.id, createdContent.placement_id)))
    .where(chosen(accountId, { ...choice, state: undefined }))
    .groupBy(createdContent.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** The campaigns that have contents, newest first. */
export async function listContentCampaigns(tx: Tx, accountId: number): Promise<{ id: number; title: string }[]> {
  const ids = tx.selectDistinct({ id: createdContent.campaign_id }).from(createdContent).where(eq(createdContent.account_id, accountId));
  return tx
    .select({ id: campaign.id, title: campaign.title })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), inArray(campaign.id, ids)))
    .orderBy(desc(campaign.id));
}

export async function findWhole(tx: Tx, accountId: number, id: number): Promise<WholeContent | undefined> {
  const [row] = await whole(tx).where(own(accountId, id));
  return row;
}

export async function hasCampaign(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return rows.length > 0;
}

/** Stores when a content was first looked at. */
export async function markSeen(tx: Tx, accountId: number, id: number, at: Date): Promise<void> {
  await tx
    .update(createdContent)
    .set({ seen_at: sql`coalesce(${createdContent.seen_at}, ${at.toISOString()}::timestamptz)` })
    .where(own(accountId, id));
  noteChange(accountId, 'content', id);
}

interface Verdict {
  readonly state: ContentState;
  readonly advertiser_comment?: string;
  readonly attachments?: readonly DraftFile[];
}

interface OfPlacement {
  readonly account_id: number;
  readonly placement_id: number;
}

/** Contents as the life of campaigns uses them, inside its own transaction. */
export const contentStore = {
  listContents: (tx: Tx, accountId: number, campaignId: number): Promise<ContentRecord[]> =>
    tx
      .select()
      .from(createdContent)
      .where(and(eq(createdContent.account_id, accountId), eq(createdContent.campaign_id, campaignId)))
      .orderBy(asc(createdContent.id)),

  async addContent(tx: Tx, content: Omit<typeof createdContent.$inferInsert, 'state'>): Promise<void> {
    await tx.insert(createdContent).values({ ...content, state: 'pending' });
    noteChange(content.account_id, 'content');
  },

  async decideOpen(tx: Tx, { account_id, placement_id }: OfPlacement, verdict: Verdict, at: Date): Promise<void> {
    noteChange(account_id, 'content');
    const isOpen = and(eq(createdContent.placement_id, placement_id), eq(createdContent.state, 'pending'));
    await tx
      .update(createdContent)
      .set({ ...verdict, decided_at: at })
      .where(and(eq(createdContent.account_id, account_id), isOpen));
  },
};
