import { z } from 'zod';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { DISPUTE_ATTACHMENTS_MAX, DISPUTE_STATES, DISPUTE_TEXT_MAX, STOP_REASON_MAX } from '@jarchi/domain/campaigns/campaign-life.ts';
import { firstCategory } from '../publishers/plans.schemas.ts';
import { campaign, previewed } from './campaign.schemas.ts';
import type { controlsCalls } from './controls.calls.ts';
import { askedAmount, count, givenInstant, idParams, instant, toman, type SchemasFor } from '../schema.ts';
import { longText, shortText } from '../shapes/texts.ts';

const id = z.number().int();
const placementParams = z.object({ id: z.coerce.number<number>().int().positive(), placement: z.coerce.number<number>().int().positive() });

/** An amount in its parts: without VAT, and the VAT. */
const parts = z.strictObject({ net: toman, vat: toman });

/** What was captured before the act, what it captures, and what it releases. */
const movedParts = { captured_before: parts, captured_now: parts, released_now: parts };

/** What a call would do to a campaign's money. Amounts with VAT, where they are not given in parts. */
export const preview = z.strictObject({
  captured: toman,
  released: toman,
  /** What is still held afterwards. */
  stays_held: toman,
  vat_percent: z.number(),
  /** Sums over the placements. */
  ...movedParts,
  /** The part of `released` that was held for no publisher. */
  released_rest: toman,
  /** Posts that stay up afterwards. */
  posts_up: count,
  /** Of a pause alone: the end of the hour that is still paid. */
  hour_end: instant.nullable(),
  /** Where views or clicks are paid for: the instant up to which all of them are counted, null before the first post is live. */
  measured_until: instant.nullable(),
  /** Where views or clicks are paid for: those that are counted, and in `captured_before`. */
  delivered_units: count.nullable(),
  /** The live ones first, then those with a slot in order of time. */
  placements: z.array(
    z.strictObject({
      id,
      category_id: firstCategory,
      title: z.string(),
      state: z.enum(PLACEMENT_STATES),
      slot_at: instant.nullable(),
      live_at: instant.nullable(),
      ended_at: instant.nullable(),
      captured: toman,
      released: toman,
      ...movedParts,
    }),
  ),
});

const lost = z.strictObject({
  id,
  plan_id: id,
  publisher_id: id,
  category_id: firstCategory,
  title: z.string(),
  username: z.string(),
  reach_estimate: count,
  slot_at: instant.nullable(),
  /** What is held for it, VAT included. */
  total: toman,
  out_reason: z.enum(OUT_REASONS),
});

const candidate = z.strictObject({
  plan_id: id,
  publisher_id: id,
  category_id: firstCategory,
  title: z.string(),
  username: z.string(),
  reach_estimate: count,
  /** Its slot if it accepts now; null where that is not known yet. */
  slot_at: instant.nullable(),
  /** After discount, without VAT; and with it. */
  price: toman,
  total: toman,
  /** VAT included: what is held in addition; negative where the hold shrinks. */
  difference: z.number().int(),
  /** The spendable money that is missing for it. */
  shortfall: toman,
  /** Chosen in the brief as an alternative. */
  is_alternative: z.boolean(),
});

export const controlsSchemas = {
  pauseCampaign: {
    params: idParams,
    /** Null: now, and until it is resumed. */
    body: z.object({
      expected: previewed,
      pause_at: givenInstant.nullable().default(null),
      resume_at: givenInstant.nullable().default(null),
    }),
    response: campaign,
  },
  resumeCampaign: { params: idParams, body: z.object({}), response: campaign },
  stopCampaign: {
    params: idParams,
    body: z.object({ expected: previewed, reason: shortText().max(STOP_REASON_MAX).default('') }),
    response: campaign,
  },
  listReplacements: {
    params: placementParams,
    response: z.strictObject({
      until: instant,
      lost,
      /** Money that can be held now. */
      spendable: toman,
      results: z.array(candidate),
    }),
  },
  replacePlacement: {
    params: placementParams,
    /** The difference that was shown: if it is higher now, the call is refused with both. */
    body: z.object({ plan_id: id, expected_difference: askedAmount }),
    response: campaign,
  },
  dropPlacement: { params: placementParams, body: z.object({ expected: previewed }), response: campaign },
  setAutoReplace: { params: idParams, body: z.object({ is_auto_replace: z.boolean() }), response: campaign },
  openDispute: {
    params: idParams,
    body: z.object({
      /** Null: about the whole campaign. */
      placement_id: id.nullable().default(null),
      reason: shortText().trim().min(1).max(DISPUTE_TEXT_MAX),
      /** Files of the account, by id. */
      attachments: z.array(id).max(DISPUTE_ATTACHMENTS_MAX).default([]),
    }),
    response: campaign,
  },
  answerDispute: {
    params: idParams,
    /** `refund` with VAT; 0: nothing is refunded. */
    body: z.object({ answer: longText().trim().min(1).max(DISPUTE_TEXT_MAX), refund: askedAmount.min(0).default(0) }),
    response: z.strictObject({ id, campaign_id: id, state: z.enum(DISPUTE_STATES), refunded: toman }),
  },
} as const satisfies SchemasFor<typeof controlsCalls>;
