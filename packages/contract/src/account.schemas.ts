import { z } from 'zod';
import type { accountCalls } from './account.calls.ts';
import { toman, type SchemasFor } from './schema.ts';
import { user } from './session.schemas.ts';

const featureFlags = z.strictObject({
  'panel-recommender-toggle': z.boolean(),
  'media-plan-v2-additional-services': z.boolean(),
  'media-plan-v2-ui': z.boolean(),
  'media-plan-v2-new-display-descriptions-and-titles': z.boolean(),
});

export const accountSchemas = {
  getAccountInfo: {
    response: z.strictObject({
      id: z.number().int(),
      phone: z.string().nullable(),
      balance: toman,
      account: z.string(),
      title: z.string(),
      has_seen_welcome_message: z.boolean(),
      is_hijacked: z.boolean(),
      is_official: z.boolean(),
    }),
  },
  getSharedUser: { response: user },
  listUserServices: {
    response: z.strictObject({
      results: z.array(
        z.strictObject({
          service: z.string(),
          account: z.string(),
          url: z.string(),
          type: z.enum(['pub', 'adv', 'discover', 'other']),
          app_title: z.string(),
          typeText: z.string(),
        }),
      ),
    }),
  },
  listFeatureFlags: {
    body: z.object({ feature_flags: z.array(z.string().max(80)).max(50).default([]) }),
    response: z.strictObject({ feature_flags: featureFlags }),
  },
} as const satisfies SchemasFor<typeof accountCalls>;
