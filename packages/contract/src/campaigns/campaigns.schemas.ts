import { z } from 'zod';
import { CAMPAIGN_STATES, STATE_REASONS } from '@jarchi/domain/campaigns/campaign-life.ts';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { CAMPAIGN_CALLS, PREVIEWED_CALLS } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { HISTORY_EVENTS } from '@jarchi/domain/campaigns/turn/history.ts';
import { CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { DISCOUNT_CODE_LENGTH_MAX, DISCOUNT_CODES_MAX } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { METRICS } from '@jarchi/domain/reports/reports.ts';
import type { campaignsCalls } from './campaigns.calls.ts';
import { draftData, draftFile } from '../drafts/drafts.schemas.ts';
import { filterQuery, ordering } from '../requests/parameters.ts';
import { category, firstCategory, mediaPlan } from '../publishers/plans.schemas.ts';
import { goalCover } from './goal-cover.schemas.ts';
import { count, day, flag, idParams, instant, paging, toman, type SchemasFor } from '../schema.ts';

const money = { price: toman, discount: toman, vat: toman, total: toman };

/** The goal in the campaign's own measure: people, views or clicks, never the thousands of goal_total_reach. */
export const goal = z.strictObject({
  measure: z.enum(METRICS),
  /** Null without a goal. */
  target: count.nullable(),
  reached: count,
});

const figures = z.strictObject({ reach: count, views: count, clicks: count, cost: toman });

const campaignRow = z.strictObject({
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
  created: instant,
});

const placement = z.strictObject({
  id: z.number().int(),
  plan_id: z.number().int(),
  publisher_id: z.number().int(),
  category_id: firstCategory,
  title: z.string(),
  username: z.string(),
  state: z.enum(PLACEMENT_STATES),
  availability_hours: z.number().int(),
  reach_estimate: count,
  /** The views or clicks that were bought; null where hours are bought. */
  bought_units: count.nullable().optional(),
  /** The bundle through which it was bought. */
  bundle_id: z.number().int().nullable().optional(),
  ...money,
  captured: toman,
  released: toman,
  /** Why its publisher is out; null while it is not. */
  out_reason: z.enum(OUT_REASONS).nullable(),
  live_at: instant.nullable(),
  ended_at: instant.nullable(),
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
    publishers: z.number().int().optional(),
    held: toman.optional(),
    captured: toman.optional(),
    released: toman.optional(),
    refunded: toman.optional(),
    shortfall: toman.optional(),
    reason: z.string().optional(),
    comment: z.string().optional(),
    publish_period_start: z.string().optional(),
    publish_period_end: z.string().optional(),
  }),
});

const campaign = campaignRow.extend({
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
});

const CAMPAIGN_ORDERINGS = [
  'created',
  '-created',
  'title',
  '-title',
  'publish_period_start',
  '-publish_period_start',
  'price',
  '-price',
] as const;

const listChoice = {
  is_deleted: flag.default(false),
  ordering: ordering(CAMPAIGN_ORDERINGS, '-created'),
  filter: filterQuery(CAMPAIGN_FILTER_FIELDS),
};

/** What was shown before a call that ends a campaign; if that call would now capture more or release less, it is refused with both. */
export const previewed = z.object({ captured: toman, released: toman });

export const campaignsSchemas = {
  listCampaigns: {
    query: z.object({ ...paging, ...listChoice }),
    response: z.strictObject({
      count,
      results: z.array(campaignRow),
      totals: z.strictObject({
        price: toman,
        cost: toman,
        reach: count,
        goal_total_reach: count.nullable(),
        /** Of the campaigns that have a goal; null, as goal_total_reach, where the list has campaigns of different measures. */
        goal: goal.nullable(),
        unit_cost: toman.nullable(),
      }),
    }),
  },
  exportCampaigns: { query: z.object(listChoice) },
  listSuggestedPlans: {
    response: z.strictObject({
      /** The categories that the account's campaigns chose most, and how many of them chose one; empty for an account without campaigns. */
      basis: z.strictObject({ campaigns: count, categories: z.array(category) }),
      /** For example instagram-story. */
      kind: z.string(),
      results: z.array(mediaPlan).max(4),
    }),
  },
  getCampaign: { params: idParams, response: campaign },
  createCampaign: { body: z.object({ draft: z.number().int() }), response: campaign },
  updateCampaign: {
    params: idParams,
    /** The same as campaign_type of the body: true for CPM alone. */
    query: z.object({ is_cpm: flag.default(false) }),
    body: z.object({ data: draftData, version: z.number().int() }),
    response: campaign,
  },
  duplicateCampaign: {
    params: idParams,
    body: z.object({}),
    response: z.strictObject({
      draft: z.number().int(),
      /** Totals with VAT: the campaign's, and the draft's today; null while the draft has no price. */
      before: toman,
      after: toman.nullable(),
      /** Plans with another price now; `after` is null for plans that are no longer sold, which the draft leaves out. */
      changes: z.array(z.strictObject({ plan_id: z.number().int(), title: z.string(), before: toman, after: toman.nullable() })),
    }),
  },
  applyDiscount: {
    body: z.object({
      campaign: z.number().int(),
      discount_codes: z.array(z.string().max(DISCOUNT_CODE_LENGTH_MAX)).max(DISCOUNT_CODES_MAX),
    }),
    response: campaign,
  },
  purchaseCampaign: {
    params: idParams,
    /** The total that the buyer saw: if it differs now, the call is refused with both. */
    body: z.object({ expected_total: toman, is_auto_after_charge: z.boolean().default(false) }),
    response: z.strictObject({ campaign, outcome: z.enum(['held', 'to_pay']), shortfall: toman }),
  },
  previewCampaign: {
    params: idParams,
    query: z.object({ call: z.enum(PREVIEWED_CALLS) }),
    response: z.strictObject({
      captured: toman,
      released: toman,
      placements: z.array(
        z.strictObject({ id: z.number().int(), title: z.string(), state: z.enum(PLACEMENT_STATES), captured: toman, released: toman }),
      ),
    }),
  },
  cancelCampaign: { params: idParams, body: z.object({ expected: previewed }), response: campaign },
  redateCampaign: { params: idParams, body: z.object({ publish_period_start: day, publish_period_end: day }), response: campaign },
  archiveCampaign: { params: idParams, response: campaign },
  restoreCampaign: { params: idParams, body: z.object({}), response: campaign },
} as const satisfies SchemasFor<typeof campaignsCalls>;
