import { z } from 'zod';
import { CAMPAIGN_STATES } from '@jarchi/domain/campaigns/campaign-life.ts';
import { HOLD_WAITS } from '@jarchi/domain/campaigns/rehearsal/hold-outlook.ts';
import { IF_REFUSALS } from '@jarchi/domain/campaigns/rehearsal/if-refusals.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { count, day, instant, toman, type SchemasFor } from '../schema.ts';
import type { rehearsalCalls } from './rehearsal.calls.ts';
import { opaqueText } from '../shapes/texts.ts';

const IFS_MAX = 20;
const params = z.object({ account: opaqueText().max(80) });
const id = z.number().int().positive();

const named = {
  campaign: z.number().int(),
  title: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  media_type: z.enum(MEDIA_TYPES),
  state: z.enum(CAMPAIGN_STATES),
};
const publisher = z.strictObject({ placement: z.number().int(), title: z.string() });

const hold = z.strictObject({
  ...named,
  amount: toman,
  /** Publishers whose share is held. */
  publishers: count,
  waits_for: z.enum(HOLD_WAITS),
  /** The next deadline of the system; null where people decide without one. */
  next_at: instant.nullable(),
  /** When nothing is held any more, if everybody does their part; null while that depends on a decision of the advertiser. */
  settled_at: instant.nullable(),
  /** Views or clicks that are still to be delivered; 0 where hours are bought. */
  units_left: count,
  /** Shares of publishers who fell out, released then unless somebody takes them. */
  lost: z.array(publisher.extend({ amount: toman, at: instant })),
});

const supposition = z.discriminatedUnion('if', [
  z.strictObject({ if: z.literal('buy'), campaign: id }),
  z.strictObject({ if: z.literal('buy_draft'), draft: id }),
  z.strictObject({ if: z.literal('end'), campaign: id, delivered_percent: z.number().int().min(0).max(100) }),
  z.strictObject({ if: z.literal('fall_out'), campaign: id, placement: id }),
]);

/** What one supposition does alone, to available and held money, and when the last of it happens; or why it cannot be. */
const effect = z.strictObject({
  available: toman,
  held: toman,
  at: instant.nullable(),
  refused: z.enum(IF_REFUSALS).nullable(),
  shortfall: toman.nullable(),
});

export const rehearsalSchemas = {
  listHolds: { params, response: z.strictObject({ held: toman, results: z.array(hold) }) },
  rehearse: {
    params,
    body: z.object({ ifs: z.array(supposition).max(IFS_MAX) }),
    response: z.strictObject({
      now: instant,
      balance: z.strictObject({ available: toman, held: toman, debt_limit: toman, spendable: toman }),
      after: z.strictObject({ available: toman, held: toman, spendable: toman }),
      /** In the order of the request. */
      effects: z.array(effect),
      /** The money at the end of each day, and what it would be without any of this. */
      days: z.array(z.strictObject({ day, available: toman, held: toman, available_without: toman })),
      /** What may be supposed, with what it would do alone. */
      options: z.array(
        z.strictObject({
          ...named,
          /** What a purchase holds, VAT included; null for a campaign that cannot be bought now. */
          buy: effect.nullable(),
          /** Its end with everything delivered; null for a campaign without a hold. */
          end: effect.nullable(),
          /** Views or clicks are bought, so that less than all of them may be delivered. */
          is_by_units: z.boolean(),
          publishers: z.array(publisher),
        }),
      ),
      /** Complete drafts that no campaign was made of, newest first, with what a purchase at the price of now would hold. */
      drafts: z.array(
        z.strictObject({
          draft: z.number().int(),
          title: z.string(),
          campaign_type: z.enum(CAMPAIGN_TYPES),
          media_type: z.enum(MEDIA_TYPES),
          buy: effect,
        }),
      ),
    }),
  },
} as const satisfies SchemasFor<typeof rehearsalCalls>;
