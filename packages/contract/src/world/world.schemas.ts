import { z } from 'zod';
import { instant, type SchemasFor } from '../schema.ts';
import type { worldCalls } from './world.calls.ts';

const clock = z.strictObject({
  now: instant,
  moving_to: instant.nullable(),
  can_move: z.boolean(),
});

export const worldSchemas = {
  getWorldClock: { response: clock },
  moveWorldClock: {
    body: z.object({
      hours: z
        .number()
        .int()
        .min(1)
        .max(24 * 60),
    }),
    response: clock,
  },
} as const satisfies SchemasFor<typeof worldCalls>;
