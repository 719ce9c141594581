import { z } from 'zod';
import { count, idParams, type SchemasFor } from '../schema.ts';
import type { clicksCalls } from './clicks.calls.ts';

const link = z.strictObject({
  placement_id: z.number().int(),
  url: z.string(),
  /** Where it leads: the landing page with its UTM. */
  target: z.string(),
  /** Clicks of people, each visitor once in 30 seconds. */
  clicks: count,
  /** Programs, previews and repeats. */
  rejected: count,
});

export const clicksSchemas = {
  listTrackedLinks: {
    params: idParams,
    response: z.strictObject({
      results: z.array(link),
      /** Whether these clicks are the campaign's figures, or stand beside those of the platform. */
      is_counted: z.boolean(),
    }),
  },
} as const satisfies SchemasFor<typeof clicksCalls>;
