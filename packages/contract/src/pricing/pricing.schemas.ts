import { z } from 'zod';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { pricingCalls } from './pricing.calls.ts';
import { askedAmount, count, day, toman, type SchemasFor } from '../schema.ts';

const place = { media_type: z.enum(MEDIA_TYPES), content_type: z.enum(CONTENT_TYPES) };

/** Toman for a thousand views, and the publishers' part of it; goals in thousands. */
const configuration = z.strictObject({
  ...place,
  cpm_price: toman,
  cpm_publisher_price: toman,
  default_goal: count.nullable(),
  minimum: count.nullable(),
  maximum: count.nullable(),
});

const sums = { price: toman, vat: toman, vat_percent: z.number(), total: toman };

export const pricingSchemas = {
  getCpmPrice: {
    body: z.object({ ...place, goal_total_reach: askedAmount }),
    response: z.strictObject({ ...sums, cpm_price: toman, cpm_publisher_price: toman }),
  },
  listCpmConfigurations: { response: z.strictObject({ results: z.array(configuration) }) },
  getCpmConfiguration: { query: z.object(place), response: configuration },
  readCpmPrice: { query: z.object(place), response: z.strictObject({ cpm_price: toman, cpm_publisher_price: toman }) },
  getCpcPrice: {
    body: z.object({ ...place, goal_total_reach: askedAmount, publish_period_start: day, publish_period_end: day }),
    response: z.strictObject({
      ...sums,
      days: count,
      /** The clicks of the day with the most: a remainder goes to the first days. */
      daily_clicks: count,
      /** The minimum for the period. */
      minimum: count,
      /** The average price of all clicks, rounded. */
      cpc_price: toman,
      tiers: z.array(
        z.strictObject({
          from_clicks: count,
          price: toman,
          /** Clicks of that day in this band. */
          clicks: count,
        }),
      ),
    }),
  },
  listServices: {
    query: z.object({ ...place, campaign_type: z.enum(CAMPAIGN_TYPES) }),
    response: z.strictObject({
      results: z.array(z.strictObject({ key: z.string(), title_fa: z.string(), description_fa: z.string(), price: toman })),
    }),
  },
} as const satisfies SchemasFor<typeof pricingCalls>;
