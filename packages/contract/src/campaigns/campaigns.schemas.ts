import { z } from 'zod';
import { PREVIEWED_CALLS } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { DISCOUNT_CODE_LENGTH_MAX, DISCOUNT_CODES_MAX } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { campaignsCalls } from './campaigns.calls.ts';
import { draftData } from '../drafts/drafts.schemas.ts';
import { filterQuery, ordering, repeatedIds } from '../requests/parameters.ts';
import { category, mediaPlan } from '../publishers/plans.schemas.ts';
import { campaign, campaignRow, goal, previewed } from './campaign.schemas.ts';
import { controlsSchemas, preview } from './controls.schemas.ts';
import { askedAmount, count, day, flag, idParams, paging, toman, type SchemasFor } from '../schema.ts';
import { shortText } from '../shapes/texts.ts';

export const CAMPAIGN_ORDERINGS = [
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
  exportCampaigns: {
    query: z.object({ ...listChoice, campaign: repeatedIds('Only these campaigns of the list, a choice by hand.').default([]) }),
  },
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
      discount_codes: z.array(shortText().max(DISCOUNT_CODE_LENGTH_MAX)).max(DISCOUNT_CODES_MAX),
    }),
    response: campaign,
  },
  purchaseCampaign: {
    params: idParams,
    /** The total that the buyer saw: if it differs now, the call is refused with both. */
    body: z.object({
      expected_total: askedAmount,
      is_auto_after_charge: z.boolean().default(false),
      /** Left out: as it was chosen before. */
      is_auto_replace: z.boolean().optional(),
    }),
    response: z.strictObject({ campaign, outcome: z.enum(['held', 'to_pay']), shortfall: toman }),
  },
  previewCampaign: {
    params: idParams,
    query: z.object({ call: z.enum(PREVIEWED_CALLS) }),
    response: preview,
  },
  cancelCampaign: { params: idParams, body: z.object({ expected: previewed }), response: campaign },
  redateCampaign: { params: idParams, body: z.object({ publish_period_start: day, publish_period_end: day }), response: campaign },
  archiveCampaign: { params: idParams, response: campaign },
  restoreCampaign: { params: idParams, body: z.object({}), response: campaign },
  ...controlsSchemas,
} as const satisfies SchemasFor<typeof campaignsCalls>;
