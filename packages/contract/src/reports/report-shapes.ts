import { z } from 'zod';
import { METRICS } from '@jarchi/domain/campaigns/goals.ts';
import { days, ordering } from '../requests/parameters.ts';
import { count, day, flag, instant, toman } from '../schema.ts';

export const range = z.strictObject({ from: day, to: day });
export const figures = z.strictObject({
  reach: count,
  views: count,
  clicks: count,
  cost: toman,
  click_rate: z.number().nullable(),
});
/** In a report, where a link may hide what the campaign costs: then every cost is null. */
export const reportFigures = figures.extend({ cost: toman.nullable() });
/** Null where nothing was measured: a gap, never a zero. */
export const point = z.strictObject({
  at: instant,
  reach: count.nullable(),
  views: count.nullable(),
  clicks: count.nullable(),
  cost: toman.nullable(),
});

export const REPORT_ORDERINGS = [
  'reach',
  '-reach',
  'views',
  '-views',
  'clicks',
  '-clicks',
  'cost',
  '-cost',
  'unit_cost',
  '-unit_cost',
] as const;

/** Toman for a thousand people or views or for a click, as the campaign's measure is; null where there is none. */
export const unitCost = { unit_cost: toman.nullable() };
export const granularity = z.enum(['daily', 'hourly']);
export const measure = z.enum(METRICS);

/** The days of a report, and those it is compared with. */
export const rangeQuery = {
  only_accepted_ccs_for_cpm: flag.default(true),
  ...days('Default: the campaign’s own days.'),
  compare_from: day.optional().meta({
    description:
      'The first day of the range to compare with. Default: the equally long range before; with `compare_to` alone, the equally long range that ends there.',
  }),
  compare_to: day.optional().meta({
    description: 'The last day of the range to compare with. Default: with `compare_from` alone, the equally long range that begins there.',
  }),
};

export const statsQuery = z.object({ ...rangeQuery, ordering: ordering(REPORT_ORDERINGS, '-reach') });
