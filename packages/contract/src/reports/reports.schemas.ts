import { z } from 'zod';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { CAMPAIGN_STATES, STATE_REASONS } from '@jarchi/domain/campaigns/campaign-life.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { OVERVIEW_FILTER_FIELDS } from '@jarchi/domain/reports/overview/overview-choice.ts';
import { goal } from '../campaigns/campaign.schemas.ts';
import { days, filterQuery, ordering } from '../requests/parameters.ts';
import { figures, granularity, measure, point, range, REPORT_ORDERINGS, reportFigures, statsQuery, unitCost } from './report-shapes.ts';
import { reportNotesSchemas } from './report-notes.schemas.ts';
import { reportTabsSchemas, tab } from './report-tabs.schemas.ts';
import type { reportsCalls } from './reports.calls.ts';
import { linkToken } from '../sharing/link-token.ts';
import { firstCategory } from '../publishers/plans.schemas.ts';
import { count, day, idParams, page, paging, toman, type SchemasFor } from '../schema.ts';

const OVERVIEW_ORDERINGS = [...REPORT_ORDERINGS, 'title', '-title'] as const;

const overviewChoice = {
  ...days('Default: the 30 days up to `to`, and today as `to`.'),
  filter: filterQuery(OVERVIEW_FILTER_FIELDS),
  ordering: ordering(OVERVIEW_ORDERINGS, '-reach'),
};

/** Of the campaigns with one measure: their cost, the people, views or clicks that they brought, and the price of a unit. */
const price = z.strictObject({ measure, cost: toman, reached: count, ...unitCost });

/** A price for each measure of the campaigns: people, views and clicks do not add up. */
const countedFigures = figures.extend({ campaigns: count, prices: z.array(price) });

const linkQuery = statsQuery.extend(linkToken);

export const reportsSchemas = {
  getStats: {
    params: idParams,
    query: linkQuery,
    response: z.strictObject({
      range,
      /** Null for a link, which compares nothing. */
      compared_range: range.nullable(),
      /** The campaign's own days: the range with which a report opens. */
      campaign_range: range,
      today: day,
      granularity,
      totals: reportFigures.extend(unitCost),
      compared_totals: reportFigures.extend(unitCost).nullable(),
      series: z.array(point.extend(unitCost)),
      compared_series: z.array(point.extend(unitCost)),
      publishers: z.array(
        z.strictObject({
          placement_id: z.number().int(),
          publisher_id: z.number().int(),
          category_id: firstCategory,
          title: z.string(),
          username: z.string(),
          state: z.enum(PLACEMENT_STATES),
          /** Why its publisher is out; null while it is not. */
          out_reason: z.enum(OUT_REASONS).nullable(),
          reach: count,
          views: count,
          clicks: count,
          cost: toman.nullable(),
          ...unitCost,
        }),
      ),
      /** Figures of the whole campaign so far, for the pace. */
      pace: z.strictObject({
        cost: toman.nullable(),
        price: toman.nullable(),
        reach: count,
        goal_total_reach: z.number().int().nullable(),
        goal,
        elapsed: z.number(),
        days_left: z.number().int(),
        goal_day: day.nullable(),
      }),
    }),
  },
  exportReport: { params: idParams, query: linkQuery.extend({ by: tab.default('publisher') }) },
  exportReportPdf: { params: idParams, query: linkQuery },
  ...reportTabsSchemas,
  ...reportNotesSchemas,
  getOverview: {
    query: z.object({ ...paging, ...overviewChoice }),
    response: z.strictObject({
      range,
      compared_range: range,
      today: day,
      granularity,
      /** Campaigns with figures in the range. */
      totals: countedFigures,
      compared_totals: countedFigures,
      /** Every platform with figures in the range, the one with the most reach first; their series have the same instants. */
      platforms: z.array(countedFigures.extend({ media_type: z.enum(MEDIA_TYPES), series: z.array(point) })),
      compared_series: z.array(point),
      /** For each measure its price at the instants of the series, and of the compared series. */
      price_series: z.array(
        z.strictObject({ measure, unit_costs: z.array(toman.nullable()), compared_unit_costs: z.array(toman.nullable()) }),
      ),
      types: z.array(countedFigures.extend({ campaign_type: z.enum(CAMPAIGN_TYPES) })),
      campaigns: page(
        figures.extend({
          id: z.number().int(),
          title: z.string(),
          media_type: z.enum(MEDIA_TYPES),
          campaign_type: z.enum(CAMPAIGN_TYPES),
          content_type: z.enum(CONTENT_TYPES),
          state: z.enum(CAMPAIGN_STATES),
          reason: z.enum(STATE_REASONS).nullable(),
          /** What it is judged by; unit_cost is the price of a unit of it. */
          measure,
          ...unitCost,
        }),
      ),
    }),
  },
  exportOverview: { query: z.object(overviewChoice) },
} as const satisfies SchemasFor<typeof reportsCalls>;
