import { z } from 'zod';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { CHANGE_CAUSES } from '@jarchi/domain/reports/change/explain-change.ts';
import { MEASUREMENT_SOURCES } from '@jarchi/domain/reports/reports.ts';
import { draftFile } from '../drafts/drafts.schemas.ts';
import { count, day, idParams, instant, pathId, toman, type SchemasFor } from '../schema.ts';
import { linkToken } from '../sharing/link-token.ts';
import { figures, granularity, measure, point, range, rangeQuery, reportFigures, statsQuery, unitCost } from './report-shapes.ts';
import type { reportTabsCalls } from './report-tabs-calls.ts';

/** What the figures of a report are told by. */
export const tab = z.enum(['publisher', 'content', 'platform', 'hour']).meta({
  description: 'What the rows are: publishers, contents, platforms, or the hours of the days of the week.',
});

const changedFigure = z.enum(['cost', 'reach', 'views', 'clicks']);

export const reportTabsSchemas = {
  getStatsParts: {
    params: idParams,
    query: statsQuery.extend({ by: z.enum(['content', 'platform']), ...linkToken }),
    response: z.strictObject({
      range,
      measure,
      /** Their figures sum to the totals of the report. */
      parts: z.array(
        reportFigures.extend({
          key: z.string(),
          /** A content's caption, or the publisher who made it; empty for a platform, which its key names. */
          title: z.string(),
          file: draftFile.nullable(),
          publishers: count,
          ...unitCost,
        }),
      ),
      totals: reportFigures.extend(unitCost),
    }),
  },
  getStatsHours: {
    params: idParams,
    query: z.object({ ...rangeQuery, ...linkToken }),
    response: z.strictObject({
      range,
      /** 168 of them, from Saturday midnight to the last hour of Friday. */
      hours: z.array(
        z.strictObject({
          weekday: z.number().int().min(0).max(6),
          hour: z.number().int().min(0).max(23),
          reach: count,
          views: count,
          clicks: count,
          cost: toman.nullable(),
        }),
      ),
      totals: reportFigures,
    }),
  },
  getStatsOfPlacement: {
    params: z.object({ campaign: pathId, placement: pathId }),
    query: z.object(rangeQuery),
    response: z.strictObject({
      placement_id: z.number().int(),
      publisher_id: z.number().int(),
      title: z.string(),
      username: z.string(),
      state: z.enum(PLACEMENT_STATES),
      out_reason: z.enum(OUT_REASONS).nullable(),
      /** The platform's id of the post, and its address where the id is one. */
      post_ref: z.string().nullable(),
      post_url: z.string().nullable(),
      availability_hours: z.number().int(),
      bought_units: count.nullable(),
      slot_at: instant.nullable(),
      live_at: instant.nullable(),
      ended_at: instant.nullable(),
      out_at: instant.nullable(),
      measured_until: instant.nullable(),
      /** Where its figures come from, over its whole life. */
      proofs: z.array(
        z.strictObject({ source: z.enum(MEASUREMENT_SOURCES), hours: count, rejected: count, first: instant, last: instant }),
      ),
      range,
      granularity,
      today: day,
      totals: figures.extend(unitCost),
      series: z.array(point),
    }),
  },
  explainChange: {
    params: idParams,
    query: z.object({ ...rangeQuery, figure: changedFigure.default('cost') }),
    response: z.strictObject({
      figure: changedFigure,
      measure,
      range,
      compared_range: range,
      /** Null where the change is below 1 %, or the earlier range has no figures. */
      change: z
        .strictObject({
          before: count,
          now: toman,
          /** What drives it: of a cost the people, views or clicks of the measure; of these the cost, in toman. */
          drive_before: toman,
          drive_now: toman,
          /** The largest first; they sum to now − before. */
          parts: z.array(
            z.strictObject({
              cause: z.enum(CHANGE_CAUSES),
              amount: z.number().int(),
              /** The publisher who makes more than half of it. */
              publisher: z.strictObject({ placement_id: z.number().int(), title: z.string() }).nullable(),
            }),
          ),
        })
        .nullable(),
    }),
  },
} as const satisfies SchemasFor<typeof reportTabsCalls>;
