import { z } from 'zod';
import { CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { creativesCalls } from './creatives.calls.ts';
import { draftFile } from './drafts.schemas.ts';
import type { SchemasFor } from './schema.ts';

export const creativesSchemas = {
  uploadMedia: {
    query: z.object({ media_type: z.enum(MEDIA_TYPES), content_type: z.enum(CONTENT_TYPES) }),
    response: draftFile,
  },
  getMedia: { params: z.object({ key: z.string().regex(/^[\w-]{22,64}$/) }) },
} as const satisfies SchemasFor<typeof creativesCalls>;
