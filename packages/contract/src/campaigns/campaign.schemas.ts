import { z } from 'zod';
import { CAMPAIGN_STATES, DISPUTE_STATES, STATE_REASONS } from '@jarchi/domain/campaigns/campaign-life.ts';
import { OUT_REASONS } from '@jarchi/domain/campaigns/placements.ts';
import { CAMPAIGN_CALLS } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { HISTORY_EVENTS } from '@jarchi/domain/campaigns/turn/history.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { METRICS } from '@jarchi/domain/campaigns/goals.ts';
import { draftFile } from '../drafts/drafts.schemas.ts';
import { money, placement } from './placement.schemas.ts';
import { askedAmount, count, day, instant, toman } from '../schema.ts';

/** The goal in the campaign's own measure: people, views or clicks, never the thousands of goal_total_reach. */
export const goal = z.strictObject({
  measure: z.enum(METRICS),
  /** Null without a goal. */
  target: count.nullable(),
  reached: count,
});

const figures = z.strictObject({ reach: count, views: count, clicks: count, cost: toman });

export const campaignRow = z.strictObject({
  id: z.number().int(),
  title: z.string(),
  media_type: z.enum(MEDIA_TYPES),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  content_type: z.enum(CONTENT_TYPES),
  state: z.enum(CAMPAIGN_STATES),
  reason: z.enum(STATE_REASONS).nullable(),
  publish_period_start: day,
  publish_period_end: day,
  budget: toman.nullable(),
  goal_total_reach: z.number().int().nullable(),
  price: toman,
  total: toman,
  publishers: count,
  figures,
  goal,
  /** Toman so far for a thousand people or views or for a click, as the measure is; null where there is none. */
  unit_cost: toman.nullable(),
  /** Share of the publishing time that has passed, 0 to 1. */
  elapsed: z.number(),
  /** Archived: no action is possible until it is restored. */
  is_deleted: z.boolean(),
  /** It waits longer than its deadlines allow, and staff look into it. */
  is_overdue: z.boolean(),
  created: instant,
});

const goalCover = z.strictObject({
  measure: z.enum(METRICS),
  target: count,
  /** The plain sum of the estimates. */
  expected: count,
  /** Of the target, rounded down. */
  percent: z.number().int(),
  missing: count,
});

/** A publisher who fell out, and whose share waits for a replacement. */
const openReplacement = z.strictObject({
  placement_id: z.number().int(),
  title: z.string(),
  out_reason: z.enum(OUT_REASONS),
  /** Until when a replacement can be picked; then the share is released. */
  until: instant,
  /** What is held for it, VAT included. */
  total: toman,
  reach_estimate: count,
});

const dispute = z.strictObject({
  id: z.number().int(),
  opened_at: instant,
  /** Null: about the whole campaign. */
  placement_id: z.number().int().nullable(),
  reason: z.string(),
  attachments: z.array(draftFile),
  state: z.enum(DISPUTE_STATES),
  /** What staff answered, and when; null while it is open. */
  answer: z.string().nullable(),
  answered_at: instant.nullable(),
  /** Toman, VAT included. */
  refunded: toman,
});

const campaignEvent = z.strictObject({
  id: z.number().int(),
  at: instant,
  event: z.enum(HISTORY_EVENTS),
  state: z.enum(CAMPAIGN_STATES),
  reason: z.enum(STATE_REASONS).nullable(),
  actor: z.enum(['advertiser', 'operator', 'publisher', 'system']),
  /** The name of the person who did it, and of the member of staff who acted for them. */
  person: z.string().nullable(),
  staff: z.string().nullable(),
  /** The amounts moved, VAT included, and the reason or comment given. */
  facts: z.strictObject({
    title: z.string().optional(),
    /** The publisher who took the share. */
    replacement: z.string().optional(),
    publishers: z.number().int().optional(),
    held: toman.optional(),
    captured: toman.optional(),
    released: toman.optional(),
    refunded: toman.optional(),
    shortfall: toman.optional(),
    reason: z.string().optional(),
    comment: z.string().optional(),
    pause_at: instant.optional(),
    resume_at: instant.optional(),
    publish_period_start: z.string().optional(),
    publish_period_end: z.string().optional(),
  }),
});

export const campaign = campaignRow.extend({
  /** The draft through which the campaign is edited. */
  draft: z.number().int(),
  version: z.number().int(),
  campaign_quality_goal: z.string(),
  execution_locations: z.array(z.string()),
  ad_categories: z.array(z.number().int()),
  preferred_publish_start_hour: z.number().int(),
  preferred_publish_end_hour: z.number().int(),
  publish_considerations: z.string(),
  content_files: z.array(draftFile),
  content_caption: z.string(),
  content_link: z.string(),
  quote: z.strictObject({ ...money, vat_percent: z.number(), valid_until: instant }),
  /** The codes that count, in the order they are applied. */
  discounts: z.array(
    z.strictObject({
      discount_code: z.string(),
      amount: toman,
      /** Of what earlier codes left; null for a fixed amount. */
      percent: z.number().int().nullable(),
      /** Reduced to the discount's maximum. */
      is_capped: z.boolean(),
    }),
  ),
  /** Bought in addition to the placements; their price is part of the quote. */
  services: z.array(z.strictObject({ key: z.string(), title_fa: z.string(), price: toman })),
  bundles: z.array(z.strictObject({ id: z.number().int(), title: z.string(), price: toman, plan_ids: z.array(z.number().int()) })),
  money: z.strictObject({ held: toman, captured: toman, released: toman }),
  /** The total of the accepting publishers, and its difference from the hold; null when there is no list to accept or pay. */
  list: z
    .strictObject({
      ...money,
      difference: z.number().int(),
      /** Until when the list can be accepted or paid; null while publishers are still asked. */
      until: instant.nullable(),
    })
    .nullable(),
  /** The amount missing to buy it now, or to accept its list; 0 when none is. */
  shortfall: toman,
  waits_for: z.enum(['advertiser', 'operator', 'publisher', 'system']).nullable(),
  /** The calls that its state allows now. */
  allowed: z.array(z.enum(CAMPAIGN_CALLS)),
  placements: z.array(placement),
  /** What its publishers are expected to bring of the goal; null once it is bought, without a goal, and where nothing is estimated. */
  goal_cover: goalCover.nullable(),
  events: z.array(campaignEvent),
  /** When delivery is planned to pause, and to go on; null where nothing is planned. */
  pause_at: instant.nullable(),
  resume_at: instant.nullable(),
  /** How it was stopped; null while it is not. */
  stopped: z
    .strictObject({
      at: instant,
      by: z.enum(['advertiser', 'operator']),
      person: z.string().nullable(),
      /** What was said; may be empty. */
      reason: z.string(),
      /** Posts that are still live: they stay up and are measured to the end of their hours. */
      posts_up: count,
    })
    .nullable(),
  /** The nearest publisher takes an open share at its deadline, if that costs no more. */
  is_auto_replace: z.boolean(),
  /** The shares that wait for a replacement, the nearest deadline first. */
  replacements: z.array(openReplacement),
  /** The latest first. */
  disputes: z.array(dispute),
  /** Until when a dispute can be opened; null while the campaign is not over, and after it. */
  dispute_until: instant.nullable(),
});

/** What was shown before a call that ends a campaign; if that call would now capture more or release less, it is refused with both. */
export const previewed = z.object({ captured: askedAmount, released: askedAmount });
