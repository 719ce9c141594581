import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  date,
} from 'drizzle-orm/pg-core';
import type { Actor, CampaignState, StateReason } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { Pause } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import type { OutReason, PlacementState } from '@jarchi/domain/campaigns/placements.ts';
import type { HistoryEvent, HistoryFacts } from '@jarchi/domain/campaigns/turn/history.ts';
import type { NetStep } from '@jarchi/domain/money/hundreds.ts';
import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { DiscountPart } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { account } from '#features/account/account.tables.ts';
import { wholeDraft } from '#features/drafts/drafts.tables.ts';

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
const money = () => bigint({ mode: 'number' }).notNull();
const at = () => timestamp({ withTimezone: true });

export const campaign = pgTable(
  'campaign',
  {
    account_id: accountId(),
    id: id(),
    title: text().notNull(),
    media_type: text().$type<MediaType>().notNull(),
    campaign_type: text().$type<CampaignType>().notNull(),
    content_type: text().$type<ContentType>().notNull(),
    state: text().$type<CampaignState>().notNull(),
    reason: text().$type<StateReason>(),
    publish_period_start: date().notNull(),
    publish_period_end: date().notNull(),
    preferred_publish_start_hour: smallint().notNull(),
    preferred_publish_end_hour: smallint().notNull(),
    budget: bigint({ mode: 'number' }),
    goal_total_reach: bigint({ mode: 'number' }),
    /** The other fields that the advertiser asked for, as in the draft. */
    brief: wholeDraft().notNull(),
    draft_id: bigint({ mode: 'number' }).notNull(),
    price: money(),
    discount: money(),
    vat: money(),
    total: money(),
    vat_percent: numeric({ mode: 'number' }).notNull(),
    /** Its codes, as they are spelled, and what each takes off at the frozen price; old rows do not have the percent. */
    discounts: jsonb().$type<readonly (Pick<DiscountPart, 'discount_code' | 'amount'> & Partial<DiscountPart>)[]>().notNull().default([]),
    /** Services, with their frozen prices. */
    services: jsonb().$type<readonly { readonly key: string; readonly title_fa: string; readonly price: number }[]>().notNull().default([]),
    /** Bundles as they were bought. */
    bundles: jsonb()
      .$type<readonly { readonly id: number; readonly title: string; readonly price: number; readonly plan_ids: readonly number[] }[]>()
      .notNull()
      .default([]),
    quote_valid_until: at().notNull(),
    is_auto_after_charge: boolean().notNull().default(false),
    /** The member whose order that is; null where it is not known, and for staff. */
    auto_ordered_by: bigint({ mode: 'number' }),
    /** The nearest publisher takes an open share at its deadline, if that costs no more. */
    is_auto_replace: boolean().notNull().default(false),
    /** Totals of its accepted measurements. */
    reach: bigint({ mode: 'number' }).notNull().default(0),
    views: bigint({ mode: 'number' }).notNull().default(0),
    clicks: bigint({ mode: 'number' }).notNull().default(0),
    /** Net cost of its placements so far (getCampaignCost), which every screen shows. */
    cost: bigint({ mode: 'number' }).notNull().default(0),
    publishers: integer().notNull().default(0),
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    is_deleted: boolean().notNull().default(false),
    created: at().notNull(),
    state_since: at().notNull(),
    /** The instant of the latest change. */
    changed_at: at().notNull(),
    /** How many hours the share of a publisher who fell out waits for a replacement; 0: it is given back at once. */
    replacement_hours: smallint().notNull().default(0),
    /** When the last publisher of a negotiation answered. */
    list_ready_at: at(),
    /** Times without delivery (ms); `to` is null while one lasts. */
    pauses: jsonb().$type<readonly Pause[]>().notNull().default([]),
    /** When delivery is planned to pause, and to go on. */
    pause_at: at(),
    resume_at: at(),
    /** When the dispute was opened that is not answered yet. */
    disputed_at: at(),
    /** Sums of its postings, VAT included: held − captured − released is what is held now. */
    held: bigint({ mode: 'number' }).notNull().default(0),
    captured: bigint({ mode: 'number' }).notNull().default(0),
    released: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** Part of released, since the last purchase: money that was held for no share. */
    rest_released: bigint({ mode: 'number' }).notNull().default(0),
    credit_notes: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Since when it has waited longer than its deadlines allow, as the daily look found; null once that is over. */
    overdue_since: at(),
    /** When its people were told of such a wait, once. */
    overdue_told_at: at(),
  },
  (t) => {
    const filtered = [t.state, t.media_type, t.campaign_type] as const;
    const summed = [t.price, t.discount, t.cost, t.reach, t.views, t.clicks, t.goal_total_reach] as const;
    return [
      primaryKey({ columns: [t.account_id, t.id] }),
      uniqueIndex('campaign_draft').on(t.account_id, t.draft_id),
      // One for each order of the list, with what its filters read; the first also has what the totals and the search read.
      index('campaign_list').on(t.account_id, t.is_deleted, t.created, t.id, ...filtered, ...summed, t.search_text),
      index('campaign_by_title').on(t.account_id, t.is_deleted, t.title, t.id, ...filtered),
      index('campaign_by_start').on(t.account_id, t.is_deleted, t.publish_period_start, t.id, ...filtered),
      index('campaign_by_price').on(t.account_id, t.is_deleted, sql`(price - discount)`, t.id, ...filtered, t.price, t.discount),
      index('campaign_state').on(t.account_id, t.state),
      index('campaign_overdue')
        .on(t.overdue_since)
        .where(sql`overdue_since is not null`),
    ];
  },
);

/** Columns of a campaign that only a turn of its life writes. */
export type LifeColumn =
  | 'state'
  | 'reason'
  | 'state_since'
  | 'changed_at'
  | 'version'
  | 'list_ready_at'
  | 'pauses'
  | 'pause_at'
  | 'resume_at'
  | 'disputed_at'
  | 'held'
  | 'captured'
  | 'released'
  | 'refunded'
  | 'rest_released'
  | 'credit_notes'
  | 'cost';

/** One publisher, format and tariff that a campaign bought. */
export const placement = pgTable(
  'placement',
  {
    account_id: accountId(),
    id: id(),
    campaign_id: bigint({ mode: 'number' }).notNull(),
    plan_id: bigint({ mode: 'number' }).notNull(),
    publisher_id: bigint({ mode: 'number' }).notNull(),
    /** As bought: a later rename or new price does not change it. */
    title: text().notNull(),
    username: text().notNull(),
    state: text().$type<PlacementState>().notNull(),
    availability_hours: smallint().notNull(),
    reach_estimate: integer().notNull(),
    price: money(),
    discount: money(),
    vat: money(),
    total: money(),
    publisher_price: money(),
    /** Its net amounts, and those of its captures and refunds, are whole multiples of this: 100 toman, or 1 where it was bought before that rule. */
    net_step: smallint().$type<NetStep>().notNull(),
    /**
     * Net price of the plan itself, without its share of the services; null where views or clicks are bought, or where it was not stored.
     */
    plan_price: bigint({ mode: 'number' }),
    /** Net price that its publisher named in a negotiation instead of plan_price; null where the list's price was accepted. */
    asked_price: bigint({ mode: 'number' }),
    /** Bought views (CPM) or clicks (CPC); null where hours are bought. */
    bought_units: bigint({ mode: 'number' }),
    /** Part of bought_units that was delivered and is paid for: accepted, in paid hours. */
    delivered_units: bigint({ mode: 'number' }).notNull().default(0),
    bundle_id: bigint({ mode: 'number' }),
    /** Parts of total, VAT included. When the placement is over, captured + released = held. */
    captured: bigint({ mode: 'number' }).notNull().default(0),
    released: bigint({ mode: 'number' }).notNull().default(0),
    /** Parts of captured: VAT, the discount, and the publisher's pay. */
    captured_vat: bigint({ mode: 'number' }).notNull().default(0),
    captured_discount: bigint({ mode: 'number' }).notNull().default(0),
    captured_publisher: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    share: text().$type<LifePlacement['share']>().notNull().default('none'),
    offered_at: at(),
    /** When its publisher fell out, and why. */
    out_at: at(),
    out_reason: text().$type<OutReason>(),
    /** Since when its publisher has owed a content. */
    owed_since: at(),
    /** When the content came that waits for a decision. */
    delivered_at: at(),
    rejections: smallint().notNull().default(0),
    slot_at: at(),
    live_at: at(),
    /** When its post was last changed while it was live. */
    edited_at: at(),
    ended_at: at(),
    /** Figures are in up to this hour, not including it. */
    measured_until: at(),
    /** The platform's id of the post. */
    post_ref: text(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('placement_campaign').on(t.account_id, t.campaign_id),
  ],
);

/** What happened to a campaign: append only. */
export const campaignEvent = pgTable(
  'campaign_event',
  {
    account_id: accountId(),
    id: id(),
    campaign_id: bigint({ mode: 'number' }).notNull(),
    at: at().notNull(),
    event: text().$type<HistoryEvent>().notNull(),
    state: text().$type<CampaignState>().notNull(),
    reason: text().$type<StateReason>(),
    actor: text().$type<Actor>().notNull(),
    /** The person who did it, if any, and the member of staff who acted for them. */
    user_id: bigint({ mode: 'number' }),
    staff_id: bigint({ mode: 'number' }),
    /** Their names at that time. */
    person: text(),
    staff: text(),
    facts: jsonb().$type<HistoryFacts & { readonly idempotency_key?: string }>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('campaign_event_campaign').on(t.account_id, t.campaign_id),
  ],
);
