import { z } from 'zod';
import { count, toman } from '../schema.ts';
import { bundle, mediaPlan } from './plans.schemas.ts';

/** A package, or the reason why there is none. */
export const suggestion = z.discriminatedUnion('found', [
  z.strictObject({
    found: z.literal(true),
    plans: z.array(mediaPlan),
    bundles: z.array(bundle),
    cost: toman,
    /** The sum of estimated reach, which the optimiser maximises. */
    reach: count,
    /** Proved: no package within the limits has more reach, or costs less. */
    bound: count,
    gap: z.number(),
    is_proved_best: z.boolean(),
    /** Different people by the model, with the two bounds. */
    range: z.strictObject({ low: count, mid: count, high: count, reach_at_least: count, reach_at_most: count }),
  }),
  z.strictObject({
    found: z.literal(false),
    code: z.enum(['pinned_over_limit', 'goal_unreachable']),
    limit: z.enum(['budget', 'platform', 'category', 'count', 'publisher']).nullable(),
    excess: z.number().int().nullable(),
    most_reach: count.nullable(),
  }),
]);

/** A package of publishers that are paid by views, or the reason why there is none. */
export const viewsSuggestion = z.discriminatedUnion('found', [
  z.strictObject({
    found: z.literal(true),
    plans: z.array(mediaPlan),
    /** The plain sum of the estimates: views of several publishers add up. */
    views: count,
    /** Views by publishers in the campaign's categories; all of them if it has none. */
    fitting_views: count,
    /** False: no package within the limits fills the goal, and this one has the most views. */
    fills_goal: z.boolean(),
    /** Proved: how far its misfit can be from the least, 0.01 for 1 %. */
    gap: z.number(),
    is_proved_best: z.boolean(),
  }),
  z.strictObject({
    found: z.literal(false),
    code: z.literal('pinned_over_limit'),
    limit: z.enum(['count', 'publisher']),
    excess: z.number().int(),
  }),
]);
