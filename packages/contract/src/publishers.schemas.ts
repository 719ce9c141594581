import { z } from 'zod';
import { CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { publishersCalls } from './publishers.calls.ts';
import { count, flag, paging, repeated, toman, type SchemasFor } from './schema.ts';

const mediaPlan = z.strictObject({
  id: z.number().int(),
  publisher_id: z.number().int(),
  media_type: z.enum(MEDIA_TYPES),
  content_type: z.enum(CONTENT_TYPES),
  title: z.string(),
  username: z.string(),
  page_type: z.string(),
  followers: count,
  categories: z.array(z.strictObject({ id: z.number().int(), title_fa: z.string() })),
  /** Net of VAT, toman. */
  price: toman,
  availability_hours: z.number().int().positive(),
  /** Median reach of the last posts of this format, with its likely range. */
  reach: count,
  reach_low: count,
  reach_high: count,
  cost_per_thousand: z.number().int().nullable(),
  is_reliable: z.boolean(),
  is_recommended: z.boolean(),
  will_provide_insight: z.boolean(),
});

/** Orderings: most suitable, price, members, reach, cost per thousand; a leading - descends. */
const PLAN_ORDERINGS = [
  'suitable',
  'price',
  '-price',
  'followers',
  '-followers',
  'reach',
  '-reach',
  'cost_per_thousand',
  '-cost_per_thousand',
] as const;

export const publishersSchemas = {
  listMediaPlans: {
    params: z.object({ kind: z.string().regex(/^[a-z]+-[a-z-]+$/) }),
    query: z.object({
      ...paging,
      ordering: z.enum(PLAN_ORDERINGS).default('suitable'),
      filter: repeated.optional(),
      /** Only these plans, for a cart that is opened again. */
      id: repeated.optional(),
      /** Categories of the campaign: what fits them is more suitable. */
      suits: repeated.optional(),
      with_facets: flag.default(false),
    }),
    response: z.strictObject({
      count,
      results: z.array(mediaPlan),
      facets: z.strictObject({ categories: z.array(z.strictObject({ id: z.number().int(), count })) }).nullable(),
    }),
  },
  listCategories: {
    response: z.strictObject({
      results: z.array(z.strictObject({ id: z.number().int(), title_fa: z.string() })),
    }),
  },
} as const satisfies SchemasFor<typeof publishersCalls>;
