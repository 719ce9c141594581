import { z } from 'zod';
import { CAMPAIGN_STATES, STATE_REASONS } from '@jarchi/domain/campaigns/campaign-life.ts';
import { PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { campaignsCalls } from './campaigns.calls.ts';
import { draftFile } from './drafts.schemas.ts';
import { count, day, flag, idParams, instant, paging, repeated, toman, type SchemasFor } from './schema.ts';

const money = { price: toman, discount: toman, vat: toman, total: toman };

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
  /** Share of the publishing time that has passed, 0 to 1. */
  elapsed: z.number(),
  created: instant,
});

const placement = z.strictObject({
  id: z.number().int(),
  plan_id: z.number().int(),
  publisher_id: z.number().int(),
  title: z.string(),
  username: z.string(),
  state: z.enum(PLACEMENT_STATES),
  availability_hours: z.number().int(),
  reach_estimate: count,
  ...money,
  captured: toman,
  released: toman,
  live_at: instant.nullable(),
  ended_at: instant.nullable(),
});

const campaignEvent = z.strictObject({
  id: z.number().int(),
  at: instant,
  event: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  reason: z.enum(STATE_REASONS).nullable(),
  actor: z.enum(['advertiser', 'operator', 'publisher', 'system']),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const campaign = campaignRow.extend({
  /** The draft it is edited through while it may be. */
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
  money: z.strictObject({ held: toman, captured: toman, released: toman }),
  /** What is missing to buy it now; 0 when it can be bought. */
  shortfall: toman,
  waits_for: z.enum(['advertiser', 'operator', 'publisher', 'system']).nullable(),
  allowed: z.array(z.string()),
  placements: z.array(placement),
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

export const campaignsSchemas = {
  listCampaigns: {
    query: z.object({
      ...paging,
      is_deleted: flag.default(false),
      ordering: z.enum(CAMPAIGN_ORDERINGS).default('-created'),
      filter: repeated.optional(),
    }),
    response: z.strictObject({
      count,
      results: z.array(campaignRow),
      totals: z.strictObject({ price: toman, cost: toman, reach: count, goal_total_reach: count }),
    }),
  },
  getCampaign: { params: idParams, response: campaign },
  createCampaign: { body: z.object({ draft: z.number().int() }), response: campaign },
  purchaseCampaign: {
    params: idParams,
    /** The total the buyer saw: another one is refused with both. */
    body: z.object({ expected_total: toman, is_auto_after_charge: z.boolean().default(false) }),
    response: z.strictObject({ campaign, outcome: z.enum(['held', 'to_pay']), shortfall: toman }),
  },
  cancelCampaign: { params: idParams, body: z.object({}), response: campaign },
} as const satisfies SchemasFor<typeof campaignsCalls>;
