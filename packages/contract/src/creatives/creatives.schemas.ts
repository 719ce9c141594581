import { z } from 'zod';
import { TITLE_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { checkLength } from '@jarchi/domain/validation/validators.ts';
import type { creativesCalls } from './creatives.calls.ts';
import { draftFile } from '../drafts/drafts.schemas.ts';
import { done, givenInstant, idParams, instant, page, paging, type SchemasFor } from '../schema.ts';
import { checkedText } from '../shapes/checked-text.ts';
import { opaqueText } from '../shapes/texts.ts';

const place = { media_type: z.enum(MEDIA_TYPES), content_type: z.enum(CONTENT_TYPES) };
/** Of the file on its owner's device; the form itself does not carry it. */
const last_modified = givenInstant.optional();

const template = z.strictObject({
  id: z.number().int(),
  title: z.string(),
  media_type: z.enum(MEDIA_TYPES),
  content_type: z.enum(CONTENT_TYPES),
  file: draftFile,
  created: instant,
});

export const creativesSchemas = {
  uploadMedia: {
    query: z.object({ ...place, purpose: z.enum(['creative', 'guide']).default('creative'), last_modified }),
    response: draftFile,
  },
  uploadPoster: { params: idParams, response: draftFile },
  uploadTemplate: {
    query: z.object({ ...place, title: checkedText((title) => checkLength(title, TITLE_MAX)).default(''), last_modified }),
    response: template,
  },
  listTemplates: {
    query: z.object({ ...paging, media_type: z.enum(MEDIA_TYPES).optional(), content_type: z.enum(CONTENT_TYPES).optional() }),
    response: page(template),
  },
  deleteTemplate: { params: idParams, response: done },
  listUtmKeyTemplates: {
    response: z.strictObject({
      results: z.array(
        z.strictObject({
          id: z.number().int(),
          title_fa: z.string(),
          keys: z.strictObject({ source: z.string(), medium: z.string(), campaign: z.string(), content: z.string(), term: z.string() }),
        }),
      ),
    }),
  },
  getMedia: {
    params: z.object({ key: opaqueText().regex(/^[\w-]{22,64}$/) }),
    query: z.object({ size: z.enum(['full', 'thumb']).default('full') }),
  },
} as const satisfies SchemasFor<typeof creativesCalls>;
