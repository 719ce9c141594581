import { z } from 'zod';
import { PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import type { reportsCalls } from './reports.calls.ts';
import { count, day, flag, idParams, instant, toman, type SchemasFor } from './schema.ts';

const range = z.strictObject({ from: day, to: day });
const figures = z.strictObject({
  reach: count,
  views: count,
  clicks: count,
  cost: toman,
  click_rate: z.number().nullable(),
  cost_per_thousand: z.number().nullable(),
});
/** Null where nothing was measured: a gap, never a zero. */
const point = z.strictObject({
  at: instant,
  reach: count.nullable(),
  views: count.nullable(),
  clicks: count.nullable(),
  cost: toman.nullable(),
  cost_per_thousand: z.number().nullable(),
});

const REPORT_ORDERINGS = [
  'reach',
  '-reach',
  'views',
  '-views',
  'clicks',
  '-clicks',
  'cost',
  '-cost',
  'cost_per_thousand',
  '-cost_per_thousand',
] as const;

const query = z.object({
  only_accepted_ccs_for_cpm: flag.default(true),
  from: day.optional(),
  to: day.optional(),
  ordering: z.enum(REPORT_ORDERINGS).default('-reach'),
});

export const reportsSchemas = {
  getStats: {
    params: idParams,
    query,
    response: z.strictObject({
      range,
      compared_range: range,
      /** The campaign's own days, the range a report opens with. */
      campaign_range: range,
      today: day,
      granularity: z.enum(['daily', 'hourly']),
      totals: figures,
      compared_totals: figures,
      series: z.array(point),
      compared_series: z.array(point),
      publishers: z.array(
        z.strictObject({
          placement_id: z.number().int(),
          publisher_id: z.number().int(),
          title: z.string(),
          username: z.string(),
          state: z.enum(PLACEMENT_STATES),
          reach: count,
          views: count,
          clicks: count,
          cost: toman,
          cost_per_thousand: z.number().nullable(),
        }),
      ),
      /** Figures of the whole campaign so far, for the pace. */
      pace: z.strictObject({
        cost: toman,
        price: toman,
        reach: count,
        goal_total_reach: z.number().int().nullable(),
        elapsed: z.number(),
        days_left: z.number().int(),
        goal_day: day.nullable(),
      }),
    }),
  },
  exportReport: { params: idParams, query },
} as const satisfies SchemasFor<typeof reportsCalls>;
