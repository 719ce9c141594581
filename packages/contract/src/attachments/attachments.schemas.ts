import { z } from 'zod';
import { ATTACHMENT_PURPOSES } from '@jarchi/domain/attachments/attachment-files.ts';
import { pathId, type SchemasFor } from '../schema.ts';
import type { attachmentsCalls } from './attachments.calls.ts';

export const attachmentShape = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  /** image/jpeg, image/png, image/gif or application/pdf; with tickets also text/plain, video/mp4 or video/quicktime. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

export const attachmentsSchemas = {
  uploadAttachment: { query: z.object({ purpose: z.enum(ATTACHMENT_PURPOSES).default('request') }), response: attachmentShape },
  getAttachment: { params: z.object({ attachment: pathId }) },
} as const satisfies SchemasFor<typeof attachmentsCalls>;
