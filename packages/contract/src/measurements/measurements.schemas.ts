import { z } from 'zod';
import { METRICS } from '@jarchi/domain/campaigns/goals.ts';
import { REJECT_REASONS } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import { MEASUREMENT_SOURCES } from '@jarchi/domain/reports/reports.ts';
import { count, day, flag, givenInstant, idParams, instant, page, paging, toman, type SchemasFor } from '../schema.ts';
import { firstCategory } from '../publishers/plans.schemas.ts';
import type { measurementsCalls } from './measurements.calls.ts';
import { opaqueText } from '../shapes/texts.ts';

const id = z.number().int();
const metric = z.enum(METRICS);
const source = z.enum(MEASUREMENT_SOURCES);
const placementId = z.coerce.number<number>().int().positive().optional().meta({ description: 'One placement; all of them without it.' });

/** The part of a report that a figure stands for. */
const cell = {
  placement_id: placementId,
  from: day.meta({ description: 'The first day (YYYY-MM-DD in Tehran).' }),
  to: day.meta({ description: 'The last day (YYYY-MM-DD in Tehran); it may be equal to the first day.' }),
  hour: givenInstant.optional().meta({ description: 'The start of one hour of these days.' }),
};

const figure = {
  ...cell,
  metric,
  source: source.optional(),
  is_accepted: flag.optional().meta({ description: 'Only what counts, or only what does not. The sums are of both.' }),
  only_accepted_ccs_for_cpm: flag
    .default(true)
    .meta({ description: 'False: figures that their own source rejected count, as in the report with the same parameter.' }),
};

const MEASUREMENTS_MAX = 200;

const ofPlacement = z.strictObject({
  placement_id: id,
  publisher_id: id,
  category_id: firstCategory,
  title: z.string(),
  username: z.string(),
});

const sums = z.strictObject({
  /** Equal to the figure of the report. */
  total: count,
  accepted: count,
  rejected: count,
  /** Hours with a measurement that counts. */
  hours: count,
  /** Where the total comes from, the largest part first. */
  sources: z.array(z.strictObject({ source, value: count, measurements: count })),
});

const measurement = z.strictObject({
  placement_id: id,
  hour: instant,
  source,
  value: count,
  collected_at: instant,
  /** Whether it is part of the total. */
  is_counted: z.boolean(),
  is_accepted: z.boolean(),
  reject_reason: z.enum(REJECT_REASONS).nullable(),
  /** The source whose figure stands for this hour, if there is one. */
  standing_source: source.nullable(),
});

export const measurementsSchemas = {
  listMeasurements: {
    params: idParams,
    query: z.object({
      ...figure,
      limit: z.coerce.number<number>().int().min(1).max(MEASUREMENTS_MAX).default(50),
      after: opaqueText()
        .regex(/^\d{1,15}_\d{1,15}_-?\d{1,5}_[a-z_]{0,30}$/)
        .optional()
        .meta({ description: 'The `next` of the page before.' }),
    }),
    response: z.strictObject({
      sums,
      /** Each placement with a measurement, the largest total first. */
      placements: z.array(ofPlacement.extend({ sums })),
      /** In the order of placements and hours. */
      results: z.array(measurement),
      next: z.string().nullable(),
    }),
  },
  exportMeasurements: { params: idParams, query: z.object(figure) },
  getCostRule: {
    params: idParams,
    query: z.object(cell),
    response: z.strictObject({
      /** Equal to the cost of the report. */
      cost: toman,
      placements: z.array(
        ofPlacement.extend({
          cost: toman,
          /** What is paid. */
          unit: z.enum(['hours', 'views', 'clicks']),
          /** Units of these days that are paid, and all that were bought, for `net` (without VAT). */
          delivered: count,
          bought: count,
          net: toman,
          /** The part of the cost that arose when the share was closed: rounding, or what a late cancellation keeps. */
          closing: toman,
        }),
      ),
      /** What the ledger captured in these days, VAT included, the newest first; at most a hundred. */
      captures: z.array(z.strictObject({ at: instant, placement_id: id.nullable(), amount: toman })),
      captured: toman,
    }),
  },
  listMeasurementFindings: {
    query: z.object(paging),
    response: page(
      z.strictObject({
        id,
        account_id: id,
        account: z.string(),
        campaign_id: id,
        campaign: z.string(),
        placement_id: id,
        publisher: z.string(),
        metric,
        hour: instant,
        source,
        standing: count,
        value: count,
        /** Where units are paid a lower or late figure does not count until staff decide. */
        is_counted: z.boolean(),
        found_at: instant,
      }),
    ),
  },
} as const satisfies SchemasFor<typeof measurementsCalls>;
