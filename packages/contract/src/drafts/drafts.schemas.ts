import { z } from 'zod';
import { CREATION_STEPS } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { DRAFT_FIELDS, DRAFT_FILE, GIVEN_FIELDS } from '@jarchi/domain/drafts/fields/draft-fields.ts';
import type { draftsCalls } from './drafts.calls.ts';
import { done, idParams, instant, page, paging, type SchemasFor } from '../schema.ts';
import { schemaOfShape, schemasOfFields } from './schema-of-shape.ts';

export const draftFile = schemaOfShape(DRAFT_FILE);

/** Shapes only: a draft may be unfinished. The domain decides what each step needs. */
export const draftData = z.strictObject(schemasOfFields(DRAFT_FIELDS));

const draft = z.strictObject({
  id: z.number().int(),
  campaign: z.number().int().nullable(),
  ...schemasOfFields(GIVEN_FIELDS),
  draft_step: z.enum(CREATION_STEPS),
  data: draftData,
  version: z.number().int(),
  updated_at: instant,
});

const draftBody = z.object({
  data: draftData,
  campaign: z.number().int().nullable().default(null),
  draft_step: z.enum(CREATION_STEPS),
});

export const draftsSchemas = {
  listDrafts: { query: z.object(paging), response: page(draft) },
  getDraft: { params: idParams, response: draft },
  createDraft: { body: draftBody, response: draft },
  updateDraft: {
    params: idParams,
    body: draftBody.extend({ version: z.number().int() }),
    response: draft,
  },
  deleteDraft: { params: idParams, response: done },
} as const satisfies SchemasFor<typeof draftsCalls>;
