import { z } from 'zod';
import { CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { count, toman } from '../schema.ts';

export const category = z.strictObject({ id: z.number().int(), title_fa: z.string() });
/** A publisher's first category; null if it has none. */
export const firstCategory = z.number().int().nullable().optional();

export const mediaPlan = z.strictObject({
  id: z.number().int(),
  publisher_id: z.number().int(),
  media_type: z.enum(MEDIA_TYPES),
  content_type: z.enum(CONTENT_TYPES),
  title: z.string(),
  username: z.string(),
  page_type: z.string(),
  followers: count,
  categories: z.array(category),
  /** Net of VAT, toman. */
  price: toman,
  availability_hours: z.number().int().positive(),
  /** Stories in a row; 1 for other formats. */
  story_count: z.number().int().positive().optional(),
  /** Median reach of the last posts of this format, with its likely range. */
  reach: count,
  reach_low: count,
  reach_high: count,
  cost_per_thousand: z.number().int().nullable(),
  is_reliable: z.boolean(),
  is_recommended: z.boolean(),
  will_provide_insight: z.boolean(),
});

export const bundle = z.strictObject({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** Net of VAT, and the sum of its plans' own prices. */
  price: toman,
  list_price: toman,
  reach: count,
  plans: z.array(mediaPlan),
});
