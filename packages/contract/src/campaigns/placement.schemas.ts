import { z } from 'zod';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { firstCategory } from '../publishers/plans.schemas.ts';
import { count, instant, toman } from '../schema.ts';

/** A price: net, its discount and VAT, and what is paid in all. */
export const money = { price: toman, discount: toman, vat: toman, total: toman };

/** A publisher's place in a campaign. */
export const placement = z.strictObject({
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
  /** Net: the plan's own price, and the one that its publisher named in a negotiation instead; null where there is none. */
  plan_price: toman.nullable(),
  asked_price: toman.nullable(),
  ...money,
  captured: toman,
  released: toman,
  /** Why its publisher is out; null while it is not. */
  out_reason: z.enum(OUT_REASONS).nullable(),
  live_at: instant.nullable(),
  /** When its post was last changed while it was live. */
  edited_at: instant.nullable(),
  ended_at: instant.nullable(),
  slot_at: instant.nullable(),
  /** Another publisher took its share. */
  is_replaced: z.boolean(),
});
