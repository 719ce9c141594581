import { z } from 'zod';
import { STOP_REASON_MAX } from '@jarchi/domain/campaigns/campaign-life.ts';
import { SEVERAL_MAX } from '@jarchi/domain/views/campaign-views.ts';
import { repeatedIds } from '../requests/parameters.ts';
import { SEVERAL_REFUSALS, type severalCalls } from './several.calls.ts';
import { toman, type SchemasFor } from '../schema.ts';
import { previewed } from './campaign.schemas.ts';
import { shortText } from '../shapes/texts.ts';

/** Acts that move money: the effect on each campaign is shown first. */
const SHOWN_ACTIONS = ['pause', 'stop', 'cancel'] as const;
const SEVERAL_ACTIONS = ['archive', 'restore', 'duplicate', 'resume', ...SHOWN_ACTIONS] as const;

const id = z.number().int().positive();
/** Null where it is done, or can be. */
const refusal = z.strictObject({ code: z.enum(SEVERAL_REFUSALS), facts: z.record(z.string(), z.unknown()) }).nullable();
/** Toman, VAT included. */
const amounts = { captured: toman, released: toman };

export const severalSchemas = {
  previewCampaigns: {
    query: z.object({ action: z.enum(SHOWN_ACTIONS), ids: repeatedIds('Campaigns, 100 at most.') }),
    response: z.strictObject({
      /** Sums over the campaigns that would be acted on. */
      ...amounts,
      stays_held: toman,
      results: z.array(z.strictObject({ id, ...amounts, refusal })),
    }),
  },
  actOnCampaigns: {
    body: z.object({
      action: z.enum(SEVERAL_ACTIONS),
      ids: z.array(id).min(1).max(SEVERAL_MAX).meta({ description: 'Campaigns; a repeated id is refused as `listed_twice`.' }),
      expected: z
        .array(z.object({ id, ...previewed.shape }))
        .max(SEVERAL_MAX)
        .default([])
        .meta({ description: 'For each campaign that is paused, stopped or cancelled, what was shown; without it nothing is done.' }),
      reason: shortText().max(STOP_REASON_MAX).default('').meta({ description: 'Why the campaigns are stopped; may be empty.' }),
    }),
    response: z.strictObject({
      /** In the order of the request. */
      results: z.array(
        z.strictObject({
          id,
          refusal,
          /** The new draft of a duplicate. */
          draft: id.nullable(),
        }),
      ),
    }),
  },
} as const satisfies SchemasFor<typeof severalCalls>;
