import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { liveCalls } from './live.calls.ts';
import { opaqueText } from '../shapes/texts.ts';

/** The longest time that a stream without an `after` looks back, in seconds. */
const LOOK_BACK_MAX_S = 600;

export const liveSchemas = {
  openLive: {
    query: z.object({
      /** The id of the last event that came; the stream goes on after it. */
      after: opaqueText().max(80).optional(),
      /** Without `after`: the stream begins with the events of this many seconds. */
      age: z.coerce.number().int().min(0).max(LOOK_BACK_MAX_S).default(0),
    }),
  },
} as const satisfies SchemasFor<typeof liveCalls>;
