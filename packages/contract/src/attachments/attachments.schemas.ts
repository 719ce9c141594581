import { z } from 'zod';
import { pathId, type SchemasFor } from '../schema.ts';
import type { attachmentsCalls } from './attachments.calls.ts';

export const attachmentShape = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  /** image/jpeg, image/png, image/gif or application/pdf. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

export const attachmentsSchemas = {
  uploadAttachment: { response: attachmentShape },
  getAttachment: { params: z.object({ attachment: pathId }) },
} as const satisfies SchemasFor<typeof attachmentsCalls>;
